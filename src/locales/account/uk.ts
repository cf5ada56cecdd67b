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
  passkeys: 'Ключі доступу',
  addPasskey: 'Додати ключ доступу',
  renamePasskey: 'Перейменувати ключ доступу',
  removePasskey: 'Вилучити ключ доступу',
  passkeyOffer: 'Швидший вхід наступного разу',
  notNow: 'Не зараз',
  deleteAccount: 'Видалити обліковий запис',
  signOutEverywhere: 'Вийти на всіх пристроях',
  everywhereQuestion: 'Вийти на всіх пристроях?',

  // Paragraphs:
  signInAgainTo: 'Щоб продовжити, увійдіть знову як {account}.',
  emailChangeSent:
    'Відкрийте посилання в листі, який ми надіслали на адресу {email}. Після цього ваша електронна адреса зміниться.',
  noSecondStep: 'У вас ще немає другого етапу.',
  deletionExplained: 'Ваш обліковий запис {account} буде видалено. Цю дію не можна скасувати.',
  everywhereExplained: 'Ви вийдете з облікового запису на всіх пристроях, зокрема на цьому.',
  onlyWay: 'Це ваш єдиний спосіб входу. Перш ніж вилучити його, додайте інший.',
  methodRemovalExplained: 'Після цього ви більше не зможете входити цим способом.',
  emailRemovalExplained: 'Електронну адресу вашого облікового запису також буде вилучено.',
  stepRemovalExplained: 'Цей другий етап більше не захищатиме ваш обліковий запис.',
  noPasskey: 'У вас ще немає ключа доступу. З ним ви входите за відбитком пальця, обличчям або PIN-кодом пристрою.',
  passkeyAddedOn: 'Додано: {date}',
  passkeyUsedOn: 'Останнє використання: {date}',

  // Labels:
  newEmail: 'Нова електронна адреса',
  connected: 'Зв’язано',
  connect: 'Зв’язати обліковий запис {provider}',
  disconnect: 'Відв’язати обліковий запис {provider}',
  removePassword: 'Вилучити пароль',
  removePhone: 'Вилучити {number}',
  addPhone: 'Додати номер телефону',
  changePhone: 'Змінити номер телефону',
  removeStep: 'Вилучити: {step}',
  passkeyName: 'Назва ключа доступу',

  // Messages:
  nameChanged: 'Ваше ім’я змінено.',
  passwordSaved: 'Ваш пароль змінено.',
  passwordAdded: 'Ваш пароль додано.',
  providerConnected: 'Ваш обліковий запис {provider} зв’язано.',
  providerDisconnected: 'Ваш обліковий запис {provider} відв’язано.',
  passwordRemoved: 'Ваш пароль вилучено.',
  numberRemoved: 'Номер {number} вилучено.',
  phoneAdded: 'Ваш номер телефону {number} додано.',
  phoneChanged: 'Ваш номер телефону змінено на {number}.',
  sameNumber: 'Це вже ваш номер телефону.',
  numberInUse: 'Цей номер телефону належить іншому обліковому запису.',
  stepRemoved: 'Другий етап вилучено: {step}.',
  passkeyAdded: 'Ваш ключ доступу додано.',
  passkeyRenamed: 'Ваш ключ доступу перейменовано.',
  passkeyRemoved: 'Ваш ключ доступу вилучено.',
  passkeyNotAdded: 'Ключ доступу не додано. Спробуйте ще раз.',
  passkeyKnown: 'На цьому пристрої вже є ключ доступу вашого облікового запису.',
  tooManyPasskeys: 'У вас забагато ключів доступу. Спочатку вилучіть один із них.',
  passkeysUnsupported: 'Цей пристрій або веб-переглядач не може використовувати тут ключі доступу.',
  passkeyNameWrong: 'Введіть назву від 1 до 64 символів без кутових дужок.',
  accountDeleted: 'Ваш обліковий запис видалено.',
  signedOutEverywhere: 'Ви вийшли з облікового запису на всіх пристроях.',
  sameEmail: 'Це вже ваша електронна адреса.',
  differentAccount: 'Це інший обліковий запис. Увійдіть як {account}.',
  providerInUse: 'Цей обліковий запис {provider} зв’язано з іншим обліковим записом.',
};

export default uk;
