import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Latin American Spanish texts of the account page. */
const es419: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'Tu cuenta',
  changeName: 'Cambiar nombre',
  changeYourEmail: 'Cambiar correo electrónico',
  changePassword: 'Cambiar contraseña',
  addPassword: 'Agregar una contraseña',
  waysToSignIn: 'Formas de acceder',
  secondSteps: 'Segundos pasos',
  passkeys: 'Llaves de acceso',
  addPasskey: 'Agregar una llave de acceso',
  renamePasskey: 'Cambiar el nombre de la llave',
  removePasskey: 'Quitar la llave de acceso',
  passkeyOffer: 'Accede más rápido la próxima vez',
  notNow: 'Ahora no',
  deleteAccount: 'Borrar tu cuenta',
  signOutEverywhere: 'Salir en todos los dispositivos',
  everywhereQuestion: '¿Salir en todos los dispositivos?',

  // Paragraphs:
  signInAgainTo: 'Para continuar, vuelve a acceder con {account}.',
  emailChangeSent: 'Abre el vínculo del correo que enviamos a {email}. Después cambiará tu correo electrónico.',
  noSecondStep: 'Todavía no tienes un segundo paso.',
  deletionExplained: 'Se borrará tu cuenta {account}. Esta acción no se puede deshacer.',
  everywhereExplained: 'Saldrás de tu cuenta en todos los dispositivos, incluido este.',
  onlyWay: 'Es tu única forma de acceder. Agrega otra antes de quitarla.',
  methodRemovalExplained: 'Después ya no podrás acceder de esta forma.',
  emailRemovalExplained: 'También se quitará la dirección de correo electrónico de tu cuenta.',
  stepRemovalExplained: 'Este segundo paso ya no protegerá tu cuenta.',
  noPasskey:
    'Aún no tienes una llave de acceso. Con ella, accedes con tu huella digital, tu rostro o el PIN de tu dispositivo.',
  passkeyAddedOn: 'Agregada: {date}',
  passkeyUsedOn: 'Último uso: {date}',

  // Labels:
  newEmail: 'Nuevo correo electrónico',
  connected: 'Vinculada',
  connect: 'Vincular cuenta de {provider}',
  disconnect: 'Desvincular cuenta de {provider}',
  removePassword: 'Quitar contraseña',
  removePhone: 'Quitar {number}',
  addPhone: 'Agregar un número de teléfono',
  changePhone: 'Cambiar número de teléfono',
  removeStep: 'Quitar {step}',
  passkeyName: 'Nombre de la llave de acceso',

  // Messages:
  nameChanged: 'Se cambió tu nombre.',
  passwordSaved: 'Se cambió tu contraseña.',
  passwordAdded: 'Se agregó tu contraseña.',
  providerConnected: 'Se vinculó tu cuenta de {provider}.',
  providerDisconnected: 'Se desvinculó tu cuenta de {provider}.',
  passwordRemoved: 'Se quitó tu contraseña.',
  numberRemoved: 'Se quitó el número {number}.',
  phoneAdded: 'Se agregó tu número de teléfono {number}.',
  phoneChanged: 'Se cambió tu número de teléfono a {number}.',
  sameNumber: 'Este ya es tu número de teléfono.',
  numberInUse: 'Este número de teléfono pertenece a otra cuenta.',
  stepRemoved: 'Se quitó el segundo paso: {step}.',
  passkeyAdded: 'Se agregó tu llave de acceso.',
  passkeyRenamed: 'Se cambió el nombre de tu llave de acceso.',
  passkeyRemoved: 'Se quitó tu llave de acceso.',
  passkeyNotAdded: 'No se agregó ninguna llave de acceso. Vuelve a intentarlo.',
  passkeyKnown: 'Este dispositivo ya tiene una llave de acceso de tu cuenta.',
  tooManyPasskeys: 'Tienes demasiadas llaves de acceso. Primero, quita una.',
  passkeysUnsupported: 'Este dispositivo o navegador no puede usar llaves de acceso aquí.',
  passkeyNameWrong: 'Ingresa un nombre de 1 a 64 caracteres, sin corchetes angulares.',
  accountDeleted: 'Se borró tu cuenta.',
  signedOutEverywhere: 'Saliste de tu cuenta en todos los dispositivos.',
  sameEmail: 'Este ya es tu correo electrónico.',
  differentAccount: 'Esa es otra cuenta. Accede con {account}.',
  providerInUse: 'Esta cuenta de {provider} está vinculada a otra cuenta.',
};

export default es419;
