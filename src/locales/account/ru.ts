import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Russian texts of the account page. */
const ru: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'Ваш аккаунт',
  changeName: 'Изменить имя',
  changeYourEmail: 'Изменить адрес эл. почты',
  changePassword: 'Изменить пароль',
  addPassword: 'Добавить пароль',
  waysToSignIn: 'Способы входа',
  secondSteps: 'Вторые этапы',
  deleteAccount: 'Удалить аккаунт',

  // Paragraphs:
  signInAgainTo: 'Чтобы продолжить, снова войдите в аккаунт {account}.',
  emailChangeSent:
    'Откройте ссылку в письме, которое мы отправили на адрес {email}. После этого ваш адрес электронной почты изменится.',
  noSecondStep: 'У вас пока нет второго этапа.',
  deletionExplained: 'Ваш аккаунт {account} будет удалён. Это действие нельзя отменить.',
  onlyWay: 'Это ваш единственный способ входа. Прежде чем удалить его, добавьте другой.',
  methodRemovalExplained: 'После этого вы больше не сможете входить этим способом.',
  emailRemovalExplained: 'Адрес электронной почты вашего аккаунта тоже будет удалён.',
  stepRemovalExplained: 'Этот второй этап больше не будет защищать ваш аккаунт.',

  // Labels:
  newEmail: 'Новый адрес электронной почты',
  connected: 'Связан',
  connect: 'Связать аккаунт {provider}',
  disconnect: 'Отвязать аккаунт {provider}',
  removePassword: 'Удалить пароль',
  removePhone: 'Удалить {number}',
  removeStep: 'Удалить: {step}',

  // Messages:
  nameChanged: 'Ваше имя изменено.',
  passwordSaved: 'Ваш пароль изменён.',
  passwordAdded: 'Ваш пароль добавлен.',
  providerConnected: 'Ваш аккаунт {provider} связан.',
  providerDisconnected: 'Ваш аккаунт {provider} отвязан.',
  passwordRemoved: 'Ваш пароль удалён.',
  numberRemoved: 'Номер {number} удалён.',
  stepRemoved: 'Второй этап удалён: {step}.',
  accountDeleted: 'Ваш аккаунт удалён.',
  sameEmail: 'Это уже ваш адрес электронной почты.',
  differentAccount: 'Это другой аккаунт. Войдите в аккаунт {account}.',
  providerInUse: 'Этот аккаунт {provider} связан с другим аккаунтом.',
};

export default ru;
