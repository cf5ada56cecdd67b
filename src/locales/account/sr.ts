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
  passkeys: 'Приступни кључеви',
  addPasskey: 'Додај приступни кључ',
  renamePasskey: 'Преименуј приступни кључ',
  removePasskey: 'Уклони приступни кључ',
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
  noPasskey: 'Још немате приступни кључ. Њиме се пријављујете отиском прста, лицем или PIN-ом уређаја.',
  passkeyAddedOn: 'Додато: {date}',
  passkeyUsedOn: 'Последње коришћење: {date}',

  // Labels:
  newEmail: 'Нова имејл адреса',
  connected: 'Повезано',
  connect: 'Повежи {provider} налог',
  disconnect: 'Прекини везу са {provider} налогом',
  removePassword: 'Уклони лозинку',
  removePhone: 'Уклони {number}',
  addPhone: 'Додај број телефона',
  changePhone: 'Промени број телефона',
  removeStep: 'Уклони: {step}',
  passkeyName: 'Назив приступног кључа',

  // Messages:
  nameChanged: 'Ваше име је промењено.',
  passwordSaved: 'Ваша лозинка је промењена.',
  passwordAdded: 'Ваша лозинка је додата.',
  providerConnected: 'Ваш {provider} налог је повезан.',
  providerDisconnected: 'Веза са вашим {provider} налогом је прекинута.',
  passwordRemoved: 'Ваша лозинка је уклоњена.',
  numberRemoved: 'Број {number} је уклоњен.',
  phoneAdded: 'Ваш број телефона {number} је додат.',
  phoneChanged: 'Ваш број телефона је промењен у {number}.',
  sameNumber: 'То је већ ваш број телефона.',
  numberInUse: 'Овај број телефона припада другом налогу.',
  stepRemoved: 'Други корак је уклоњен: {step}.',
  passkeyAdded: 'Ваш приступни кључ је додат.',
  passkeyRenamed: 'Ваш приступни кључ је преименован.',
  passkeyRemoved: 'Ваш приступни кључ је уклоњен.',
  passkeyNotAdded: 'Приступни кључ није додат. Пробајте поново.',
  passkeyKnown: 'Овај уређај већ има приступни кључ вашег налога.',
  tooManyPasskeys: 'Имате превише приступних кључева. Прво уклоните један.',
  passkeysUnsupported: 'Овај уређај или прегледач овде не може да користи приступне кључеве.',
  passkeyNameWrong: 'Унесите назив од 1 до 64 знака, без угластих заграда.',
  accountDeleted: 'Ваш налог је избрисан.',
  sameEmail: 'То је већ ваша имејл адреса.',
  differentAccount: 'То је други налог. Пријавите се као {account}.',
  providerInUse: 'Овај {provider} налог је повезан са другим налогом.',
};

export default sr;
