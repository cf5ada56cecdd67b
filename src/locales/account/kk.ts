import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Kazakh texts of the account page. */
const kk: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'Аккаунтыңыз',
  changeName: 'Атыңызды өзгерту',
  changeYourEmail: 'Эл. поштаны өзгерту',
  changePassword: 'Құпия сөзді өзгерту',
  addPassword: 'Құпия сөз қосу',
  waysToSignIn: 'Кіру тәсілдері',
  secondSteps: 'Екінші қадамдар',
  passkeys: 'Кіру кілттері',
  addPasskey: 'Кіру кілтін қосу',
  renamePasskey: 'Кіру кілтінің атын өзгерту',
  removePasskey: 'Кіру кілтін жою',
  passkeyOffer: 'Келесі жолы жылдамырақ кіріңіз',
  notNow: 'Қазір емес',
  deleteAccount: 'Аккаунтты жою',
  signOutEverywhere: 'Барлық құрылғыда шығу',
  everywhereQuestion: 'Барлық құрылғыда аккаунттан шығасыз ба?',

  // Paragraphs:
  signInAgainTo: 'Жалғастыру үшін {account} аккаунтына қайта кіріңіз.',
  emailChangeSent:
    '{email} мекенжайына жіберілген хаттағы сілтемені ашыңыз. Содан кейін электрондық пошта мекенжайыңыз өзгереді.',
  noSecondStep: 'Сізде әлі екінші қадам жоқ.',
  deletionExplained: '{account} аккаунтыңыз жойылады. Бұл әрекетті қайтару мүмкін емес.',
  everywhereExplained: 'Сіз аккаунттан барлық құрылғыда, осы құрылғыда да шығасыз.',
  onlyWay: 'Бұл – жалғыз кіру тәсіліңіз. Оны жоймас бұрын басқасын қосыңыз.',
  methodRemovalExplained: 'Осыдан кейін бұл тәсілмен кіре алмайсыз.',
  emailRemovalExplained: 'Аккаунтыңыздың электрондық пошта мекенжайы да жойылады.',
  stepRemovalExplained: 'Бұл екінші қадам енді аккаунтыңызды қорғамайды.',
  noPasskey: 'Сізде әлі кіру кілті жоқ. Онымен саусақ ізі, бет немесе құрылғының PIN коды арқылы кіресіз.',
  passkeyAddedOn: 'Қосылған күні: {date}',
  passkeyUsedOn: 'Соңғы рет қолданылған күні: {date}',

  // Labels:
  newEmail: 'Жаңа электрондық пошта мекенжайы',
  connected: 'Байланыстырылған',
  connect: '{provider} аккаунтын байланыстыру',
  disconnect: '{provider} аккаунтын ажырату',
  removePassword: 'Құпия сөзді жою',
  removePhone: '{number} нөмірін жою',
  addPhone: 'Телефон нөмірін қосу',
  changePhone: 'Телефон нөмірін өзгерту',
  removeStep: 'Жою: {step}',
  passkeyName: 'Кіру кілтінің аты',

  // Messages:
  nameChanged: 'Атыңыз өзгертілді.',
  passwordSaved: 'Құпия сөзіңіз өзгертілді.',
  passwordAdded: 'Құпия сөзіңіз қосылды.',
  providerConnected: '{provider} аккаунтыңыз байланыстырылды.',
  providerDisconnected: '{provider} аккаунтыңыз ажыратылды.',
  passwordRemoved: 'Құпия сөзіңіз жойылды.',
  numberRemoved: '{number} нөмірі жойылды.',
  phoneAdded: '{number} телефон нөміріңіз қосылды.',
  phoneChanged: 'Телефон нөміріңіз өзгертілді. Жаңа нөмір: {number}.',
  sameNumber: 'Бұл – қазірдің өзінде сіздің телефон нөміріңіз.',
  numberInUse: 'Бұл телефон нөмірі басқа аккаунтқа тиесілі.',
  stepRemoved: 'Екінші қадам жойылды: {step}.',
  passkeyAdded: 'Кіру кілтіңіз қосылды.',
  passkeyRenamed: 'Кіру кілтіңіздің аты өзгертілді.',
  passkeyRemoved: 'Кіру кілтіңіз жойылды.',
  passkeyNotAdded: 'Кіру кілті қосылмады. Қайталап көріңіз.',
  passkeyKnown: 'Бұл құрылғыда аккаунтыңыздың кіру кілті бар.',
  tooManyPasskeys: 'Кіру кілттеріңіз тым көп. Алдымен біреуін жойыңыз.',
  passkeysUnsupported: 'Бұл құрылғы немесе браузер мұнда кіру кілттерін қолдана алмайды.',
  passkeyNameWrong: 'Бұрыштық жақшасыз, 1–64 таңбадан тұратын ат енгізіңіз.',
  accountDeleted: 'Аккаунтыңыз жойылды.',
  signedOutEverywhere: 'Сіз аккаунттан барлық құрылғыда шықтыңыз.',
  sameEmail: 'Бұл – қазірдің өзінде сіздің электрондық пошта мекенжайыңыз.',
  differentAccount: 'Бұл – басқа аккаунт. {account} аккаунтына кіріңіз.',
  providerInUse: 'Бұл {provider} аккаунты басқа аккаунтпен байланыстырылған.',
};

export default kk;
