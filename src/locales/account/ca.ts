import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Catalan texts of the account page. */
const ca: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'El teu compte',
  changeName: 'Canvia el nom',
  changeYourEmail: 'Canvia l’adreça electrònica',
  changePassword: 'Canvia la contrasenya',
  addPassword: 'Afegeix una contrasenya',
  waysToSignIn: 'Maneres d’iniciar la sessió',
  secondSteps: 'Segons passos',
  deleteAccount: 'Suprimeix el compte',

  // Paragraphs:
  signInAgainTo: 'Per continuar, torna a iniciar la sessió amb {account}.',
  emailChangeSent: 'Obre l’enllaç del correu que hem enviat a {email}. Després, la teva adreça electrònica canviarà.',
  noSecondStep: 'Encara no tens cap segon pas.',
  deletionExplained: 'El teu compte {account} se suprimirà. Aquesta acció no es pot desfer.',
  onlyWay: 'Aquesta és la teva única manera d’iniciar la sessió. Afegeix-ne una altra abans de suprimir-la.',
  methodRemovalExplained: 'Després, ja no podràs iniciar la sessió d’aquesta manera.',
  emailRemovalExplained: 'També se suprimirà l’adreça electrònica del teu compte.',
  stepRemovalExplained: 'Aquest segon pas ja no protegirà el teu compte.',

  // Labels:
  newEmail: 'Adreça electrònica nova',
  connected: 'Vinculat',
  connect: 'Vincula {provider}',
  disconnect: 'Desvincula {provider}',
  removePassword: 'Suprimeix la contrasenya',
  removePhone: 'Suprimeix {number}',
  removeStep: 'Suprimeix {step}',

  // Messages:
  nameChanged: 'El teu nom s’ha canviat.',
  passwordSaved: 'La teva contrasenya s’ha canviat.',
  passwordAdded: 'La teva contrasenya s’ha afegit.',
  providerConnected: 'El teu compte {provider} s’ha vinculat.',
  providerDisconnected: 'El teu compte {provider} s’ha desvinculat.',
  passwordRemoved: 'La teva contrasenya s’ha suprimit.',
  numberRemoved: 'El número {number} s’ha suprimit.',
  stepRemoved: 'El segon pas s’ha suprimit: {step}.',
  accountDeleted: 'El teu compte s’ha suprimit.',
  sameEmail: 'Aquesta ja és la teva adreça electrònica.',
  differentAccount: 'Aquest és un altre compte. Inicia la sessió amb {account}.',
  providerInUse: 'Aquest compte {provider} està vinculat a un altre compte.',
};

export default ca;
