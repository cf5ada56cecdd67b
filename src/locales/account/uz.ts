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
  passkeys: 'Kirish kalitlari',
  addPasskey: 'Kirish kaliti qoʻshish',
  renamePasskey: 'Kalit nomini oʻzgartirish',
  removePasskey: 'Kirish kalitini olib tashlash',
  passkeyOffer: 'Keyingi safar tezroq kiring',
  notNow: 'Hozir emas',
  deleteAccount: 'Hisobni oʻchirish',
  signOutEverywhere: 'Barcha qurilmalarda chiqish',
  everywhereQuestion: 'Barcha qurilmalarda hisobdan chiqasizmi?',

  // Paragraphs:
  signInAgainTo: 'Davom etish uchun {account} hisobiga qayta kiring.',
  emailChangeSent:
    '{email} manziliga yuborilgan xatdagi havolani oching. Shundan keyin e-pochta manzilingiz oʻzgaradi.',
  noSecondStep: 'Sizda hali ikkinchi bosqich yoʻq.',
  deletionExplained: '{account} hisobingiz oʻchiriladi. Bu amalni qaytarib boʻlmaydi.',
  everywhereExplained: 'Siz barcha qurilmalarda, shu qurilmada ham hisobdan chiqasiz.',
  onlyWay: 'Bu sizning yagona kirish usulingiz. Uni olib tashlashdan oldin boshqasini qoʻshing.',
  methodRemovalExplained: 'Bundan keyin bu usulda kira olmaysiz.',
  emailRemovalExplained: 'Hisobingizning e-pochta manzili ham olib tashlanadi.',
  stepRemovalExplained: 'Bu ikkinchi bosqich endi hisobingizni himoya qilmaydi.',
  noPasskey: 'Sizda hali kirish kaliti yoʻq. U bilan barmoq izi, yuz yoki qurilmangizning PIN kodi orqali kirasiz.',
  passkeyAddedOn: 'Qoʻshilgan: {date}',
  passkeyUsedOn: 'Oxirgi foydalanish: {date}',

  // Labels:
  newEmail: 'Yangi e-pochta manzili',
  connected: 'Bogʻlangan',
  connect: '{provider} hisobini bogʻlash',
  disconnect: '{provider} hisobini uzish',
  removePassword: 'Parolni olib tashlash',
  removePhone: '{number} raqamini olib tashlash',
  addPhone: 'Telefon raqami qoʻshish',
  changePhone: 'Telefon raqamini oʻzgartirish',
  removeStep: 'Olib tashlash: {step}',
  passkeyName: 'Kirish kaliti nomi',

  // Messages:
  nameChanged: 'Ismingiz oʻzgartirildi.',
  passwordSaved: 'Parolingiz oʻzgartirildi.',
  passwordAdded: 'Parolingiz qoʻshildi.',
  providerConnected: '{provider} hisobingiz bogʻlandi.',
  providerDisconnected: '{provider} hisobingiz uzildi.',
  passwordRemoved: 'Parolingiz olib tashlandi.',
  numberRemoved: '{number} raqami olib tashlandi.',
  phoneAdded: '{number} telefon raqamingiz qoʻshildi.',
  phoneChanged: 'Telefon raqamingiz oʻzgartirildi. Yangi raqam: {number}.',
  sameNumber: 'Bu allaqachon sizning telefon raqamingiz.',
  numberInUse: 'Bu telefon raqami boshqa hisobga tegishli.',
  stepRemoved: 'Ikkinchi bosqich olib tashlandi: {step}.',
  passkeyAdded: 'Kirish kalitingiz qoʻshildi.',
  passkeyRenamed: 'Kirish kalitingiz nomi oʻzgartirildi.',
  passkeyRemoved: 'Kirish kalitingiz olib tashlandi.',
  passkeyNotAdded: 'Kirish kaliti qoʻshilmadi. Qayta urining.',
  passkeyKnown: 'Bu qurilmada hisobingizning kirish kaliti allaqachon bor.',
  tooManyPasskeys: 'Kirish kalitlaringiz juda koʻp. Avval bittasini olib tashlang.',
  passkeysUnsupported: 'Bu qurilma yoki brauzer bu yerda kirish kalitlaridan foydalana olmaydi.',
  passkeyNameWrong: 'Burchakli qavslarsiz, 1 dan 64 tagacha belgidan iborat nom kiriting.',
  accountDeleted: 'Hisobingiz oʻchirildi.',
  signedOutEverywhere: 'Siz barcha qurilmalarda hisobdan chiqdingiz.',
  sameEmail: 'Bu allaqachon sizning e-pochta manzilingiz.',
  differentAccount: 'Bu boshqa hisob. {account} hisobiga kiring.',
  providerInUse: 'Bu {provider} hisobi boshqa hisobga bogʻlangan.',
};

export default uz;
