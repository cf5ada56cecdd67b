import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Macedonian texts of the account page. */
const mk: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'Вашата сметка',
  changeName: 'Промени го името',
  changeYourEmail: 'Промени ја адресата',
  changePassword: 'Промени ја лозинката',
  addPassword: 'Додај лозинка',
  waysToSignIn: 'Начини на најавување',
  secondSteps: 'Втори чекори',
  passkeys: 'Клучеви за пристап',
  addPasskey: 'Додај клуч за пристап',
  renamePasskey: 'Преименувај го клучот',
  removePasskey: 'Отстрани го клучот за пристап',
  passkeyOffer: 'Побрзо најавување следниот пат',
  notNow: 'Не сега',
  deleteAccount: 'Избриши ја сметката',
  signOutEverywhere: 'Одјавете се од сите уреди',
  everywhereQuestion: 'Да се одјавите од сите уреди?',

  // Paragraphs:
  signInAgainTo: 'За да продолжите, најавете се повторно како {account}.',
  emailChangeSent:
    'Отворете го линкот во пораката што ја испративме на {email}. Потоа вашата адреса на е-пошта ќе се промени.',
  noSecondStep: 'Сѐ уште немате втор чекор.',
  deletionExplained: 'Вашата сметка {account} ќе биде избришана. Ова не може да се врати.',
  everywhereExplained: 'Ќе бидете одјавени од секој уред, па и од овој.',
  onlyWay: 'Ова е вашиот единствен начин на најавување. Додајте друг пред да го отстраните.',
  methodRemovalExplained: 'Потоа повеќе нема да можете да се најавите на овој начин.',
  emailRemovalExplained: 'Ќе биде отстранета и адресата на е-пошта на вашата сметка.',
  stepRemovalExplained: 'Овој втор чекор повеќе нема да ја заштитува вашата сметка.',
  noPasskey: 'Сè уште немате клуч за пристап. Со него се најавувате со отпечаток, лице или со PIN-кодот на уредот.',
  passkeyAddedOn: 'Додаден: {date}',
  passkeyUsedOn: 'Последно користен: {date}',

  // Labels:
  newEmail: 'Нова адреса на е-пошта',
  connected: 'Поврзано',
  connect: 'Поврзи сметка на {provider}',
  disconnect: 'Прекини врска со {provider}',
  removePassword: 'Отстрани ја лозинката',
  removePhone: 'Отстрани {number}',
  addPhone: 'Додај телефонски број',
  changePhone: 'Промени го телефонскиот број',
  removeStep: 'Отстрани: {step}',
  passkeyName: 'Име на клучот за пристап',

  // Messages:
  nameChanged: 'Вашето име е променето.',
  passwordSaved: 'Вашата лозинка е променета.',
  passwordAdded: 'Вашата лозинка е додадена.',
  providerConnected: 'Вашата сметка на {provider} е поврзана.',
  providerDisconnected: 'Врската со вашата сметка на {provider} е прекината.',
  passwordRemoved: 'Вашата лозинка е отстранета.',
  numberRemoved: 'Бројот {number} е отстранет.',
  phoneAdded: 'Вашиот телефонски број {number} е додаден.',
  phoneChanged: 'Вашиот телефонски број е променет во {number}.',
  sameNumber: 'Ова е веќе вашиот телефонски број.',
  numberInUse: 'Овој телефонски број припаѓа на друга сметка.',
  stepRemoved: 'Вториот чекор е отстранет: {step}.',
  passkeyAdded: 'Вашиот клуч за пристап е додаден.',
  passkeyRenamed: 'Вашиот клуч за пристап е преименуван.',
  passkeyRemoved: 'Вашиот клуч за пристап е отстранет.',
  passkeyNotAdded: 'Не е додаден клуч за пристап. Обидете се повторно.',
  passkeyKnown: 'На овој уред веќе има клуч за пристап за вашата сметка.',
  tooManyPasskeys: 'Имате премногу клучеви за пристап. Прво отстранете еден.',
  passkeysUnsupported: 'Овој уред или прелистувач не може да користи клучеви за пристап овде.',
  passkeyNameWrong: 'Внесете име од 1 до 64 знаци, без аглести загради.',
  accountDeleted: 'Вашата сметка е избришана.',
  signedOutEverywhere: 'Одјавени сте од сите уреди.',
  sameEmail: 'Ова е веќе вашата адреса на е-пошта.',
  differentAccount: 'Ова е друга сметка. Најавете се како {account}.',
  providerInUse: 'Оваа сметка на {provider} е поврзана со друга сметка.',
};

export default mk;
