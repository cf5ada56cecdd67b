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
  deleteAccount: 'Избриши ја сметката',

  // Paragraphs:
  signInAgainTo: 'За да продолжите, најавете се повторно како {account}.',
  emailChangeSent:
    'Отворете го линкот во пораката што ја испративме на {email}. Потоа вашата адреса на е-пошта ќе се промени.',
  noSecondStep: 'Сѐ уште немате втор чекор.',
  deletionExplained: 'Вашата сметка {account} ќе биде избришана. Ова не може да се врати.',
  onlyWay: 'Ова е вашиот единствен начин на најавување. Додајте друг пред да го отстраните.',
  methodRemovalExplained: 'Потоа повеќе нема да можете да се најавите на овој начин.',
  emailRemovalExplained: 'Ќе биде отстранета и адресата на е-пошта на вашата сметка.',
  stepRemovalExplained: 'Овој втор чекор повеќе нема да ја заштитува вашата сметка.',

  // Labels:
  newEmail: 'Нова адреса на е-пошта',
  connected: 'Поврзано',
  connect: 'Поврзи сметка на {provider}',
  disconnect: 'Прекини врска со {provider}',
  removePassword: 'Отстрани ја лозинката',
  removePhone: 'Отстрани {number}',
  removeStep: 'Отстрани: {step}',

  // Messages:
  nameChanged: 'Вашето име е променето.',
  passwordSaved: 'Вашата лозинка е променета.',
  passwordAdded: 'Вашата лозинка е додадена.',
  providerConnected: 'Вашата сметка на {provider} е поврзана.',
  providerDisconnected: 'Врската со вашата сметка на {provider} е прекината.',
  passwordRemoved: 'Вашата лозинка е отстранета.',
  numberRemoved: 'Бројот {number} е отстранет.',
  stepRemoved: 'Вториот чекор е отстранет: {step}.',
  accountDeleted: 'Вашата сметка е избришана.',
  sameEmail: 'Ова е веќе вашата адреса на е-пошта.',
  differentAccount: 'Ова е друга сметка. Најавете се како {account}.',
  providerInUse: 'Оваа сметка на {provider} е поврзана со друга сметка.',
};

export default mk;
