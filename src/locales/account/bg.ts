import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Bulgarian texts of the account page. */
const bg: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'Вашият профил',
  changeName: 'Промяна на името',
  changeYourEmail: 'Промяна на имейл адреса',
  changePassword: 'Промяна на паролата',
  addPassword: 'Добавяне на парола',
  waysToSignIn: 'Начини на влизане',
  secondSteps: 'Втори стъпки',
  passkeys: 'Ключове за достъп',
  addPasskey: 'Добавяне на ключ за достъп',
  renamePasskey: 'Преименуване на ключа',
  removePasskey: 'Премахване на ключа за достъп',
  deleteAccount: 'Изтриване на профила',

  // Paragraphs:
  signInAgainTo: 'За да продължите, влезте отново като {account}.',
  emailChangeSent: 'Отворете връзката в имейла, който изпратихме на {email}. След това имейл адресът ви ще се промени.',
  noSecondStep: 'Още нямате втора стъпка.',
  deletionExplained: 'Профилът ви {account} ще бъде изтрит. Това действие не може да се отмени.',
  onlyWay: 'Това е единственият ви начин на влизане. Добавете друг, преди да го премахнете.',
  methodRemovalExplained: 'След това вече няма да можете да влизате по този начин.',
  emailRemovalExplained: 'Имейл адресът на профила ви също ще бъде премахнат.',
  stepRemovalExplained: 'Тази втора стъпка вече няма да защитава профила ви.',
  noPasskey: 'Все още нямате ключ за достъп. С него влизате с пръстов отпечатък, лице или ПИН кода на устройството си.',
  passkeyAddedOn: 'Добавен: {date}',
  passkeyUsedOn: 'Последно използван: {date}',

  // Labels:
  newEmail: 'Нов имейл адрес',
  connected: 'Свързано',
  connect: 'Свързване на {provider}',
  disconnect: 'Прекъсване на връзката: {provider}',
  removePassword: 'Премахване на паролата',
  removePhone: 'Премахване на {number}',
  addPhone: 'Добавяне на телефонен номер',
  changePhone: 'Промяна на телефонния номер',
  removeStep: 'Премахване: {step}',
  passkeyName: 'Име на ключа за достъп',

  // Messages:
  nameChanged: 'Името ви е променено.',
  passwordSaved: 'Паролата ви е променена.',
  passwordAdded: 'Паролата ви е добавена.',
  providerConnected: 'Профилът ви от {provider} е свързан.',
  providerDisconnected: 'Връзката с профила ви от {provider} е прекъсната.',
  passwordRemoved: 'Паролата ви е премахната.',
  numberRemoved: 'Номерът {number} е премахнат.',
  phoneAdded: 'Телефонният ви номер {number} е добавен.',
  phoneChanged: 'Телефонният ви номер е променен на {number}.',
  sameNumber: 'Това вече е вашият телефонен номер.',
  numberInUse: 'Този телефонен номер принадлежи на друг профил.',
  stepRemoved: 'Втората стъпка е премахната: {step}.',
  passkeyAdded: 'Ключът ви за достъп е добавен.',
  passkeyRenamed: 'Ключът ви за достъп е преименуван.',
  passkeyRemoved: 'Ключът ви за достъп е премахнат.',
  passkeyNotAdded: 'Не е добавен ключ за достъп. Опитайте отново.',
  passkeyKnown: 'На това устройство вече има ключ за достъп за профила ви.',
  tooManyPasskeys: 'Имате твърде много ключове за достъп. Първо премахнете някой.',
  passkeysUnsupported: 'Това устройство или този браузър не може да използва ключове за достъп тук.',
  passkeyNameWrong: 'Въведете име от 1 до 64 знака, без ъглови скоби.',
  accountDeleted: 'Профилът ви е изтрит.',
  sameEmail: 'Това вече е вашият имейл адрес.',
  differentAccount: 'Това е друг профил. Влезте като {account}.',
  providerInUse: 'Този профил от {provider} е свързан с друг профил.',
};

export default bg;
