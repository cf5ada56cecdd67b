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
  passkeys: 'Chaves de acesso',
  addPasskey: 'Adicionar uma chave de acesso',
  renamePasskey: 'Mudar o nome da chave',
  removePasskey: 'Remover chave de acesso',
  passkeyOffer: 'Inicie sessão mais depressa da próxima vez',
  notNow: 'Agora não',
  deleteAccount: 'Eliminar a sua conta',
  signOutEverywhere: 'Terminar todas as sessões',
  everywhereQuestion: 'Terminar sessão em todos os dispositivos?',

  // Paragraphs:
  signInAgainTo: 'Para continuar, inicie sessão novamente com {account}.',
  emailChangeSent: 'Abra o link no email que enviámos para {email}. Depois disso, o seu endereço de email é alterado.',
  noSecondStep: 'Ainda não tem um segundo passo.',
  deletionExplained: 'A sua conta {account} será eliminada. Não é possível anular esta ação.',
  everywhereExplained: 'A sua sessão será terminada em todos os dispositivos, incluindo este.',
  onlyWay: 'Esta é a sua única forma de iniciar sessão. Adicione outra antes de a remover.',
  methodRemovalExplained: 'Depois, já não poderá iniciar sessão desta forma.',
  emailRemovalExplained: 'O endereço de email da sua conta também será removido.',
  stepRemovalExplained: 'Este segundo passo deixará de proteger a sua conta.',
  noPasskey:
    'Ainda não tem uma chave de acesso. Com ela, inicia sessão com a impressão digital, o rosto ou o PIN do seu dispositivo.',
  passkeyAddedOn: 'Adicionada: {date}',
  passkeyUsedOn: 'Última utilização: {date}',

  // Labels:
  newEmail: 'Novo endereço de email',
  connected: 'Associada',
  connect: 'Associar conta {provider}',
  disconnect: 'Desassociar conta {provider}',
  removePassword: 'Remover palavra-passe',
  removePhone: 'Remover {number}',
  addPhone: 'Adicionar um número de telefone',
  changePhone: 'Alterar número de telefone',
  removeStep: 'Remover {step}',
  passkeyName: 'Nome da chave de acesso',

  // Messages:
  nameChanged: 'O seu nome foi alterado.',
  passwordSaved: 'A sua palavra-passe foi alterada.',
  passwordAdded: 'A sua palavra-passe foi adicionada.',
  providerConnected: 'A sua conta {provider} foi associada.',
  providerDisconnected: 'A sua conta {provider} foi desassociada.',
  passwordRemoved: 'A sua palavra-passe foi removida.',
  numberRemoved: 'O número {number} foi removido.',
  phoneAdded: 'O seu número de telefone {number} foi adicionado.',
  phoneChanged: 'O seu número de telefone foi alterado para {number}.',
  sameNumber: 'Este já é o seu número de telefone.',
  numberInUse: 'Este número de telefone pertence a outra conta.',
  stepRemoved: 'Segundo passo removido: {step}.',
  passkeyAdded: 'A sua chave de acesso foi adicionada.',
  passkeyRenamed: 'O nome da sua chave de acesso foi alterado.',
  passkeyRemoved: 'A sua chave de acesso foi removida.',
  passkeyNotAdded: 'Não foi adicionada nenhuma chave de acesso. Tente novamente.',
  passkeyKnown: 'Este dispositivo já tem uma chave de acesso da sua conta.',
  tooManyPasskeys: 'Tem demasiadas chaves de acesso. Primeiro, remova uma.',
  passkeysUnsupported: 'Este dispositivo ou navegador não pode utilizar chaves de acesso aqui.',
  passkeyNameWrong: 'Introduza um nome com 1 a 64 carateres, sem parênteses angulares.',
  accountDeleted: 'A sua conta foi eliminada.',
  signedOutEverywhere: 'A sua sessão foi terminada em todos os dispositivos.',
  sameEmail: 'Este já é o seu endereço de email.',
  differentAccount: 'Essa é outra conta. Inicie sessão com {account}.',
  providerInUse: 'Esta conta {provider} está associada a outra conta.',
};

export default ptPT;
