import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Tamil texts of the account page. */
const ta: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'உங்கள் கணக்கு',
  changeName: 'பெயரை மாற்று',
  changeYourEmail: 'மின்னஞ்சல் முகவரியை மாற்று',
  changePassword: 'கடவுச்சொல்லை மாற்று',
  addPassword: 'கடவுச்சொல்லைச் சேர்',
  waysToSignIn: 'உள்நுழைவதற்கான வழிகள்',
  secondSteps: 'இரண்டாம் படிகள்',
  passkeys: 'கடவுச்சாவிகள்',
  addPasskey: 'கடவுச்சாவியைச் சேர்',
  renamePasskey: 'கடவுச்சாவியின் பெயரை மாற்று',
  removePasskey: 'கடவுச்சாவியை அகற்று',
  passkeyOffer: 'அடுத்த முறை இன்னும் வேகமாக உள்நுழைக',
  notNow: 'இப்போது வேண்டாம்',
  deleteAccount: 'கணக்கை நீக்கு',
  signOutEverywhere: 'எல்லாச் சாதனங்களிலும் வெளியேறு',
  everywhereQuestion: 'எல்லாச் சாதனங்களிலும் வெளியேறவா?',

  // Paragraphs:
  signInAgainTo: 'தொடர, {account} என்ற கணக்கில் மீண்டும் உள்நுழையவும்.',
  emailChangeSent:
    '{email} என்ற முகவரிக்கு நாங்கள் அனுப்பிய மின்னஞ்சலில் உள்ள இணைப்பைத் திறக்கவும். அதன்பிறகு உங்கள் மின்னஞ்சல் முகவரி மாறும்.',
  noSecondStep: 'உங்களிடம் இன்னும் இரண்டாம் படி இல்லை.',
  deletionExplained: '{account} என்ற உங்கள் கணக்கு நீக்கப்படும். இதைச் செயல்தவிர்க்க முடியாது.',
  everywhereExplained: 'இது உட்பட எல்லாச் சாதனங்களிலும் வெளியேற்றப்படுவீர்கள்.',
  onlyWay: 'உள்நுழைவதற்கு உங்களுக்குள்ள ஒரே வழி இதுதான். இதை அகற்றும் முன் வேறொன்றைச் சேர்க்கவும்.',
  methodRemovalExplained: 'இதன் பிறகு இந்த வழியில் உங்களால் உள்நுழைய முடியாது.',
  emailRemovalExplained: 'உங்கள் கணக்கின் மின்னஞ்சல் முகவரியும் அகற்றப்படும்.',
  stepRemovalExplained: 'இந்த இரண்டாம் படி இனி உங்கள் கணக்கைப் பாதுகாக்காது.',
  noPasskey: 'உங்களிடம் இன்னும் கடவுச்சாவி இல்லை. அதன் மூலம் கைரேகை, முகம் அல்லது உங்கள் சாதனத்தின் பின்னைப் பயன்படுத்தி உள்நுழையலாம்.',
  passkeyAddedOn: 'சேர்த்த தேதி: {date}',
  passkeyUsedOn: 'கடைசியாகப் பயன்படுத்தியது: {date}',

  // Labels:
  newEmail: 'புதிய மின்னஞ்சல் முகவரி',
  connected: 'இணைக்கப்பட்டது',
  connect: '{provider} கணக்கை இணை',
  disconnect: '{provider} இணைப்பை நீக்கு',
  removePassword: 'கடவுச்சொல்லை அகற்று',
  removePhone: '{number} எண்ணை அகற்று',
  addPhone: 'ஃபோன் எண்ணைச் சேர்',
  changePhone: 'ஃபோன் எண்ணை மாற்று',
  removeStep: 'அகற்று: {step}',
  passkeyName: 'கடவுச்சாவியின் பெயர்',

  // Messages:
  nameChanged: 'உங்கள் பெயர் மாற்றப்பட்டது.',
  passwordSaved: 'உங்கள் கடவுச்சொல் மாற்றப்பட்டது.',
  passwordAdded: 'உங்கள் கடவுச்சொல் சேர்க்கப்பட்டது.',
  providerConnected: 'உங்கள் {provider} கணக்கு இணைக்கப்பட்டது.',
  providerDisconnected: 'உங்கள் {provider} கணக்கின் இணைப்பு நீக்கப்பட்டது.',
  passwordRemoved: 'உங்கள் கடவுச்சொல் அகற்றப்பட்டது.',
  numberRemoved: '{number} என்ற எண் அகற்றப்பட்டது.',
  phoneAdded: 'உங்கள் ஃபோன் எண் {number} சேர்க்கப்பட்டது.',
  phoneChanged: 'உங்கள் ஃபோன் எண் {number} என மாற்றப்பட்டது.',
  sameNumber: 'இது ஏற்கெனவே உங்கள் ஃபோன் எண்ணாக உள்ளது.',
  numberInUse: 'இந்த ஃபோன் எண் வேறொரு கணக்கிற்கு உரியது.',
  stepRemoved: 'இரண்டாம் படி அகற்றப்பட்டது: {step}.',
  passkeyAdded: 'உங்கள் கடவுச்சாவி சேர்க்கப்பட்டது.',
  passkeyRenamed: 'உங்கள் கடவுச்சாவியின் பெயர் மாற்றப்பட்டது.',
  passkeyRemoved: 'உங்கள் கடவுச்சாவி அகற்றப்பட்டது.',
  passkeyNotAdded: 'கடவுச்சாவி எதுவும் சேர்க்கப்படவில்லை. மீண்டும் முயலவும்.',
  passkeyKnown: 'இந்தச் சாதனத்தில் உங்கள் கணக்கின் கடவுச்சாவி ஏற்கெனவே உள்ளது.',
  tooManyPasskeys: 'உங்களிடம் அதிகமான கடவுச்சாவிகள் உள்ளன. முதலில் ஒன்றை அகற்றவும்.',
  passkeysUnsupported: 'இந்தச் சாதனம் அல்லது உலாவியால் இங்கே கடவுச்சாவிகளைப் பயன்படுத்த முடியாது.',
  passkeyNameWrong: 'கோண அடைப்புக்குறிகள் இல்லாமல் 1 முதல் 64 எழுத்துகள் கொண்ட பெயரை உள்ளிடவும்.',
  accountDeleted: 'உங்கள் கணக்கு நீக்கப்பட்டது.',
  signedOutEverywhere: 'எல்லாச் சாதனங்களிலும் வெளியேறிவிட்டீர்கள்.',
  sameEmail: 'இது ஏற்கெனவே உங்கள் மின்னஞ்சல் முகவரியாக உள்ளது.',
  differentAccount: 'இது வேறொரு கணக்கு. {account} என்ற கணக்கில் உள்நுழையவும்.',
  providerInUse: 'இந்த {provider} கணக்கு வேறொரு கணக்குடன் இணைக்கப்பட்டுள்ளது.',
};

export default ta;
