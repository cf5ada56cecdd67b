import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Ukrainian texts of the account page. */
const uk: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'Ваш обліковий запис',
  changeName: 'Змінити ім’я',
  changeYourEmail: 'Змінити електронну адресу',
  changePassword: 'Змінити пароль',
  addPassword: 'Додати пароль',
  waysToSignIn: 'Способи входу',
  secondSteps: 'Другі етапи',
  deleteAccount: 'Видалити обліковий запис',

  // Paragraphs:
  signInAgainTo: 'Щоб продовжити, увійдіть знову як {account}.',
  emailChangeSent:
    'Відкрийте посилання в листі, який ми надіслали на адресу {email}. Після цього ваша електронна адреса зміниться.',
  noSecondStep: 'У вас ще немає другого етапу.',
  deletionExplained: 'Ваш обліковий запис {account} буде видалено. Цю дію не можна скасувати.',
  onlyWay: 'Це ваш єдиний спосіб входу. Перш ніж вилучити його, додайте інший.',
  methodRemovalExplained: 'Після цього ви більше не зможете входити цим способом.',
  emailRemovalExplained: 'Електронну адресу вашого облікового запису також буде вилучено.',
  stepRemovalExplained: 'Цей другий етап більше не захищатиме ваш обліковий запис.',

  // Labels:
  newEmail: 'Нова електронна адреса',
  connected: 'Зв’язано',
  connect: 'Зв’язати обліковий запис {provider}',
  disconnect: 'Відв’язати обліковий запис {provider}',
  removePassword: 'Вилучити пароль',
  removePhone: 'Вилучити {number}',
  removeStep: 'Вилучити: {step}',

  // Messages:
  nameChanged: 'Ваше ім’я змінено.',
  passwordSaved: 'Ваш пароль змінено.',
  passwordAdded: 'Ваш пароль додано.',
  providerConnected: 'Ваш обліковий запис {provider} зв’язано.',
  providerDisconnected: 'Ваш обліковий запис {provider} відв’язано.',
  passwordRemoved: 'Ваш пароль вилучено.',
  numberRemoved: 'Номер {number} вилучено.',
  stepRemoved: 'Другий етап вилучено: {step}.',
  accountDeleted: 'Ваш обліковий запис видалено.',
  sameEmail: 'Це вже ваша електронна адреса.',
  differentAccount: 'Це інший обліковий запис. Увійдіть як {account}.',
  providerInUse: 'Цей обліковий запис {provider} зв’язано з іншим обліковим записом.',
};

export default uk;
