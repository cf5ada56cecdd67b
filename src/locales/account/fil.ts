import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Filipino texts of the account page. */
const fil: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'Ang iyong account',
  changeName: 'Palitan ang pangalan',
  changeYourEmail: 'Palitan ang email address',
  changePassword: 'Palitan ang password',
  addPassword: 'Magdagdag ng password',
  waysToSignIn: 'Mga paraan ng pag-sign in',
  secondSteps: 'Mga pangalawang hakbang',
  passkeys: 'Mga passkey',
  addPasskey: 'Magdagdag ng passkey',
  renamePasskey: 'Palitan ang pangalan ng passkey',
  removePasskey: 'Alisin ang passkey',
  passkeyOffer: 'Mag-sign in nang mas mabilis sa susunod',
  notNow: 'Huwag muna',
  deleteAccount: 'I-delete ang account',
  signOutEverywhere: 'Mag-sign out sa lahat ng device',
  everywhereQuestion: 'Mag-sign out sa lahat ng device?',
  devices: 'Mga device',
  backupCodes: 'Mga backup code',
  saveBackupCodes: 'I-save ang iyong mga backup code',

  // Paragraphs:
  signInAgainTo: 'Para magpatuloy, mag-sign in ulit gamit ang {account}.',
  emailChangeSent:
    'Buksan ang link sa email na ipinadala namin sa {email}. Pagkatapos, mapapalitan ang email address mo.',
  noSecondStep: 'Wala ka pang pangalawang hakbang.',
  deletionExplained: 'Ide-delete ang account mong {account}. Hindi mo ito maa-undo.',
  everywhereExplained: 'Masa-sign out ka sa lahat ng device, pati sa device na ito.',
  onlyWay: 'Ito lang ang paraan mo ng pag-sign in. Magdagdag ng iba bago mo ito alisin.',
  methodRemovalExplained: 'Pagkatapos nito, hindi ka na makakapag-sign in sa ganitong paraan.',
  emailRemovalExplained: 'Aalisin din ang email address ng iyong account.',
  stepRemovalExplained: 'Hindi na poprotektahan ng pangalawang hakbang na ito ang iyong account.',
  noPasskey:
    'Wala ka pang passkey. Sa pamamagitan nito, magsa-sign in ka gamit ang fingerprint, mukha, o PIN ng device mo.',
  passkeyAddedOn: 'Idinagdag: {date}',
  passkeyUsedOn: 'Huling ginamit: {date}',
  backupCodesExplained:
    'Inaalis ng backup code ang lahat ng pangalawang hakbang mo, para makapag-sign in ka nang wala ang mga iyon.',
  backupCodesLeft: 'Mga natitirang code: {count}',
  saveBackupCodesExplained:
    'Itago ang mga code na ito sa ligtas na lugar. Ngayon lang ipapakita ang mga ito, at hindi na gumagana ang mga lumang code.',

  // Labels:
  newEmail: 'Bagong email address',
  connected: 'Nakakonekta',
  connect: 'Ikonekta ang {provider}',
  disconnect: 'Idiskonekta ang {provider}',
  removePassword: 'Alisin ang password',
  removePhone: 'Alisin ang {number}',
  addPhone: 'Magdagdag ng numero ng telepono',
  changePhone: 'Palitan ang numero ng telepono',
  removeStep: 'Alisin ang {step}',
  passkeyName: 'Pangalan ng passkey',
  thisDevice: 'Ang device na ito',
  unknownDevice: 'Hindi kilalang device',
  backupCode: 'Backup code',
  createBackupCodes: 'Gumawa ng mga bagong code',
  copyBackupCodes: 'Kopyahin ang mga code',

  // Messages:
  nameChanged: 'Napalitan na ang pangalan mo.',
  passwordSaved: 'Napalitan na ang password mo.',
  passwordAdded: 'Naidagdag na ang password mo.',
  providerConnected: 'Naikonekta na ang {provider} account mo.',
  providerDisconnected: 'Naidiskonekta na ang {provider} account mo.',
  passwordRemoved: 'Naalis na ang password mo.',
  numberRemoved: 'Naalis na ang numerong {number}.',
  phoneAdded: 'Naidagdag na ang numero ng telepono mo na {number}.',
  phoneChanged: 'Napalitan na ng {number} ang numero ng telepono mo.',
  sameNumber: 'Ito na ang numero ng telepono mo.',
  numberInUse: 'Ginagamit ng ibang account ang numero ng teleponong ito.',
  stepRemoved: 'Naalis na ang pangalawang hakbang: {step}.',
  passkeyAdded: 'Naidagdag na ang passkey mo.',
  passkeyRenamed: 'Napalitan na ang pangalan ng passkey mo.',
  passkeyRemoved: 'Naalis na ang passkey mo.',
  passkeyNotAdded: 'Walang naidagdag na passkey. Subukan ulit.',
  passkeyKnown: 'Mayroon nang passkey ng account mo sa device na ito.',
  tooManyPasskeys: 'Masyadong marami ang passkey mo. Mag-alis muna ng isa.',
  passkeysUnsupported: 'Hindi magagamit ng device o browser na ito ang mga passkey dito.',
  passkeyNameWrong: 'Maglagay ng pangalang may 1 hanggang 64 na character at walang angle bracket.',
  accountDeleted: 'Na-delete na ang account mo.',
  signedOutEverywhere: 'Naka-sign out ka na sa lahat ng device.',
  deviceSignedOut: 'Naka-sign out ka na sa device na iyon.',
  secondStepsRemoved: 'Naalis na ang mga pangalawang hakbang mo. Mag-sign in ulit.',
  sameEmail: 'Ito na ang email address mo.',
  differentAccount: 'Ibang account iyon. Mag-sign in gamit ang {account}.',
  providerInUse: 'Nakakonekta sa ibang account ang {provider} account na ito.',
};

export default fil;
