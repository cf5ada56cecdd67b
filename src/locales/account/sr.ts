import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Serbian texts of the account page. */
const sr: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'Ваш налог',
  changeName: 'Промени име',
  changeYourEmail: 'Промени имејл адресу',
  changePassword: 'Промени лозинку',
  addPassword: 'Додај лозинку',
  waysToSignIn: 'Начини пријаве',
  secondSteps: 'Други корак',
  deleteAccount: 'Избриши налог',

  // Paragraphs:
  signInAgainTo: 'Да бисте наставили, поново се пријавите као {account}.',
  emailChangeSent: 'Отворите линк у имејлу који смо послали на {email}. Након тога ће се ваша имејл адреса променити.',
  noSecondStep: 'Још немате други корак.',
  deletionExplained: 'Ваш налог {account} ће бити избрисан. Ово не може да се опозове.',
  onlyWay: 'Ово је ваш једини начин пријаве. Додајте још један пре него што га уклоните.',
  methodRemovalExplained: 'После тога више нећете моћи да се пријавите на овај начин.',
  emailRemovalExplained: 'Биће уклоњена и имејл адреса вашег налога.',
  stepRemovalExplained: 'Овај други корак више неће штитити ваш налог.',

  // Labels:
  newEmail: 'Нова имејл адреса',
  connected: 'Повезано',
  connect: 'Повежи {provider} налог',
  disconnect: 'Прекини везу са {provider} налогом',
  removePassword: 'Уклони лозинку',
  removePhone: 'Уклони {number}',
  removeStep: 'Уклони: {step}',

  // Messages:
  nameChanged: 'Ваше име је промењено.',
  passwordSaved: 'Ваша лозинка је промењена.',
  passwordAdded: 'Ваша лозинка је додата.',
  providerConnected: 'Ваш {provider} налог је повезан.',
  providerDisconnected: 'Веза са вашим {provider} налогом је прекинута.',
  passwordRemoved: 'Ваша лозинка је уклоњена.',
  numberRemoved: 'Број {number} је уклоњен.',
  stepRemoved: 'Други корак је уклоњен: {step}.',
  accountDeleted: 'Ваш налог је избрисан.',
  sameEmail: 'То је већ ваша имејл адреса.',
  differentAccount: 'То је други налог. Пријавите се као {account}.',
  providerInUse: 'Овај {provider} налог је повезан са другим налогом.',
};

export default sr;
