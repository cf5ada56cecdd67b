import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Hindi texts of the account page. */
const hi: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'आपका खाता',
  changeName: 'अपना नाम बदलें',
  changeYourEmail: 'अपना ईमेल पता बदलें',
  changePassword: 'अपना पासवर्ड बदलें',
  addPassword: 'पासवर्ड जोड़ें',
  waysToSignIn: 'साइन इन करने के तरीके',
  secondSteps: 'दूसरे चरण',
  passkeys: 'पासकी',
  addPasskey: 'पासकी जोड़ें',
  renamePasskey: 'पासकी का नाम बदलें',
  removePasskey: 'पासकी हटाएं',
  deleteAccount: 'अपना खाता मिटाएं',

  // Paragraphs:
  signInAgainTo: 'जारी रखने के लिए, {account} खाते में फिर से साइन इन करें।',
  emailChangeSent: '{email} पर भेजे गए ईमेल में दिया गया लिंक खोलें। इसके बाद, आपका ईमेल पता बदल जाएगा।',
  noSecondStep: 'आपने अभी तक कोई दूसरा चरण नहीं जोड़ा है।',
  deletionExplained: 'आपका खाता {account} मिटा दिया जाएगा। इस कार्रवाई को पहले जैसा नहीं किया जा सकता।',
  onlyWay: 'साइन इन करने का आपका यही एक तरीका है। इसे हटाने से पहले, कोई दूसरा तरीका जोड़ें।',
  methodRemovalExplained: 'इसके बाद, आप इस तरीके से साइन इन नहीं कर पाएंगे।',
  emailRemovalExplained: 'आपके खाते का ईमेल पता भी हटा दिया जाएगा।',
  stepRemovalExplained: 'यह दूसरा चरण अब आपके खाते को सुरक्षित नहीं रखेगा।',
  noPasskey: 'आपके पास अभी कोई पासकी नहीं है। इससे आप अपने फ़िंगरप्रिंट, चेहरे या डिवाइस के पिन से साइन इन करते हैं।',
  passkeyAddedOn: 'जोड़ने की तारीख: {date}',
  passkeyUsedOn: 'आखिरी बार इस्तेमाल: {date}',

  // Labels:
  newEmail: 'नया ईमेल पता',
  connected: 'कनेक्ट किया गया',
  connect: '{provider} को कनेक्ट करें',
  disconnect: '{provider} को डिसकनेक्ट करें',
  removePassword: 'अपना पासवर्ड हटाएं',
  removePhone: '{number} को हटाएं',
  addPhone: 'फ़ोन नंबर जोड़ें',
  changePhone: 'अपना फ़ोन नंबर बदलें',
  removeStep: '{step} को हटाएं',
  passkeyName: 'पासकी का नाम',

  // Messages:
  nameChanged: 'आपका नाम बदल गया है।',
  passwordSaved: 'आपका पासवर्ड बदल गया है।',
  passwordAdded: 'आपका पासवर्ड जोड़ दिया गया है।',
  providerConnected: 'आपका {provider} खाता कनेक्ट कर दिया गया है।',
  providerDisconnected: 'आपका {provider} खाता डिसकनेक्ट कर दिया गया है।',
  passwordRemoved: 'आपका पासवर्ड हटा दिया गया है।',
  numberRemoved: 'नंबर {number} हटा दिया गया है।',
  phoneAdded: 'आपका फ़ोन नंबर {number} जोड़ दिया गया है।',
  phoneChanged: 'आपका फ़ोन नंबर बदलकर {number} कर दिया गया है।',
  sameNumber: 'यह पहले से ही आपका फ़ोन नंबर है।',
  numberInUse: 'यह फ़ोन नंबर किसी दूसरे खाते का है।',
  stepRemoved: 'दूसरा चरण हटा दिया गया है: {step}।',
  passkeyAdded: 'आपकी पासकी जोड़ दी गई है।',
  passkeyRenamed: 'आपकी पासकी का नाम बदल गया है।',
  passkeyRemoved: 'आपकी पासकी हटा दी गई है।',
  passkeyNotAdded: 'कोई पासकी नहीं जोड़ी गई। फिर से कोशिश करें।',
  passkeyKnown: 'इस डिवाइस पर आपके खाते की पासकी पहले से मौजूद है।',
  tooManyPasskeys: 'आपके पास बहुत ज़्यादा पासकी हैं। पहले किसी एक को हटाएं।',
  passkeysUnsupported: 'यह डिवाइस या ब्राउज़र यहां पासकी का इस्तेमाल नहीं कर सकता।',
  passkeyNameWrong: '1 से 64 वर्णों का नाम डालें, जिसमें ऐंगल ब्रैकेट न हों।',
  accountDeleted: 'आपका खाता मिटा दिया गया है।',
  sameEmail: 'यह पहले से ही आपका ईमेल पता है।',
  differentAccount: 'यह कोई दूसरा खाता है। {account} खाते में साइन इन करें।',
  providerInUse: 'यह {provider} खाता किसी दूसरे खाते से कनेक्ट है।',
};

export default hi;
