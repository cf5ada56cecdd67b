import type { AccountMessages } from '../../widget/messages/messages.ts';

/** European Portuguese texts of the account page. */
const ptPT: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'A sua conta',
  changeName: 'Alterar nome',
  changeYourEmail: 'Alterar endereço de email',
  changePassword: 'Alterar palavra-passe',
  addPassword: 'Adicionar uma palavra-passe',
  waysToSignIn: 'Formas de iniciar sessão',
  secondSteps: 'Segundos passos',
  deleteAccount: 'Eliminar a sua conta',

  // Paragraphs:
  signInAgainTo: 'Para continuar, inicie sessão novamente com {account}.',
  emailChangeSent: 'Abra o link no email que enviámos para {email}. Depois disso, o seu endereço de email é alterado.',
  noSecondStep: 'Ainda não tem um segundo passo.',
  deletionExplained: 'A sua conta {account} será eliminada. Não é possível anular esta ação.',
  onlyWay: 'Esta é a sua única forma de iniciar sessão. Adicione outra antes de a remover.',
  methodRemovalExplained: 'Depois, já não poderá iniciar sessão desta forma.',
  emailRemovalExplained: 'O endereço de email da sua conta também será removido.',
  stepRemovalExplained: 'Este segundo passo deixará de proteger a sua conta.',

  // Labels:
  newEmail: 'Novo endereço de email',
  connected: 'Associada',
  connect: 'Associar conta {provider}',
  disconnect: 'Desassociar conta {provider}',
  removePassword: 'Remover palavra-passe',
  removePhone: 'Remover {number}',
  removeStep: 'Remover {step}',

  // Messages:
  nameChanged: 'O seu nome foi alterado.',
  passwordSaved: 'A sua palavra-passe foi alterada.',
  passwordAdded: 'A sua palavra-passe foi adicionada.',
  providerConnected: 'A sua conta {provider} foi associada.',
  providerDisconnected: 'A sua conta {provider} foi desassociada.',
  passwordRemoved: 'A sua palavra-passe foi removida.',
  numberRemoved: 'O número {number} foi removido.',
  stepRemoved: 'Segundo passo removido: {step}.',
  accountDeleted: 'A sua conta foi eliminada.',
  sameEmail: 'Este já é o seu endereço de email.',
  differentAccount: 'Essa é outra conta. Inicie sessão com {account}.',
  providerInUse: 'Esta conta {provider} está associada a outra conta.',
};

export default ptPT;
