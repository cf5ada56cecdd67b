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
  passkeys: 'Claus d’accés',
  addPasskey: 'Afegeix una clau d’accés',
  renamePasskey: 'Canvia el nom de la clau',
  removePasskey: 'Suprimeix la clau d’accés',
  passkeyOffer: 'Inicia la sessió més de pressa la propera vegada',
  notNow: 'Ara no',
  deleteAccount: 'Suprimeix el compte',
  signOutEverywhere: 'Tanca totes les sessions',
  everywhereQuestion: 'Vols tancar la sessió a tots els dispositius?',

  // Paragraphs:
  signInAgainTo: 'Per continuar, torna a iniciar la sessió amb {account}.',
  emailChangeSent: 'Obre l’enllaç del correu que hem enviat a {email}. Després, la teva adreça electrònica canviarà.',
  noSecondStep: 'Encara no tens cap segon pas.',
  deletionExplained: 'El teu compte {account} se suprimirà. Aquesta acció no es pot desfer.',
  everywhereExplained: 'La sessió es tancarà a tots els dispositius, també en aquest.',
  onlyWay: 'Aquesta és la teva única manera d’iniciar la sessió. Afegeix-ne una altra abans de suprimir-la.',
  methodRemovalExplained: 'Després, ja no podràs iniciar la sessió d’aquesta manera.',
  emailRemovalExplained: 'També se suprimirà l’adreça electrònica del teu compte.',
  stepRemovalExplained: 'Aquest segon pas ja no protegirà el teu compte.',
  noPasskey:
    'Encara no tens cap clau d’accés. Amb una, inicies la sessió amb l’empremta digital, la cara o el PIN del dispositiu.',
  passkeyAddedOn: 'Data d’addició: {date}',
  passkeyUsedOn: 'Últim ús: {date}',

  // Labels:
  newEmail: 'Adreça electrònica nova',
  connected: 'Vinculat',
  connect: 'Vincula {provider}',
  disconnect: 'Desvincula {provider}',
  removePassword: 'Suprimeix la contrasenya',
  removePhone: 'Suprimeix {number}',
  addPhone: 'Afegeix un número de telèfon',
  changePhone: 'Canvia el número de telèfon',
  removeStep: 'Suprimeix {step}',
  passkeyName: 'Nom de la clau d’accés',

  // Messages:
  nameChanged: 'El teu nom s’ha canviat.',
  passwordSaved: 'La teva contrasenya s’ha canviat.',
  passwordAdded: 'La teva contrasenya s’ha afegit.',
  providerConnected: 'El teu compte {provider} s’ha vinculat.',
  providerDisconnected: 'El teu compte {provider} s’ha desvinculat.',
  passwordRemoved: 'La teva contrasenya s’ha suprimit.',
  numberRemoved: 'El número {number} s’ha suprimit.',
  phoneAdded: 'El teu número de telèfon {number} s’ha afegit.',
  phoneChanged: 'El teu número de telèfon s’ha canviat a {number}.',
  sameNumber: 'Aquest ja és el teu número de telèfon.',
  numberInUse: 'Aquest número de telèfon pertany a un altre compte.',
  stepRemoved: 'El segon pas s’ha suprimit: {step}.',
  passkeyAdded: 'La teva clau d’accés s’ha afegit.',
  passkeyRenamed: 'El nom de la teva clau d’accés s’ha canviat.',
  passkeyRemoved: 'La teva clau d’accés s’ha suprimit.',
  passkeyNotAdded: 'No s’ha afegit cap clau d’accés. Torna-ho a provar.',
  passkeyKnown: 'Aquest dispositiu ja té una clau d’accés del teu compte.',
  tooManyPasskeys: 'Tens massa claus d’accés. Primer, suprimeix-ne una.',
  passkeysUnsupported: 'Aquest dispositiu o navegador no pot utilitzar claus d’accés aquí.',
  passkeyNameWrong: 'Introdueix un nom d’1 a 64 caràcters, sense parèntesis angulars.',
  accountDeleted: 'El teu compte s’ha suprimit.',
  signedOutEverywhere: 'La sessió s’ha tancat a tots els dispositius.',
  sameEmail: 'Aquesta ja és la teva adreça electrònica.',
  differentAccount: 'Aquest és un altre compte. Inicia la sessió amb {account}.',
  providerInUse: 'Aquest compte {provider} està vinculat a un altre compte.',
};

export default ca;
