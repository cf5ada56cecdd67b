import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Azerbaijani texts of the account page. */
const az: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'Hesabınız',
  changeName: 'Adınızı dəyişin',
  changeYourEmail: 'E-poçt ünvanını dəyişin',
  changePassword: 'Parolu dəyişin',
  addPassword: 'Parol əlavə edin',
  waysToSignIn: 'Giriş üsulları',
  secondSteps: 'İkinci mərhələlər',
  passkeys: 'Giriş açarları',
  addPasskey: 'Giriş açarı əlavə edin',
  renamePasskey: 'Giriş açarının adını dəyişin',
  removePasskey: 'Giriş açarını silin',
  deleteAccount: 'Hesabı silin',

  // Paragraphs:
  signInAgainTo: 'Davam etmək üçün {account} hesabına yenidən daxil olun.',
  emailChangeSent: '{email} ünvanına göndərdiyimiz e-məktubdakı linki açın. Bundan sonra e-poçt ünvanınız dəyişəcək.',
  noSecondStep: 'Hələ ikinci mərhələniz yoxdur.',
  deletionExplained: '{account} hesabınız silinəcək. Bunu geri qaytarmaq mümkün deyil.',
  onlyWay: 'Bu, yeganə giriş üsulunuzdur. Onu silməzdən əvvəl başqasını əlavə edin.',
  methodRemovalExplained: 'Bundan sonra bu üsulla daxil ola bilməyəcəksiniz.',
  emailRemovalExplained: 'Hesabınızın e-poçt ünvanı da silinəcək.',
  stepRemovalExplained: 'Bu ikinci mərhələ bundan sonra hesabınızı qorumayacaq.',
  noPasskey: 'Hələ giriş açarınız yoxdur. Onunla barmaq izi, üz və ya cihazın PIN kodu ilə daxil olursunuz.',
  passkeyAddedOn: 'Əlavə edilib: {date}',
  passkeyUsedOn: 'Son istifadə: {date}',

  // Labels:
  newEmail: 'Yeni e-poçt ünvanı',
  connected: 'Əlaqələndirilib',
  connect: '{provider} hesabını əlaqələndirin',
  disconnect: '{provider} ilə əlaqəni kəsin',
  removePassword: 'Parolu silin',
  removePhone: '{number} nömrəsini silin',
  addPhone: 'Telefon nömrəsi əlavə edin',
  changePhone: 'Telefon nömrəsini dəyişin',
  removeStep: 'Silin: {step}',
  passkeyName: 'Giriş açarının adı',

  // Messages:
  nameChanged: 'Adınız dəyişdirildi.',
  passwordSaved: 'Parolunuz dəyişdirildi.',
  passwordAdded: 'Parolunuz əlavə edildi.',
  providerConnected: '{provider} hesabınız əlaqələndirildi.',
  providerDisconnected: '{provider} hesabınızla əlaqə kəsildi.',
  passwordRemoved: 'Parolunuz silindi.',
  numberRemoved: '{number} nömrəsi silindi.',
  phoneAdded: '{number} telefon nömrəniz əlavə edildi.',
  phoneChanged: 'Telefon nömrəniz dəyişdirildi: {number}.',
  sameNumber: 'Bu, artıq sizin telefon nömrənizdir.',
  numberInUse: 'Bu telefon nömrəsi başqa hesaba aiddir.',
  stepRemoved: 'İkinci mərhələ silindi: {step}.',
  passkeyAdded: 'Giriş açarınız əlavə edildi.',
  passkeyRenamed: 'Giriş açarınızın adı dəyişdirildi.',
  passkeyRemoved: 'Giriş açarınız silindi.',
  passkeyNotAdded: 'Giriş açarı əlavə edilmədi. Yenidən cəhd edin.',
  passkeyKnown: 'Bu cihazda hesabınızın giriş açarı artıq var.',
  tooManyPasskeys: 'Giriş açarlarınız həddən çoxdur. Əvvəlcə birini silin.',
  passkeysUnsupported: 'Bu cihaz və ya brauzer burada giriş açarlarından istifadə edə bilmir.',
  passkeyNameWrong: '1–64 simvoldan ibarət, bucaqlı mötərizəsiz ad daxil edin.',
  accountDeleted: 'Hesabınız silindi.',
  sameEmail: 'Bu, artıq sizin e-poçt ünvanınızdır.',
  differentAccount: 'Bu, başqa hesabdır. {account} hesabına daxil olun.',
  providerInUse: 'Bu {provider} hesabı başqa hesabla əlaqələndirilib.',
};

export default az;
