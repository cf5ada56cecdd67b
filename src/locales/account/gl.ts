import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Galician texts of the account page. */
const gl: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'A túa conta',
  changeName: 'Cambiar nome',
  changeYourEmail: 'Cambiar enderezo electrónico',
  changePassword: 'Cambiar contrasinal',
  addPassword: 'Engadir contrasinal',
  waysToSignIn: 'Formas de iniciar sesión',
  secondSteps: 'Segundos pasos',
  passkeys: 'Claves de acceso',
  addPasskey: 'Engadir unha clave de acceso',
  renamePasskey: 'Cambiar o nome da clave',
  removePasskey: 'Eliminar a clave de acceso',
  passkeyOffer: 'Inicia sesión máis rápido a próxima vez',
  notNow: 'Agora non',
  deleteAccount: 'Eliminar conta',
  signOutEverywhere: 'Pechar todas as sesións',
  everywhereQuestion: 'Queres pechar sesión en todos os dispositivos?',

  // Paragraphs:
  signInAgainTo: 'Para continuar, inicia sesión de novo con {account}.',
  emailChangeSent: 'Abre a ligazón do correo que enviamos a {email}. Despois cambiará o teu enderezo electrónico.',
  noSecondStep: 'Aínda non tes ningún segundo paso.',
  deletionExplained: 'A túa conta {account} eliminarase. Esta acción non se pode desfacer.',
  everywhereExplained: 'A túa sesión pecharase en todos os dispositivos, tamén neste.',
  onlyWay: 'Esta é a túa única forma de iniciar sesión. Engade outra antes de eliminala.',
  methodRemovalExplained: 'Despois xa non poderás iniciar sesión desta forma.',
  emailRemovalExplained: 'Tamén se eliminará o enderezo electrónico da túa conta.',
  stepRemovalExplained: 'Este segundo paso xa non protexerá a túa conta.',
  noPasskey:
    'Aínda non tes ningunha clave de acceso. Con ela, inicias sesión coa túa impresión dixital, a túa cara ou o PIN do teu dispositivo.',
  passkeyAddedOn: 'Data de adición: {date}',
  passkeyUsedOn: 'Último uso: {date}',

  // Labels:
  newEmail: 'Novo enderezo electrónico',
  connected: 'Vinculada',
  connect: 'Vincular conta de {provider}',
  disconnect: 'Desvincular conta de {provider}',
  removePassword: 'Eliminar contrasinal',
  removePhone: 'Eliminar {number}',
  addPhone: 'Engadir número de teléfono',
  changePhone: 'Cambiar número de teléfono',
  removeStep: 'Eliminar {step}',
  passkeyName: 'Nome da clave de acceso',

  // Messages:
  nameChanged: 'Cambiouse o teu nome.',
  passwordSaved: 'Cambiouse o teu contrasinal.',
  passwordAdded: 'Engadiuse o teu contrasinal.',
  providerConnected: 'Vinculouse a túa conta de {provider}.',
  providerDisconnected: 'Desvinculouse a túa conta de {provider}.',
  passwordRemoved: 'Eliminouse o teu contrasinal.',
  numberRemoved: 'Eliminouse o número {number}.',
  phoneAdded: 'Engadiuse o teu número de teléfono {number}.',
  phoneChanged: 'O teu número de teléfono cambiou a {number}.',
  sameNumber: 'Este xa é o teu número de teléfono.',
  numberInUse: 'Este número de teléfono pertence a outra conta.',
  stepRemoved: 'Eliminouse o segundo paso: {step}.',
  passkeyAdded: 'Engadiuse a túa clave de acceso.',
  passkeyRenamed: 'Cambiouse o nome da túa clave de acceso.',
  passkeyRemoved: 'Eliminouse a túa clave de acceso.',
  passkeyNotAdded: 'Non se engadiu ningunha clave de acceso. Téntao de novo.',
  passkeyKnown: 'Este dispositivo xa ten unha clave de acceso da túa conta.',
  tooManyPasskeys: 'Tes demasiadas claves de acceso. Primeiro, elimina unha.',
  passkeysUnsupported: 'Este dispositivo ou navegador non pode usar claves de acceso aquí.',
  passkeyNameWrong: 'Introduce un nome de 1 a 64 caracteres, sen parénteses angulares.',
  accountDeleted: 'Eliminouse a túa conta.',
  signedOutEverywhere: 'A túa sesión pechouse en todos os dispositivos.',
  sameEmail: 'Este xa é o teu enderezo electrónico.',
  differentAccount: 'Esa é outra conta. Inicia sesión con {account}.',
  providerInUse: 'Esta conta de {provider} está vinculada a outra conta.',
};

export default gl;
