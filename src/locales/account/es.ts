import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Spanish texts of the account page. */
const es: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'Tu cuenta',
  changeName: 'Cambiar nombre',
  changeYourEmail: 'Cambiar correo electrónico',
  changePassword: 'Cambiar contraseña',
  addPassword: 'Añadir una contraseña',
  waysToSignIn: 'Formas de iniciar sesión',
  secondSteps: 'Segundos pasos',
  passkeys: 'Llaves de acceso',
  addPasskey: 'Añadir una llave de acceso',
  renamePasskey: 'Cambiar el nombre de la llave',
  removePasskey: 'Eliminar llave de acceso',
  passkeyOffer: 'Inicia sesión más rápido la próxima vez',
  notNow: 'Ahora no',
  deleteAccount: 'Eliminar tu cuenta',
  signOutEverywhere: 'Cerrar todas las sesiones',
  everywhereQuestion: '¿Cerrar sesión en todos los dispositivos?',

  // Paragraphs:
  signInAgainTo: 'Para continuar, vuelve a iniciar sesión con {account}.',
  emailChangeSent: 'Abre el enlace del correo que hemos enviado a {email}. Después cambiará tu correo electrónico.',
  noSecondStep: 'Todavía no tienes ningún segundo paso.',
  deletionExplained: 'Se eliminará tu cuenta {account}. Esta acción no se puede deshacer.',
  everywhereExplained: 'Se cerrará tu sesión en todos los dispositivos, incluido este.',
  onlyWay: 'Es tu única forma de iniciar sesión. Añade otra antes de eliminarla.',
  methodRemovalExplained: 'Después ya no podrás iniciar sesión de esta forma.',
  emailRemovalExplained: 'También se eliminará la dirección de correo electrónico de tu cuenta.',
  stepRemovalExplained: 'Este segundo paso ya no protegerá tu cuenta.',
  noPasskey:
    'Aún no tienes ninguna llave de acceso. Con ella, inicias sesión con tu huella digital, tu cara o el PIN de tu dispositivo.',
  passkeyAddedOn: 'Añadida: {date}',
  passkeyUsedOn: 'Último uso: {date}',

  // Labels:
  newEmail: 'Nuevo correo electrónico',
  connected: 'Vinculada',
  connect: 'Vincular cuenta de {provider}',
  disconnect: 'Desvincular cuenta de {provider}',
  removePassword: 'Eliminar contraseña',
  removePhone: 'Eliminar {number}',
  addPhone: 'Añadir un número de teléfono',
  changePhone: 'Cambiar número de teléfono',
  removeStep: 'Eliminar {step}',
  passkeyName: 'Nombre de la llave de acceso',

  // Messages:
  nameChanged: 'Se ha cambiado tu nombre.',
  passwordSaved: 'Se ha cambiado tu contraseña.',
  passwordAdded: 'Se ha añadido tu contraseña.',
  providerConnected: 'Se ha vinculado tu cuenta de {provider}.',
  providerDisconnected: 'Se ha desvinculado tu cuenta de {provider}.',
  passwordRemoved: 'Se ha eliminado tu contraseña.',
  numberRemoved: 'Se ha eliminado el número {number}.',
  phoneAdded: 'Se ha añadido tu número de teléfono {number}.',
  phoneChanged: 'Se ha cambiado tu número de teléfono a {number}.',
  sameNumber: 'Este ya es tu número de teléfono.',
  numberInUse: 'Este número de teléfono pertenece a otra cuenta.',
  stepRemoved: 'Se ha eliminado el segundo paso: {step}.',
  passkeyAdded: 'Se ha añadido tu llave de acceso.',
  passkeyRenamed: 'Se ha cambiado el nombre de tu llave de acceso.',
  passkeyRemoved: 'Se ha eliminado tu llave de acceso.',
  passkeyNotAdded: 'No se ha añadido ninguna llave de acceso. Vuelve a intentarlo.',
  passkeyKnown: 'Este dispositivo ya tiene una llave de acceso de tu cuenta.',
  tooManyPasskeys: 'Tienes demasiadas llaves de acceso. Primero, elimina una.',
  passkeysUnsupported: 'Este dispositivo o navegador no puede usar llaves de acceso aquí.',
  passkeyNameWrong: 'Introduce un nombre de 1 a 64 caracteres, sin corchetes angulares.',
  accountDeleted: 'Se ha eliminado tu cuenta.',
  signedOutEverywhere: 'Se ha cerrado tu sesión en todos los dispositivos.',
  sameEmail: 'Este ya es tu correo electrónico.',
  differentAccount: 'Esa es otra cuenta. Inicia sesión con {account}.',
  providerInUse: 'Esta cuenta de {provider} está vinculada a otra cuenta.',
};

export default es;
