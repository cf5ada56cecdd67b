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

  // Labels:
  newEmail: 'Yeni e-poçt ünvanı',
  connected: 'Əlaqələndirilib',
  connect: '{provider} hesabını əlaqələndirin',
  disconnect: '{provider} ilə əlaqəni kəsin',
  removePassword: 'Parolu silin',
  removePhone: '{number} nömrəsini silin',
  removeStep: 'Silin: {step}',

  // Messages:
  nameChanged: 'Adınız dəyişdirildi.',
  passwordSaved: 'Parolunuz dəyişdirildi.',
  passwordAdded: 'Parolunuz əlavə edildi.',
  providerConnected: '{provider} hesabınız əlaqələndirildi.',
  providerDisconnected: '{provider} hesabınızla əlaqə kəsildi.',
  passwordRemoved: 'Parolunuz silindi.',
  numberRemoved: '{number} nömrəsi silindi.',
  stepRemoved: 'İkinci mərhələ silindi: {step}.',
  accountDeleted: 'Hesabınız silindi.',
  sameEmail: 'Bu, artıq sizin e-poçt ünvanınızdır.',
  differentAccount: 'Bu, başqa hesabdır. {account} hesabına daxil olun.',
  providerInUse: 'Bu {provider} hesabı başqa hesabla əlaqələndirilib.',
};

export default az;
