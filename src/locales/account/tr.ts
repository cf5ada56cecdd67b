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
  passkeys: 'Geçiş anahtarları',
  addPasskey: 'Geçiş anahtarı ekle',
  renamePasskey: 'Geçiş anahtarının adını değiştir',
  removePasskey: 'Geçiş anahtarını kaldır',
  passkeyOffer: 'Bir dahaki sefere daha hızlı oturum açın',
  notNow: 'Şimdi değil',
  deleteAccount: 'Hesabı sil',
  signOutEverywhere: 'Tüm cihazlarda oturumu kapat',
  everywhereQuestion: 'Tüm cihazlarda oturum kapatılsın mı?',

  // Paragraphs:
  signInAgainTo: 'Devam etmek için {account} hesabında tekrar oturum açın.',
  emailChangeSent: '{email} adresine gönderdiğimiz e-postadaki bağlantıyı açın. Ardından e-posta adresiniz değişir.',
  noSecondStep: 'Henüz ikinci doğrulama adımınız yok.',
  deletionExplained: '{account} hesabınız silinecek. Bu işlem geri alınamaz.',
  everywhereExplained: 'Bu cihaz dahil tüm cihazlarda oturumunuz kapatılacak.',
  onlyWay: 'Bu, tek oturum açma yönteminiz. Kaldırmadan önce başka bir yöntem ekleyin.',
  methodRemovalExplained: 'Bundan sonra bu yöntemle oturum açamayacaksınız.',
  emailRemovalExplained: 'Hesabınızın e-posta adresi de kaldırılacak.',
  stepRemovalExplained: 'Bu ikinci adım artık hesabınızı korumayacak.',
  noPasskey:
    'Henüz geçiş anahtarınız yok. Geçiş anahtarıyla parmak iziniz, yüzünüz veya cihazınızın PIN’i ile oturum açarsınız.',
  passkeyAddedOn: 'Eklenme: {date}',
  passkeyUsedOn: 'Son kullanım: {date}',

  // Labels:
  newEmail: 'Yeni e-posta adresi',
  connected: 'Bağlı',
  connect: '{provider} hesabını bağla',
  disconnect: '{provider} bağlantısını kaldır',
  removePassword: 'Şifreyi kaldır',
  removePhone: '{number} numarasını kaldır',
  addPhone: 'Telefon numarası ekle',
  changePhone: 'Telefon numarasını değiştir',
  removeStep: 'Kaldır: {step}',
  passkeyName: 'Geçiş anahtarının adı',

  // Messages:
  nameChanged: 'Adınız değiştirildi.',
  passwordSaved: 'Şifreniz değiştirildi.',
  passwordAdded: 'Şifreniz eklendi.',
  providerConnected: '{provider} hesabınız bağlandı.',
  providerDisconnected: '{provider} hesabınızın bağlantısı kaldırıldı.',
  passwordRemoved: 'Şifreniz kaldırıldı.',
  numberRemoved: '{number} numarası kaldırıldı.',
  phoneAdded: '{number} telefon numaranız eklendi.',
  phoneChanged: 'Telefon numaranız {number} olarak değiştirildi.',
  sameNumber: 'Bu zaten sizin telefon numaranız.',
  numberInUse: 'Bu telefon numarası başka bir hesaba ait.',
  stepRemoved: 'İkinci doğrulama adımı kaldırıldı: {step}.',
  passkeyAdded: 'Geçiş anahtarınız eklendi.',
  passkeyRenamed: 'Geçiş anahtarınızın adı değiştirildi.',
  passkeyRemoved: 'Geçiş anahtarınız kaldırıldı.',
  passkeyNotAdded: 'Geçiş anahtarı eklenmedi. Tekrar deneyin.',
  passkeyKnown: 'Bu cihazda hesabınıza ait bir geçiş anahtarı zaten var.',
  tooManyPasskeys: 'Çok fazla geçiş anahtarınız var. Önce birini kaldırın.',
  passkeysUnsupported: 'Bu cihaz veya tarayıcı burada geçiş anahtarı kullanamıyor.',
  passkeyNameWrong: 'Açılı ayraç içermeyen, 1 ila 64 karakterlik bir ad girin.',
  accountDeleted: 'Hesabınız silindi.',
  signedOutEverywhere: 'Tüm cihazlarda oturumunuz kapatıldı.',
  sameEmail: 'Bu zaten sizin e-posta adresiniz.',
  differentAccount: 'Bu farklı bir hesap. {account} hesabında oturum açın.',
  providerInUse: 'Bu {provider} hesabı başka bir hesaba bağlı.',
};

export default tr;
