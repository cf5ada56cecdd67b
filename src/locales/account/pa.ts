import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Punjabi texts of the account page. */
const pa: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'ਤੁਹਾਡਾ ਖਾਤਾ',
  changeName: 'ਆਪਣਾ ਨਾਮ ਬਦਲੋ',
  changeYourEmail: 'ਈਮੇਲ ਪਤਾ ਬਦਲੋ',
  changePassword: 'ਪਾਸਵਰਡ ਬਦਲੋ',
  addPassword: 'ਪਾਸਵਰਡ ਸ਼ਾਮਲ ਕਰੋ',
  waysToSignIn: 'ਸਾਈਨ-ਇਨ ਕਰਨ ਦੇ ਤਰੀਕੇ',
  secondSteps: 'ਦੂਜੇ ਪੜਾਅ',
  passkeys: 'ਪਾਸਕੀਆਂ',
  addPasskey: 'ਪਾਸਕੀ ਸ਼ਾਮਲ ਕਰੋ',
  renamePasskey: 'ਪਾਸਕੀ ਦਾ ਨਾਮ ਬਦਲੋ',
  removePasskey: 'ਪਾਸਕੀ ਹਟਾਓ',
  deleteAccount: 'ਖਾਤਾ ਮਿਟਾਓ',

  // Paragraphs:
  signInAgainTo: 'ਜਾਰੀ ਰੱਖਣ ਲਈ, {account} ਨਾਲ ਦੁਬਾਰਾ ਸਾਈਨ-ਇਨ ਕਰੋ।',
  emailChangeSent: '{email} ’ਤੇ ਭੇਜੀ ਗਈ ਈਮੇਲ ਵਿਚਲਾ ਲਿੰਕ ਖੋਲ੍ਹੋ। ਫਿਰ ਤੁਹਾਡਾ ਈਮੇਲ ਪਤਾ ਬਦਲ ਜਾਵੇਗਾ।',
  noSecondStep: 'ਤੁਹਾਡੇ ਕੋਲ ਹਾਲੇ ਕੋਈ ਦੂਜਾ ਪੜਾਅ ਨਹੀਂ ਹੈ।',
  deletionExplained: 'ਤੁਹਾਡਾ ਖਾਤਾ {account} ਮਿਟਾ ਦਿੱਤਾ ਜਾਵੇਗਾ। ਇਸ ਕਾਰਵਾਈ ਨੂੰ ਅਣਕੀਤਾ ਨਹੀਂ ਕੀਤਾ ਜਾ ਸਕਦਾ।',
  onlyWay: 'ਤੁਹਾਡੇ ਕੋਲ ਸਾਈਨ-ਇਨ ਕਰਨ ਦਾ ਇਹੀ ਇੱਕ ਤਰੀਕਾ ਹੈ। ਇਸਨੂੰ ਹਟਾਉਣ ਤੋਂ ਪਹਿਲਾਂ, ਕੋਈ ਹੋਰ ਤਰੀਕਾ ਸ਼ਾਮਲ ਕਰੋ।',
  methodRemovalExplained: 'ਇਸ ਤੋਂ ਬਾਅਦ, ਤੁਸੀਂ ਇਸ ਤਰੀਕੇ ਨਾਲ ਸਾਈਨ-ਇਨ ਨਹੀਂ ਕਰ ਸਕੋਗੇ।',
  emailRemovalExplained: 'ਤੁਹਾਡੇ ਖਾਤੇ ਦਾ ਈਮੇਲ ਪਤਾ ਵੀ ਹਟਾ ਦਿੱਤਾ ਜਾਵੇਗਾ।',
  stepRemovalExplained: 'ਇਹ ਦੂਜਾ ਪੜਾਅ ਹੁਣ ਤੁਹਾਡੇ ਖਾਤੇ ਦੀ ਸੁਰੱਖਿਆ ਨਹੀਂ ਕਰੇਗਾ।',
  noPasskey: 'ਤੁਹਾਡੇ ਕੋਲ ਹਾਲੇ ਕੋਈ ਪਾਸਕੀ ਨਹੀਂ ਹੈ। ਇਸ ਨਾਲ ਤੁਸੀਂ ਫਿੰਗਰਪ੍ਰਿੰਟ, ਚਿਹਰੇ ਜਾਂ ਆਪਣੇ ਡੀਵਾਈਸ ਦੇ ਪਿੰਨ ਨਾਲ ਸਾਈਨ-ਇਨ ਕਰਦੇ ਹੋ।',
  passkeyAddedOn: 'ਸ਼ਾਮਲ ਕਰਨ ਦੀ ਤਾਰੀਖ: {date}',
  passkeyUsedOn: 'ਆਖਰੀ ਵਾਰ ਵਰਤੋਂ: {date}',

  // Labels:
  newEmail: 'ਨਵਾਂ ਈਮੇਲ ਪਤਾ',
  connected: 'ਕਨੈਕਟ ਕੀਤਾ ਗਿਆ',
  connect: '{provider} ਨੂੰ ਕਨੈਕਟ ਕਰੋ',
  disconnect: '{provider} ਨੂੰ ਡਿਸਕਨੈਕਟ ਕਰੋ',
  removePassword: 'ਪਾਸਵਰਡ ਹਟਾਓ',
  removePhone: '{number} ਨੂੰ ਹਟਾਓ',
  addPhone: 'ਫ਼ੋਨ ਨੰਬਰ ਸ਼ਾਮਲ ਕਰੋ',
  changePhone: 'ਫ਼ੋਨ ਨੰਬਰ ਬਦਲੋ',
  removeStep: '{step} ਨੂੰ ਹਟਾਓ',
  passkeyName: 'ਪਾਸਕੀ ਦਾ ਨਾਮ',

  // Messages:
  nameChanged: 'ਤੁਹਾਡਾ ਨਾਮ ਬਦਲ ਗਿਆ ਹੈ।',
  passwordSaved: 'ਤੁਹਾਡਾ ਪਾਸਵਰਡ ਬਦਲ ਗਿਆ ਹੈ।',
  passwordAdded: 'ਤੁਹਾਡਾ ਪਾਸਵਰਡ ਸ਼ਾਮਲ ਕਰ ਦਿੱਤਾ ਗਿਆ ਹੈ।',
  providerConnected: 'ਤੁਹਾਡਾ {provider} ਖਾਤਾ ਕਨੈਕਟ ਕਰ ਦਿੱਤਾ ਗਿਆ ਹੈ।',
  providerDisconnected: 'ਤੁਹਾਡਾ {provider} ਖਾਤਾ ਡਿਸਕਨੈਕਟ ਕਰ ਦਿੱਤਾ ਗਿਆ ਹੈ।',
  passwordRemoved: 'ਤੁਹਾਡਾ ਪਾਸਵਰਡ ਹਟਾ ਦਿੱਤਾ ਗਿਆ ਹੈ।',
  numberRemoved: 'ਨੰਬਰ {number} ਹਟਾ ਦਿੱਤਾ ਗਿਆ ਹੈ।',
  phoneAdded: 'ਤੁਹਾਡਾ ਫ਼ੋਨ ਨੰਬਰ {number} ਸ਼ਾਮਲ ਕਰ ਦਿੱਤਾ ਗਿਆ ਹੈ।',
  phoneChanged: 'ਤੁਹਾਡਾ ਫ਼ੋਨ ਨੰਬਰ ਬਦਲ ਕੇ {number} ਕਰ ਦਿੱਤਾ ਗਿਆ ਹੈ।',
  sameNumber: 'ਇਹ ਪਹਿਲਾਂ ਤੋਂ ਹੀ ਤੁਹਾਡਾ ਫ਼ੋਨ ਨੰਬਰ ਹੈ।',
  numberInUse: 'ਇਹ ਫ਼ੋਨ ਨੰਬਰ ਕਿਸੇ ਹੋਰ ਖਾਤੇ ਦਾ ਹੈ।',
  stepRemoved: 'ਦੂਜਾ ਪੜਾਅ ਹਟਾ ਦਿੱਤਾ ਗਿਆ ਹੈ: {step}।',
  passkeyAdded: 'ਤੁਹਾਡੀ ਪਾਸਕੀ ਸ਼ਾਮਲ ਕਰ ਦਿੱਤੀ ਗਈ ਹੈ।',
  passkeyRenamed: 'ਤੁਹਾਡੀ ਪਾਸਕੀ ਦਾ ਨਾਮ ਬਦਲ ਗਿਆ ਹੈ।',
  passkeyRemoved: 'ਤੁਹਾਡੀ ਪਾਸਕੀ ਹਟਾ ਦਿੱਤੀ ਗਈ ਹੈ।',
  passkeyNotAdded: 'ਕੋਈ ਪਾਸਕੀ ਸ਼ਾਮਲ ਨਹੀਂ ਕੀਤੀ ਗਈ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  passkeyKnown: 'ਇਸ ਡੀਵਾਈਸ ’ਤੇ ਤੁਹਾਡੇ ਖਾਤੇ ਦੀ ਪਾਸਕੀ ਪਹਿਲਾਂ ਹੀ ਹੈ।',
  tooManyPasskeys: 'ਤੁਹਾਡੇ ਕੋਲ ਬਹੁਤ ਜ਼ਿਆਦਾ ਪਾਸਕੀਆਂ ਹਨ। ਪਹਿਲਾਂ ਇੱਕ ਹਟਾਓ।',
  passkeysUnsupported: 'ਇਹ ਡੀਵਾਈਸ ਜਾਂ ਬ੍ਰਾਊਜ਼ਰ ਇੱਥੇ ਪਾਸਕੀਆਂ ਦੀ ਵਰਤੋਂ ਨਹੀਂ ਕਰ ਸਕਦਾ।',
  passkeyNameWrong: 'ਐਂਗਲ ਬਰੈਕਟ ਤੋਂ ਬਿਨਾਂ 1 ਤੋਂ 64 ਅੱਖਰਾਂ ਦਾ ਨਾਮ ਦਾਖਲ ਕਰੋ।',
  accountDeleted: 'ਤੁਹਾਡਾ ਖਾਤਾ ਮਿਟਾ ਦਿੱਤਾ ਗਿਆ ਹੈ।',
  sameEmail: 'ਇਹ ਪਹਿਲਾਂ ਤੋਂ ਹੀ ਤੁਹਾਡਾ ਈਮੇਲ ਪਤਾ ਹੈ।',
  differentAccount: 'ਇਹ ਕੋਈ ਹੋਰ ਖਾਤਾ ਹੈ। {account} ਨਾਲ ਸਾਈਨ-ਇਨ ਕਰੋ।',
  providerInUse: 'ਇਹ {provider} ਖਾਤਾ ਕਿਸੇ ਹੋਰ ਖਾਤੇ ਨਾਲ ਕਨੈਕਟ ਹੈ।',
};

export default pa;
