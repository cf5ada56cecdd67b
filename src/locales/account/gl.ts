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
  deleteAccount: 'Eliminar conta',

  // Paragraphs:
  signInAgainTo: 'Para continuar, inicia sesión de novo con {account}.',
  emailChangeSent: 'Abre a ligazón do correo que enviamos a {email}. Despois cambiará o teu enderezo electrónico.',
  noSecondStep: 'Aínda non tes ningún segundo paso.',
  deletionExplained: 'A túa conta {account} eliminarase. Esta acción non se pode desfacer.',
  onlyWay: 'Esta é a túa única forma de iniciar sesión. Engade outra antes de eliminala.',
  methodRemovalExplained: 'Despois xa non poderás iniciar sesión desta forma.',
  emailRemovalExplained: 'Tamén se eliminará o enderezo electrónico da túa conta.',
  stepRemovalExplained: 'Este segundo paso xa non protexerá a túa conta.',

  // Labels:
  newEmail: 'Novo enderezo electrónico',
  connected: 'Vinculada',
  connect: 'Vincular conta de {provider}',
  disconnect: 'Desvincular conta de {provider}',
  removePassword: 'Eliminar contrasinal',
  removePhone: 'Eliminar {number}',
  removeStep: 'Eliminar {step}',

  // Messages:
  nameChanged: 'Cambiouse o teu nome.',
  passwordSaved: 'Cambiouse o teu contrasinal.',
  passwordAdded: 'Engadiuse o teu contrasinal.',
  providerConnected: 'Vinculouse a túa conta de {provider}.',
  providerDisconnected: 'Desvinculouse a túa conta de {provider}.',
  passwordRemoved: 'Eliminouse o teu contrasinal.',
  numberRemoved: 'Eliminouse o número {number}.',
  stepRemoved: 'Eliminouse o segundo paso: {step}.',
  accountDeleted: 'Eliminouse a túa conta.',
  sameEmail: 'Este xa é o teu enderezo electrónico.',
  differentAccount: 'Esa é outra conta. Inicia sesión con {account}.',
  providerInUse: 'Esta conta de {provider} está vinculada a outra conta.',
};

export default gl;
