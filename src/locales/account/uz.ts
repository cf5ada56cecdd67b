import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Uzbek texts of the account page. */
const uz: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'Hisobingiz',
  changeName: 'Ismni oʻzgartirish',
  changeYourEmail: 'E-pochtani oʻzgartirish',
  changePassword: 'Parolni oʻzgartirish',
  addPassword: 'Parol qoʻshish',
  waysToSignIn: 'Kirish usullari',
  secondSteps: 'Ikkinchi bosqichlar',
  deleteAccount: 'Hisobni oʻchirish',

  // Paragraphs:
  signInAgainTo: 'Davom etish uchun {account} hisobiga qayta kiring.',
  emailChangeSent:
    '{email} manziliga yuborilgan xatdagi havolani oching. Shundan keyin e-pochta manzilingiz oʻzgaradi.',
  noSecondStep: 'Sizda hali ikkinchi bosqich yoʻq.',
  deletionExplained: '{account} hisobingiz oʻchiriladi. Bu amalni qaytarib boʻlmaydi.',
  onlyWay: 'Bu sizning yagona kirish usulingiz. Uni olib tashlashdan oldin boshqasini qoʻshing.',
  methodRemovalExplained: 'Bundan keyin bu usulda kira olmaysiz.',
  emailRemovalExplained: 'Hisobingizning e-pochta manzili ham olib tashlanadi.',
  stepRemovalExplained: 'Bu ikkinchi bosqich endi hisobingizni himoya qilmaydi.',

  // Labels:
  newEmail: 'Yangi e-pochta manzili',
  connected: 'Bogʻlangan',
  connect: '{provider} hisobini bogʻlash',
  disconnect: '{provider} hisobini uzish',
  removePassword: 'Parolni olib tashlash',
  removePhone: '{number} raqamini olib tashlash',
  removeStep: 'Olib tashlash: {step}',

  // Messages:
  nameChanged: 'Ismingiz oʻzgartirildi.',
  passwordSaved: 'Parolingiz oʻzgartirildi.',
  passwordAdded: 'Parolingiz qoʻshildi.',
  providerConnected: '{provider} hisobingiz bogʻlandi.',
  providerDisconnected: '{provider} hisobingiz uzildi.',
  passwordRemoved: 'Parolingiz olib tashlandi.',
  numberRemoved: '{number} raqami olib tashlandi.',
  stepRemoved: 'Ikkinchi bosqich olib tashlandi: {step}.',
  accountDeleted: 'Hisobingiz oʻchirildi.',
  sameEmail: 'Bu allaqachon sizning e-pochta manzilingiz.',
  differentAccount: 'Bu boshqa hisob. {account} hisobiga kiring.',
  providerInUse: 'Bu {provider} hisobi boshqa hisobga bogʻlangan.',
};

export default uz;
