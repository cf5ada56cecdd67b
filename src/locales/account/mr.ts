import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Marathi texts of the account page. */
const mr: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'तुमचे खाते',
  changeName: 'नाव बदला',
  changeYourEmail: 'ईमेल ॲड्रेस बदला',
  changePassword: 'पासवर्ड बदला',
  addPassword: 'पासवर्ड जोडा',
  waysToSignIn: 'साइन इन करण्याचे मार्ग',
  secondSteps: 'दुसऱ्या पायऱ्या',
  passkeys: 'पासकी',
  addPasskey: 'पासकी जोडा',
  renamePasskey: 'पासकीचे नाव बदला',
  removePasskey: 'पासकी काढून टाका',
  deleteAccount: 'खाते हटवा',

  // Paragraphs:
  signInAgainTo: 'सुरू ठेवण्यासाठी, {account} वापरून पुन्हा साइन इन करा.',
  emailChangeSent: 'आम्ही {email} या ॲड्रेसवर पाठवलेल्या ईमेलमधील लिंक उघडा. त्यानंतर तुमचा ईमेल ॲड्रेस बदलेल.',
  noSecondStep: 'तुमच्याकडे अद्याप दुसरी पायरी नाही.',
  deletionExplained: 'तुमचे {account} हे खाते हटवले जाईल. ही कृती पूर्ववत करता येणार नाही.',
  onlyWay: 'तुमच्यासाठी साइन इन करण्याचा हा एकमेव मार्ग आहे. तो काढून टाकण्यापूर्वी दुसरा जोडा.',
  methodRemovalExplained: 'यानंतर तुम्ही या प्रकारे साइन इन करू शकणार नाही.',
  emailRemovalExplained: 'तुमच्या खात्याचा ईमेल ॲड्रेसदेखील काढून टाकला जाईल.',
  stepRemovalExplained: 'ही दुसरी पायरी यापुढे तुमच्या खात्याचे संरक्षण करणार नाही.',
  noPasskey: 'तुमच्याकडे अजून पासकी नाही. तिच्या मदतीने तुम्ही फिंगरप्रिंट, चेहरा किंवा तुमच्या डिव्हाइसच्या पिनने साइन इन करता.',
  passkeyAddedOn: 'जोडल्याची तारीख: {date}',
  passkeyUsedOn: 'शेवटचा वापर: {date}',

  // Labels:
  newEmail: 'नवीन ईमेल ॲड्रेस',
  connected: 'कनेक्ट केले आहे',
  connect: '{provider} कनेक्ट करा',
  disconnect: '{provider} डिस्कनेक्ट करा',
  removePassword: 'पासवर्ड काढून टाका',
  removePhone: '{number} काढून टाका',
  addPhone: 'फोन नंबर जोडा',
  changePhone: 'फोन नंबर बदला',
  removeStep: '{step} काढून टाका',
  passkeyName: 'पासकीचे नाव',

  // Messages:
  nameChanged: 'तुमचे नाव बदलले आहे.',
  passwordSaved: 'तुमचा पासवर्ड बदलला आहे.',
  passwordAdded: 'तुमचा पासवर्ड जोडला आहे.',
  providerConnected: 'तुमचे {provider} खाते कनेक्ट केले आहे.',
  providerDisconnected: 'तुमचे {provider} खाते डिस्कनेक्ट केले आहे.',
  passwordRemoved: 'तुमचा पासवर्ड काढून टाकला आहे.',
  numberRemoved: '{number} हा नंबर काढून टाकला आहे.',
  phoneAdded: 'तुमचा फोन नंबर {number} जोडला आहे.',
  phoneChanged: 'तुमचा फोन नंबर बदलून {number} केला आहे.',
  sameNumber: 'हा आधीपासूनच तुमचा फोन नंबर आहे.',
  numberInUse: 'हा फोन नंबर दुसऱ्या खात्याचा आहे.',
  stepRemoved: 'दुसरी पायरी काढून टाकली आहे: {step}.',
  passkeyAdded: 'तुमची पासकी जोडली आहे.',
  passkeyRenamed: 'तुमच्या पासकीचे नाव बदलले आहे.',
  passkeyRemoved: 'तुमची पासकी काढून टाकली आहे.',
  passkeyNotAdded: 'कोणतीही पासकी जोडली गेली नाही. पुन्हा प्रयत्न करा.',
  passkeyKnown: 'या डिव्हाइसवर तुमच्या खात्याची पासकी आधीपासून आहे.',
  tooManyPasskeys: 'तुमच्याकडे खूप जास्त पासकी आहेत. आधी एक काढून टाका.',
  passkeysUnsupported: 'हे डिव्हाइस किंवा ब्राउझर येथे पासकी वापरू शकत नाही.',
  passkeyNameWrong: 'अँगल ब्रॅकेटशिवाय 1 ते 64 वर्णांचे नाव एंटर करा.',
  accountDeleted: 'तुमचे खाते हटवले आहे.',
  sameEmail: 'हा आधीपासूनच तुमचा ईमेल ॲड्रेस आहे.',
  differentAccount: 'ते वेगळे खाते आहे. {account} वापरून साइन इन करा.',
  providerInUse: 'हे {provider} खाते दुसऱ्या खात्याशी कनेक्ट केलेले आहे.',
};

export default mr;
