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
  deleteAccount: 'I-delete ang account',

  // Paragraphs:
  signInAgainTo: 'Para magpatuloy, mag-sign in ulit gamit ang {account}.',
  emailChangeSent:
    'Buksan ang link sa email na ipinadala namin sa {email}. Pagkatapos, mapapalitan ang email address mo.',
  noSecondStep: 'Wala ka pang pangalawang hakbang.',
  deletionExplained: 'Ide-delete ang account mong {account}. Hindi mo ito maa-undo.',
  onlyWay: 'Ito lang ang paraan mo ng pag-sign in. Magdagdag ng iba bago mo ito alisin.',
  methodRemovalExplained: 'Pagkatapos nito, hindi ka na makakapag-sign in sa ganitong paraan.',
  emailRemovalExplained: 'Aalisin din ang email address ng iyong account.',
  stepRemovalExplained: 'Hindi na poprotektahan ng pangalawang hakbang na ito ang iyong account.',

  // Labels:
  newEmail: 'Bagong email address',
  connected: 'Nakakonekta',
  connect: 'Ikonekta ang {provider}',
  disconnect: 'Idiskonekta ang {provider}',
  removePassword: 'Alisin ang password',
  removePhone: 'Alisin ang {number}',
  removeStep: 'Alisin ang {step}',

  // Messages:
  nameChanged: 'Napalitan na ang pangalan mo.',
  passwordSaved: 'Napalitan na ang password mo.',
  passwordAdded: 'Naidagdag na ang password mo.',
  providerConnected: 'Naikonekta na ang {provider} account mo.',
  providerDisconnected: 'Naidiskonekta na ang {provider} account mo.',
  passwordRemoved: 'Naalis na ang password mo.',
  numberRemoved: 'Naalis na ang numerong {number}.',
  stepRemoved: 'Naalis na ang pangalawang hakbang: {step}.',
  accountDeleted: 'Na-delete na ang account mo.',
  sameEmail: 'Ito na ang email address mo.',
  differentAccount: 'Ibang account iyon. Mag-sign in gamit ang {account}.',
  providerInUse: 'Nakakonekta sa ibang account ang {provider} account na ito.',
};

export default fil;
