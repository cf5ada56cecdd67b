import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Brazilian Portuguese texts of the account page. */
const ptBR: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'Sua conta',
  changeName: 'Alterar seu nome',
  changeYourEmail: 'Alterar endereço de e-mail',
  changePassword: 'Alterar senha',
  addPassword: 'Adicionar uma senha',
  waysToSignIn: 'Formas de login',
  secondSteps: 'Segundas etapas',
  passkeys: 'Chaves de acesso',
  addPasskey: 'Adicionar uma chave de acesso',
  renamePasskey: 'Renomear chave de acesso',
  removePasskey: 'Remover chave de acesso',
  passkeyOffer: 'Faça login mais rápido na próxima vez',
  notNow: 'Agora não',
  deleteAccount: 'Excluir sua conta',
  signOutEverywhere: 'Sair em todos os dispositivos',
  everywhereQuestion: 'Sair em todos os dispositivos?',
  devices: 'Dispositivos',
  backupCodes: 'Códigos de backup',
  saveBackupCodes: 'Salve seus códigos de backup',

  // Paragraphs:
  signInAgainTo: 'Para continuar, faça login novamente com {account}.',
  emailChangeSent:
    'Abra o link no e-mail que enviamos para {email}. Depois disso, seu endereço de e-mail será alterado.',
  noSecondStep: 'Você ainda não tem uma segunda etapa.',
  deletionExplained: 'Sua conta {account} será excluída. Esta ação não pode ser desfeita.',
  everywhereExplained: 'Você sairá da sua conta em todos os dispositivos, inclusive neste.',
  onlyWay: 'Esta é sua única forma de login. Adicione outra antes de removê-la.',
  methodRemovalExplained: 'Depois disso, você não poderá mais fazer login dessa forma.',
  emailRemovalExplained: 'O endereço de e-mail da sua conta também será removido.',
  stepRemovalExplained: 'Esta segunda etapa não protegerá mais sua conta.',
  noPasskey:
    'Você ainda não tem uma chave de acesso. Com ela, você faz login com a impressão digital, o rosto ou o PIN do dispositivo.',
  passkeyAddedOn: 'Data de adição: {date}',
  passkeyUsedOn: 'Último uso: {date}',
  backupCodesExplained:
    'Um código de backup remove todas as suas segundas etapas, para que você possa fazer login sem elas.',
  backupCodesLeft: 'Códigos restantes: {count}',
  saveBackupCodesExplained:
    'Guarde estes códigos em um lugar seguro. Eles são mostrados somente agora, e os códigos antigos não funcionam mais.',

  // Labels:
  newEmail: 'Novo endereço de e-mail',
  connected: 'Vinculada',
  connect: 'Vincular conta {provider}',
  disconnect: 'Desvincular conta {provider}',
  removePassword: 'Remover senha',
  removePhone: 'Remover {number}',
  addPhone: 'Adicionar um número de telefone',
  changePhone: 'Alterar número de telefone',
  removeStep: 'Remover {step}',
  passkeyName: 'Nome da chave de acesso',
  thisDevice: 'Este dispositivo',
  unknownDevice: 'Dispositivo desconhecido',
  backupCode: 'Código de backup',
  createBackupCodes: 'Criar novos códigos',
  copyBackupCodes: 'Copiar códigos',

  // Messages:
  nameChanged: 'Seu nome foi alterado.',
  passwordSaved: 'Sua senha foi alterada.',
  passwordAdded: 'Sua senha foi adicionada.',
  providerConnected: 'Sua conta {provider} foi vinculada.',
  providerDisconnected: 'Sua conta {provider} foi desvinculada.',
  passwordRemoved: 'Sua senha foi removida.',
  numberRemoved: 'O número {number} foi removido.',
  phoneAdded: 'Seu número de telefone {number} foi adicionado.',
  phoneChanged: 'Seu número de telefone foi alterado para {number}.',
  sameNumber: 'Este já é seu número de telefone.',
  numberInUse: 'Este número de telefone pertence a outra conta.',
  stepRemoved: 'Segunda etapa removida: {step}.',
  passkeyAdded: 'Sua chave de acesso foi adicionada.',
  passkeyRenamed: 'Sua chave de acesso foi renomeada.',
  passkeyRemoved: 'Sua chave de acesso foi removida.',
  passkeyNotAdded: 'Nenhuma chave de acesso foi adicionada. Tente novamente.',
  passkeyKnown: 'Este dispositivo já tem uma chave de acesso da sua conta.',
  tooManyPasskeys: 'Você tem chaves de acesso demais. Primeiro, remova uma.',
  passkeysUnsupported: 'Este dispositivo ou navegador não pode usar chaves de acesso aqui.',
  passkeyNameWrong: 'Digite um nome de 1 a 64 caracteres, sem colchetes angulares.',
  accountDeleted: 'Sua conta foi excluída.',
  signedOutEverywhere: 'Você saiu da sua conta em todos os dispositivos.',
  deviceSignedOut: 'Você saiu da sua conta naquele dispositivo.',
  secondStepsRemoved: 'Suas segundas etapas foram removidas. Faça login novamente.',
  sameEmail: 'Este já é seu endereço de e-mail.',
  differentAccount: 'Essa é outra conta. Faça login com {account}.',
  providerInUse: 'Esta conta {provider} está vinculada a outra conta.',
};

export default ptBR;
