import type { Language } from '../widget/messages/language.ts';

/** Turkish. Visitors are addressed formally, as on Google's sign-in pages. */
const tr: Language = {
  tag: 'tr',
  texts: {
    // Titles of screens:
    signIn: 'Oturum aç',
    signInWithEmail: 'E-posta ile oturum açın',
    errorEncountered: 'Bir hata oluştu',
    createAccount: 'Hesap oluştur',
    recoverPassword: 'Şifreyi kurtar',
    checkYourEmail: 'E-postanızı kontrol edin',
    notAuthorized: 'Yetkiniz yok',
    resetYourPassword: 'Şifrenizi sıfırlayın',
    passwordChanged: 'Şifre değiştirildi',
    tryResettingAgain: 'Şifrenizi sıfırlamayı tekrar deneyin',
    signInEmailSent: 'Oturum açma e-postası gönderildi',
    troubleGettingEmail: 'E-posta gelmedi mi?',
    confirmEmail: 'E-posta adresinizi onaylayın',
    newDevice: 'Yeni cihaz veya tarayıcı algılandı',
    sessionEnded: 'Oturum sona erdi',
    alreadyHaveAccount: 'Zaten bir hesabınız var',
    enterPhoneNumber: 'Telefon numaranızı girin',
    verifyPhoneNumber: 'Telefon numaranızı doğrulayın',
    verifyYourEmail: 'E-posta adresinizi doğrulayın',
    emailUpdated: 'E-posta adresi güncellendi',
    emailNotUpdated: 'E-posta adresiniz güncellenemedi',
    emailVerified: 'E-posta adresiniz doğrulandı',
    tryVerifyingAgain: 'E-posta adresinizi doğrulamayı tekrar deneyin',
    emailVerifiedAndChanged: 'E-posta adresiniz doğrulandı ve değiştirildi',
    tryUpdatingAgain: 'E-posta adresinizi güncellemeyi tekrar deneyin',
    secondFactorRemoved: 'İkinci doğrulama faktörü kaldırıldı',
    secondFactorNotRemoved: 'İkinci doğrulama faktörünüz kaldırılamadı',
    signOut: 'Oturumu kapat',
    secondFactor: 'Kimliğinizi doğrulayın',
    chooseSecondFactor: 'Kimliğinizi nasıl doğrulayacağınızı seçin',
    addSecondFactor: 'İkinci doğrulama adımı ekleyin',
    connectAuthenticatorApp: 'Kimlik doğrulama uygulamanızı bağlayın',

    // Text with the name of the visitor's organisation:
    signingInTo: '{name} için oturum açılıyor · [Değiştir]',

    // Labels of fields:
    email: 'E-posta',
    password: 'Şifre',
    choosePassword: 'Şifre seçin',
    newPassword: 'Yeni şifre',
    name: 'Ad ve soyad',
    country: 'Ülke',
    phoneNumber: 'Telefon numarası',
    code: '6 haneli kod',
    humanVerification: 'İnsan doğrulaması',

    // Labels of buttons and links:
    next: 'Sonraki',
    cancel: 'İptal',
    retry: 'Tekrar dene',
    stopWaiting: 'Beklemeyi bırak',
    dismiss: 'Kapat',
    signInAction: 'Oturum aç',
    troubleSigningIn: 'Oturum açamıyor musunuz?',
    save: 'Kaydet',
    send: 'Gönder',
    sendNewLink: 'Yeni bağlantı gönder',
    done: 'Bitti',
    back: 'Geri',
    continue: 'Devam et',
    learnMore: 'Daha fazla bilgi',
    resend: 'Yeniden gönder',
    verify: 'Doğrula',
    useAnotherAccount: 'Başka bir hesap kullan',

    // Labels of provider buttons:
    signInWithProvider: '{name} ile oturum aç',
    signInWithEmailButton: 'E-posta ile oturum aç',
    emailShort: 'E-posta',
    signInWithPhoneButton: 'Telefonla oturum aç',
    phoneShort: 'Telefon',
    signInToTenant: '{name} için oturum aç',
    continueAsGuest: 'Misafir olarak devam et',
    guestShort: 'Misafir',

    // Texts of the small print:
    termsOfService: 'Hizmet Şartları',
    privacyPolicy: 'Gizlilik Politikası',
    termsByContinuing: 'Devam ederek {terms} ve {privacy} metinlerimizi kabul etmiş olursunuz.',
    termsBySms:
      '“Doğrula” düğmesine dokunarak {terms} ve {privacy} metinlerimizi kabul etmiş olursunuz. SMS gönderilebilir. Mesaj ve veri ücretleri uygulanabilir.',
    smsRates: '“Doğrula” düğmesine dokunduğunuzda SMS gönderilebilir. Mesaj ve veri ücretleri uygulanabilir.',

    // Paragraphs on screens:
    createInstead: 'Hesabınız yok mu? [Hesap oluşturun]',
    recoverInstructions: 'Şifrenizi nasıl sıfırlayacağınızı anlatan talimatlar bu e-posta adresine gönderilecek',
    followInstructions: '{email} adresine gönderilen talimatları uygulayarak şifrenizi kurtarın',
    resetFor: '{email} için',
    passwordChangedBody: 'Artık yeni şifrenizle oturum açabilirsiniz',
    resetExpired: 'Şifre sıfırlama isteğinizin süresi doldu veya bağlantı daha önce kullanıldı',
    anotherMailTo: '{email} adresine bir e-posta daha gönderilebilir.',
    notAuthorizedFor: '{identifier} istenen sayfayı görüntüleme yetkisine sahip değil.',
    notAuthorizedUser: 'İstenen sayfayı görüntüleme yetkiniz yok.',
    contactAdmin: 'Yetki almak için {email} ile iletişime geçin.',
    recoverToContinue: 'Bu cihazda {email} ile oturum açmak için şifrenizi kurtarmanız gerekir.',
    linkSentTo:
      '{email} adresine talimatlar içeren bir oturum açma e-postası gönderildi. Oturum açmayı tamamlamak için e-postanızı kontrol edin.',
    commonFixes: 'Şunları deneyin:',
    checkSpam: 'E-postanın spam klasörüne düşüp düşmediğini veya filtrelenip filtrelenmediğini kontrol edin.',
    checkConnection: 'İnternet bağlantınızı kontrol edin.',
    checkSpelling: 'E-posta adresinizi doğru yazdığınızdan emin olun.',
    checkInbox: 'Gelen kutunuzda yer kaldığından ve gelen kutusu ayarlarınızda başka bir sorun olmadığından emin olun.',
    resendHint:
      'Bu adımlar işe yaramadıysa e-postayı yeniden gönderebilirsiniz. Bu durumda önceki e-postadaki bağlantı geçersiz olur.',
    confirmToComplete: 'Oturum açmayı tamamlamak için e-posta adresinizi tekrar girerek onaylayın',
    useGuestsTab:
      'Bu bağlantıyı misafir olarak istediniz ve bu sekmede oturumunuz kapalı. Misafir olarak sahip olduklarınızı korumak için bağlantıyı, misafir olduğunuz sekmede açın. Burada oturum açarsanız farklı bir hesabınız olur.',
    useSameDevice: 'Bağlantıyı, oturum açma işlemini başlattığınız cihazda veya tarayıcıda açmayı deneyin.',
    sessionCleared: 'Bu oturum açma isteğiyle ilişkili oturumun süresi doldu veya oturum temizlendi.',
    alreadyUsedPassword: '{email} adresini daha önce oturum açmak için kullandınız. Bu hesabın şifresini girin.',
    alreadyUsedLink:
      '{email} adresini daha önce kullandınız. Aşağıdan e-posta bağlantısıyla oturum açarak {provider} hesabınızı {email} adresine bağlayabilirsiniz.',
    linkOnSameDevice:
      '{provider} hesabınızın bu e-posta adresine bağlanabilmesi için bağlantıyı aynı cihazda veya tarayıcıda açmanız gerekir.',
    intendedToConnect:
      'Başlangıçta {provider} hesabınızı e-posta adresinize bağlamak istemiştiniz ancak bağlantıyı oturumunuzun açık olmadığı farklı bir cihazda açtınız.',
    stillConnect:
      '{provider} hesabınızı hâlâ bağlamak istiyorsanız bağlantıyı, oturum açma işlemini başlattığınız cihazda açın. İstemiyorsanız bu cihazda oturum açmak için “Devam et” düğmesine dokunun.',
    alreadyUsedProvider: '{email} adresini daha önce kullandınız. Devam etmek için {provider} ile oturum açın.',
    codeSentTo: '{number} numarasına gönderdiğimiz 6 haneli kodu girin',
    emailChangedBack: 'Oturum açma e-posta adresiniz tekrar {email} olarak değiştirildi.',
    emailChangeSuspicion:
      'Oturum açma e-posta adresinizin değiştirilmesini siz istemediyseniz birisi hesabınıza erişmeye çalışıyor olabilir. [Şifrenizi hemen değiştirmeniz] gerekir.',
    emailNotChangedBack: 'Oturum açma e-posta adresiniz eski hâline döndürülürken bir sorun oluştu.',
    askAdministrator:
      'Tekrar denediğinizde de e-posta adresinizi eski hâline döndüremezseniz yöneticinizden yardım isteyin.',
    signInWithNewAccount: 'Artık yeni hesabınızla oturum açabilirsiniz',
    verifyExpired: 'E-posta adresinizi doğrulama isteğinizin süresi doldu veya bağlantı daha önce kullanıldı',
    signInWithNewEmail: 'Artık yeni e-posta adresiniz {email} ile oturum açabilirsiniz.',
    updateExpired:
      'E-posta adresinizi doğrulama ve güncelleme isteğinizin süresi doldu veya bağlantı daha önce kullanıldı.',
    phoneRemoved: 'İkinci doğrulama adımı olarak kullanılan {number} numaralı telefon kaldırıldı.',
    deviceRemoved: 'İkinci doğrulama adımı olarak kullanılan cihaz veya uygulama kaldırıldı.',
    removalSuspicion:
      'Bu cihazı tanımıyorsanız birisi hesabınıza erişmeye çalışıyor olabilir. [Şifrenizi hemen değiştirmenizi] öneririz.',
    removalFailed: 'İkinci doğrulama faktörünüz kaldırılırken bir sorun oluştu.',
    contactSupport: 'Kaldırmayı tekrar deneyin. Bu işe yaramazsa destek ekibiyle iletişime geçin.',
    continueWith: '{email} ile devam edilsin mi?',
    originallyWanted: 'Başlangıçta {email} ile oturum açmak istemiştiniz',
    signedInAs: '{account} olarak oturum açtınız.',
    signedInToOther: 'Farklı bir hesapta oturum açtınız.',
    replacesUser: 'Devam ederseniz o hesaptaki oturumunuz kapatılır.',
    stillSignedIn: 'Oturumunuz hâlâ açık.',
    loggedIn: 'Oturumunuz açık.',
    signOutQuestion: 'Oturumu kapatmak istiyor musunuz?',
    signedOut: 'Oturumunuz kapatıldı.',
    codeWillBeSentTo: '{number} numarasına 6 haneli bir kod gönderilecek',
    authenticatorApp: 'Kimlik doğrulama uygulaması',
    numbered: '{name} ({number})',
    codeFromApp: 'Kimlik doğrulama uygulamanızdaki 6 haneli kodu girin',
    secondFactorExplained:
      'Başka hiç kimsenin hesabınızda oturum açamaması için şifrenizin yanı sıra bir kod da istenir.',
    emailUnverified: 'Önce e-posta adresinizi doğrulayın.',
    emailNotVerifiedYet: 'E-posta adresiniz henüz doğrulanmadı. Önce e-postadaki bağlantıyı açın.',
    verificationMailWillBeSentTo: '{email} adresine bağlantı içeren bir e-posta gönderilecek.',
    verificationMailSentTo: '{email} adresine gönderilen talimatları uygulayarak e-posta adresinizi doğrulayın',
    textMessage: 'Kısa mesaj (SMS)',
    scanQrCode:
      'Bu QR kodunu kimlik doğrulama uygulamanızla tarayın, ardından uygulamada gösterilen 6 haneli kodu girin.',
    keyInstead: 'Kodu tarayamıyorsanız bunun yerine uygulamaya şu anahtarı girin:',
    secondFactorKnown: 'Bu telefon zaten ikinci doğrulama adımınız olarak kullanılıyor.',

    // Messages about progress and success:
    loading: 'Yükleniyor',
    longWait: 'Bu işlem her zamankinden uzun sürüyor.',
    verifying: 'Doğrulanıyor…',
    signingIn: 'Oturum açılıyor…',
    signedIn: 'Oturum açıldı!',
    codeSent: 'Kod gönderildi!',
    verified: 'Doğrulandı!',
    secondFactorAdded: 'Eklendi!',
    resendIn: 'Kodu yeniden göndermek için kalan süre: {countdown}',
    resendMailIn: 'E-postayı yeniden göndermek için kalan süre: {countdown}',

    // Messages under fields:
    emailMissing: 'Devam etmek için e-posta adresinizi girin',
    emailInvalid: 'Bu e-posta adresi doğru değil',
    passwordMissing: 'Şifrenizi girin',
    nameMissing: 'Adınızı ve soyadınızı girin',
    fieldMissing: 'Bu alanı doldurun',
    boxNotTicked: 'Devam etmek için bu kutuyu işaretleyin',
    phoneInvalid: 'Geçerli bir telefon numarası girin',
    verificationMissing: 'reCAPTCHA doğrulamasını tamamlayın',
    passwordWeak: 'Güçlü şifreler en az 6 karakterden oluşur ve hem harf hem rakam içerir',
    countryUnsupported: 'Girilen ülke kodu desteklenmiyor.',

    // Messages for errors:
    networkRequestFailed: 'Bir ağ hatası oluştu',
    generic: 'Bir şeyler ters gitti. Lütfen tekrar deneyin.',
    partMissing: 'Bu sayfanın bir bölümü yüklenemedi. İnternet bağlantınızı kontrol edin.',
    restartProcess:
      'İsteğinizin kimlik doğrulaması sırasında bir sorun oluştu. Kimlik doğrulama işlemini yeniden başlatmak için sizi bu sayfaya yönlendiren URL’yi tekrar açın.',
    noWebStorage:
      'Kullandığınız tarayıcı Web Storage özelliğini desteklemiyor. Lütfen farklı bir tarayıcıda tekrar deneyin.',
    emailAlreadyInUse: 'E-posta adresi zaten başka bir hesap tarafından kullanılıyor',
    tooManyRequests:
      'Olağan dışı etkinlik nedeniyle bu cihazdan gelen tüm istekleri engelledik. Daha sonra tekrar deneyin.',
    userCancelled: 'Uygulamada oturum açmak için lütfen gerekli izinleri verin',
    userNotFound: 'Bu e-posta adresiyle eşleşen bir hesap yok',
    wrongPassword: 'E-posta adresi veya şifre yanlış',
    wrongCode: 'Kod yanlış. Tekrar deneyin.',
    codeExpired: 'Bu kod artık geçerli değil',
    actionCodeExpired: 'Bu kodun süresi doldu.',
    actionCodeInvalid: 'Bu kod geçersiz. Hatalı, süresi dolmuş veya daha önce kullanılmış olabilir.',
    loginAgain: 'Bu işlemi yapmak için lütfen yeniden oturum açın',
    userDisabled: 'Kullanıcı hesabı bir yönetici tarafından devre dışı bırakıldı.',
    quotaExceeded: 'Bu işlemin kotası aşıldı. Daha sonra tekrar deneyin.',
    timeout: 'İşlem zaman aşımına uğradı.',
    operationNotAllowed: 'Bu oturum açma yöntemi etkin değil. Lütfen bu sitenin yöneticisiyle iletişime geçin.',
    adminRestricted: 'Bu işlemi yalnızca yöneticiler yapabilir.',
    unauthorizedDomain:
      'Bu sitenin kullanıcılara oturum açtırma yetkisi yok. Lütfen sitenin yöneticisiyle iletişime geçin.',
    tooManyPasswords: 'Çok fazla kez yanlış şifre girdiniz. Lütfen birkaç dakika sonra tekrar deneyin.',
    tooManySignUps: 'IP adresinizden çok fazla hesap oluşturma isteği geliyor. Birkaç dakika sonra tekrar deneyin.',
    sessionExpired: 'Oturum açma süreniz doldu. Lütfen tekrar deneyin.',
    noSignInMeans:
      'Bu e-posta adresi zaten kayıtlı ancak hiçbir oturum açma yöntemi yok. Hesabı kurtarmak için lütfen şifreyi sıfırlayın.',
    emailMismatch: 'Girilen e-posta adresi mevcut oturum açma işlemiyle eşleşmiyor.',
    tooManyPhone: 'Bu telefon numarası çok fazla kez kullanıldı',
    resetMailFailed: 'Şifre sıfırlama kodu belirtilen e-posta adresine gönderilemedi',
    mergeConflict:
      'Misafir hesabınız kalıcı bir hesaba dönüştürülemedi. Bu oturum açma bilgileri zaten farklı bir kullanıcı hesabına bağlı.',
    signInAsBefore:
      '{email} adresini daha önce kullandınız. Önceki yöntemle oturum açtığınızda hesaplarınız birbirine bağlanır.',
    popupBlocked: 'Tarayıcınız oturum açma penceresini engelledi.',
    continueInThisWindow: 'Bu pencerede devam et',
    or: 'veya',
    lastUsed: 'Son kullanılan',
    openAuthenticator: 'Kimlik doğrulama uygulamasını aç',
    copyKey: 'Anahtarı kopyala',
    keyCopied: 'Kopyalandı',
    redirectResultLost:
      'Tarayıcınız oturum açma bilgilerini iletmedi. Lütfen tekrar seçin. Bu kez bir pencere açılacak.',
    inAppBrowserRefused:
      '{provider}, diğer uygulamaların içinde oturum açılmasına izin vermiyor. Bu sayfayı tarayıcınızda açın veya başka bir yöntemle oturum açın.',
    noMatchingTenant: 'Bu e-posta adresi için oturum açma sağlayıcısı yok. Lütfen farklı bir e-posta adresi deneyin.',
    nameNotSaved: 'Hesabınız oluşturuldu ancak adınız kaydedilemedi.',
    networkRequestFailedLater: 'Bir ağ hatası oluştu. Daha sonra tekrar deneyin.',
    capsLockOn: 'Caps Lock açık.',

    // Texts for screen readers:
    showPassword: 'Şifreyi göster',
    hidePassword: 'Şifreyi gizle',
    nowAvailable: '{action}: artık kullanılabilir.',
    qrCode: 'QR kodu',
    countryList: 'Ülkeler',
    noCountry: 'Eşleşen ülke yok',
    countries: '{count} ülke',
    countriesOne: '{count} ülke',
  },
};

export default tr;
