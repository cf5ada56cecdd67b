import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Turkish texts of the account page. */
const tr: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'Hesabınız',
  changeName: 'Adı değiştir',
  changeYourEmail: 'E-posta adresini değiştir',
  changePassword: 'Şifreyi değiştir',
  addPassword: 'Şifre ekle',
  waysToSignIn: 'Oturum açma yöntemleri',
  secondSteps: 'İkinci doğrulama adımları',
  deleteAccount: 'Hesabı sil',

  // Paragraphs:
  signInAgainTo: 'Devam etmek için {account} hesabında tekrar oturum açın.',
  emailChangeSent: '{email} adresine gönderdiğimiz e-postadaki bağlantıyı açın. Ardından e-posta adresiniz değişir.',
  noSecondStep: 'Henüz ikinci doğrulama adımınız yok.',
  deletionExplained: '{account} hesabınız silinecek. Bu işlem geri alınamaz.',
  onlyWay: 'Bu, tek oturum açma yönteminiz. Kaldırmadan önce başka bir yöntem ekleyin.',
  methodRemovalExplained: 'Bundan sonra bu yöntemle oturum açamayacaksınız.',
  emailRemovalExplained: 'Hesabınızın e-posta adresi de kaldırılacak.',
  stepRemovalExplained: 'Bu ikinci adım artık hesabınızı korumayacak.',

  // Labels:
  newEmail: 'Yeni e-posta adresi',
  connected: 'Bağlı',
  connect: '{provider} hesabını bağla',
  disconnect: '{provider} bağlantısını kaldır',
  removePassword: 'Şifreyi kaldır',
  removePhone: '{number} numarasını kaldır',
  removeStep: 'Kaldır: {step}',

  // Messages:
  nameChanged: 'Adınız değiştirildi.',
  passwordSaved: 'Şifreniz değiştirildi.',
  passwordAdded: 'Şifreniz eklendi.',
  providerConnected: '{provider} hesabınız bağlandı.',
  providerDisconnected: '{provider} hesabınızın bağlantısı kaldırıldı.',
  passwordRemoved: 'Şifreniz kaldırıldı.',
  numberRemoved: '{number} numarası kaldırıldı.',
  stepRemoved: 'İkinci doğrulama adımı kaldırıldı: {step}.',
  accountDeleted: 'Hesabınız silindi.',
  sameEmail: 'Bu zaten sizin e-posta adresiniz.',
  differentAccount: 'Bu farklı bir hesap. {account} hesabında oturum açın.',
  providerInUse: 'Bu {provider} hesabı başka bir hesaba bağlı.',
};

export default tr;
