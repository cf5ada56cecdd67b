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
  passkeys: 'Ключи доступа',
  addPasskey: 'Добавить ключ доступа',
  renamePasskey: 'Переименовать ключ доступа',
  removePasskey: 'Удалить ключ доступа',
  passkeyOffer: 'Входите быстрее в следующий раз',
  notNow: 'Не сейчас',
  deleteAccount: 'Удалить аккаунт',
  signOutEverywhere: 'Выйти на всех устройствах',
  everywhereQuestion: 'Выйти на всех устройствах?',

  // Paragraphs:
  signInAgainTo: 'Чтобы продолжить, снова войдите в аккаунт {account}.',
  emailChangeSent:
    'Откройте ссылку в письме, которое мы отправили на адрес {email}. После этого ваш адрес электронной почты изменится.',
  noSecondStep: 'У вас пока нет второго этапа.',
  deletionExplained: 'Ваш аккаунт {account} будет удалён. Это действие нельзя отменить.',
  everywhereExplained: 'Вы выйдете из аккаунта на всех устройствах, в том числе на этом.',
  onlyWay: 'Это ваш единственный способ входа. Прежде чем удалить его, добавьте другой.',
  methodRemovalExplained: 'После этого вы больше не сможете входить этим способом.',
  emailRemovalExplained: 'Адрес электронной почты вашего аккаунта тоже будет удалён.',
  stepRemovalExplained: 'Этот второй этап больше не будет защищать ваш аккаунт.',
  noPasskey: 'У вас пока нет ключа доступа. С ним вы входите по отпечатку пальца, лицу или PIN-коду устройства.',
  passkeyAddedOn: 'Добавлен: {date}',
  passkeyUsedOn: 'Последнее использование: {date}',

  // Labels:
  newEmail: 'Новый адрес электронной почты',
  connected: 'Связан',
  connect: 'Связать аккаунт {provider}',
  disconnect: 'Отвязать аккаунт {provider}',
  removePassword: 'Удалить пароль',
  removePhone: 'Удалить {number}',
  addPhone: 'Добавить номер телефона',
  changePhone: 'Изменить номер телефона',
  removeStep: 'Удалить: {step}',
  passkeyName: 'Название ключа доступа',

  // Messages:
  nameChanged: 'Ваше имя изменено.',
  passwordSaved: 'Ваш пароль изменён.',
  passwordAdded: 'Ваш пароль добавлен.',
  providerConnected: 'Ваш аккаунт {provider} связан.',
  providerDisconnected: 'Ваш аккаунт {provider} отвязан.',
  passwordRemoved: 'Ваш пароль удалён.',
  numberRemoved: 'Номер {number} удалён.',
  phoneAdded: 'Ваш номер телефона {number} добавлен.',
  phoneChanged: 'Ваш номер телефона изменён на {number}.',
  sameNumber: 'Это уже ваш номер телефона.',
  numberInUse: 'Этот номер телефона принадлежит другому аккаунту.',
  stepRemoved: 'Второй этап удалён: {step}.',
  passkeyAdded: 'Ваш ключ доступа добавлен.',
  passkeyRenamed: 'Ваш ключ доступа переименован.',
  passkeyRemoved: 'Ваш ключ доступа удален.',
  passkeyNotAdded: 'Ключ доступа не добавлен. Повторите попытку.',
  passkeyKnown: 'На этом устройстве уже есть ключ доступа вашего аккаунта.',
  tooManyPasskeys: 'У вас слишком много ключей доступа. Сначала удалите один из них.',
  passkeysUnsupported: 'Это устройство или браузер не может использовать здесь ключи доступа.',
  passkeyNameWrong: 'Введите название от 1 до 64 символов без угловых скобок.',
  accountDeleted: 'Ваш аккаунт удалён.',
  signedOutEverywhere: 'Вы вышли из аккаунта на всех устройствах.',
  sameEmail: 'Это уже ваш адрес электронной почты.',
  differentAccount: 'Это другой аккаунт. Войдите в аккаунт {account}.',
  providerInUse: 'Этот аккаунт {provider} связан с другим аккаунтом.',
};

export default ru;
