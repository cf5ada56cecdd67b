import type { Language } from '../widget/messages/language.ts';

/** Indonesian. Visitors are addressed formally, as on Google's sign-in pages. */
const id: Language = {
  tag: 'id',
  texts: {
    // Titles of screens:
    signIn: 'Login',
    signInWithEmail: 'Login dengan email',
    errorEncountered: 'Terjadi error',
    createAccount: 'Buat akun',
    recoverPassword: 'Pulihkan sandi',
    checkYourEmail: 'Periksa email Anda',
    notAuthorized: 'Tidak diizinkan',
    resetYourPassword: 'Reset sandi Anda',
    passwordChanged: 'Sandi telah diubah',
    tryResettingAgain: 'Coba reset sandi Anda lagi',
    signInEmailSent: 'Email login telah dikirim',
    troubleGettingEmail: 'Tidak menerima email?',
    confirmEmail: 'Konfirmasi alamat email',
    newDevice: 'Perangkat atau browser baru terdeteksi',
    sessionEnded: 'Sesi berakhir',
    alreadyHaveAccount: 'Anda sudah memiliki akun',
    enterPhoneNumber: 'Masukkan nomor telepon Anda',
    verifyPhoneNumber: 'Verifikasi nomor telepon Anda',
    verifyYourEmail: 'Verifikasi alamat email Anda',
    emailUpdated: 'Alamat email diperbarui',
    emailNotUpdated: 'Alamat email Anda tidak dapat diperbarui',
    emailVerified: 'Alamat email Anda telah diverifikasi',
    tryVerifyingAgain: 'Coba verifikasi alamat email Anda lagi',
    emailVerifiedAndChanged: 'Alamat email Anda telah diverifikasi dan diubah',
    tryUpdatingAgain: 'Coba perbarui alamat email Anda lagi',
    secondFactorRemoved: 'Faktor kedua dihapus',
    secondFactorNotRemoved: 'Faktor kedua Anda tidak dapat dihapus',
    signOut: 'Logout',
    secondFactor: 'Verifikasi bahwa ini Anda',
    chooseSecondFactor: 'Pilih cara untuk memverifikasi bahwa ini Anda',
    addSecondFactor: 'Tambahkan langkah kedua',
    connectAuthenticatorApp: 'Hubungkan aplikasi autentikator Anda',

    // Text with the name of the visitor's organisation:
    signingInTo: 'Login ke {name} · [Ubah]',

    // Labels of fields:
    email: 'Alamat email',
    password: 'Sandi',
    choosePassword: 'Pilih sandi',
    newPassword: 'Sandi baru',
    name: 'Nama depan dan belakang',
    country: 'Negara',
    phoneNumber: 'Nomor telepon',
    code: 'Kode 6 digit',
    humanVerification: 'Konfirmasi bahwa Anda bukan robot',

    // Labels of buttons and links:
    next: 'Berikutnya',
    cancel: 'Batal',
    retry: 'Coba lagi',
    stopWaiting: 'Berhenti menunggu',
    dismiss: 'Tutup',
    signInAction: 'Login',
    troubleSigningIn: 'Ada masalah saat login?',
    save: 'Simpan',
    send: 'Kirim',
    sendNewLink: 'Kirim link baru',
    done: 'Selesai',
    back: 'Kembali',
    continue: 'Lanjutkan',
    learnMore: 'Pelajari lebih lanjut',
    resend: 'Kirim ulang',
    verify: 'Verifikasi',
    useAnotherAccount: 'Gunakan akun lain',

    // Labels of provider buttons:
    signInWithProvider: 'Login dengan {name}',
    signInWithEmailButton: 'Login dengan email',
    emailShort: 'Email',
    signInWithPhoneButton: 'Login dengan telepon',
    phoneShort: 'Telepon',
    signInToTenant: 'Login ke {name}',
    continueAsGuest: 'Lanjutkan sebagai tamu',
    guestShort: 'Tamu',

    // Texts of the small print:
    termsOfService: 'Persyaratan Layanan',
    privacyPolicy: 'Kebijakan Privasi',
    termsByContinuing: 'Dengan melanjutkan, Anda menyetujui {terms} dan {privacy} kami.',
    termsBySms:
      'Dengan mengetuk “Verifikasi”, Anda menyetujui {terms} dan {privacy} kami. SMS mungkin akan dikirim. Mungkin dikenakan biaya pesan dan data.',
    smsRates: 'Jika Anda mengetuk “Verifikasi”, SMS mungkin akan dikirim. Mungkin dikenakan biaya pesan dan data.',

    // Paragraphs on screens:
    createInstead: 'Belum punya akun? [Buat akun]',
    recoverInstructions: 'Petunjuk untuk mereset sandi Anda akan dikirim ke alamat email ini',
    followInstructions: 'Untuk memulihkan sandi Anda, ikuti petunjuk yang kami kirim ke {email}',
    resetFor: 'untuk {email}',
    passwordChangedBody: 'Sekarang Anda dapat login dengan sandi baru',
    resetExpired: 'Permintaan untuk mereset sandi Anda sudah tidak berlaku atau link tersebut sudah digunakan',
    anotherMailTo: 'Kami dapat mengirim email lagi ke {email}.',
    notAuthorizedFor: '{identifier} tidak diizinkan untuk melihat halaman yang diminta.',
    notAuthorizedUser: 'Anda tidak diizinkan untuk melihat halaman yang diminta.',
    contactAdmin: 'Hubungi {email} untuk mendapatkan izin.',
    recoverToContinue: 'Untuk login dengan {email} di perangkat ini, Anda harus memulihkan sandi.',
    linkSentTo:
      'Kami telah mengirim email login dengan petunjuk selengkapnya ke {email}. Periksa email Anda untuk menyelesaikan login.',
    commonFixes: 'Coba langkah-langkah berikut:',
    checkSpam: 'Periksa apakah email tersebut ditandai sebagai spam atau tersaring.',
    checkConnection: 'Periksa koneksi internet Anda.',
    checkSpelling: 'Pastikan Anda tidak salah mengetik alamat email.',
    checkInbox: 'Pastikan kotak masuk Anda tidak hampir penuh dan setelannya sudah benar.',
    resendHint:
      'Jika langkah-langkah di atas tidak berhasil, Anda dapat mengirim ulang email. Link dalam email yang lama tidak akan berfungsi lagi.',
    confirmToComplete: 'Masukkan kembali alamat email Anda untuk mengonfirmasinya dan menyelesaikan login',
    useGuestsTab:
      'Anda meminta link ini sebagai tamu, dan di tab ini Anda tidak login. Agar data Anda sebagai tamu tetap ada, buka link di tab tempat Anda menjadi tamu. Jika login di sini, Anda akan mendapatkan akun lain.',
    useSameDevice:
      'Coba buka link menggunakan perangkat atau browser yang sama dengan yang Anda gunakan saat mulai login.',
    sessionCleared: 'Sesi untuk permintaan login ini sudah tidak berlaku atau telah dihapus.',
    alreadyUsedPassword: 'Anda sudah pernah menggunakan {email} untuk login. Masukkan sandi akun tersebut.',
    alreadyUsedLink:
      'Anda sudah pernah menggunakan {email}. Untuk menghubungkan akun {provider} Anda dengan {email}, login di bawah melalui link yang dikirim lewat email.',
    linkOnSameDevice:
      'Agar akun {provider} Anda dapat dihubungkan dengan alamat email ini, buka link di perangkat atau browser yang sama.',
    intendedToConnect:
      'Semula Anda ingin menghubungkan akun {provider} dengan alamat email Anda, tetapi Anda membuka link di perangkat lain tempat Anda belum login.',
    stillConnect:
      'Jika masih ingin menghubungkan akun {provider}, buka link di perangkat tempat Anda mulai login. Jika tidak, ketuk “Lanjutkan” untuk login di perangkat ini.',
    alreadyUsedProvider: 'Anda sudah pernah menggunakan {email}. Login dengan {provider} untuk melanjutkan.',
    codeSentTo: 'Masukkan kode 6 digit yang kami kirim ke {number}',
    emailChangedBack: 'Alamat email login Anda telah diubah kembali menjadi {email}.',
    emailChangeSuspicion:
      'Jika Anda tidak meminta perubahan alamat email login, mungkin ada orang yang mencoba mengakses akun Anda dan sebaiknya Anda [segera mengubah sandi].',
    emailNotChangedBack: 'Terjadi masalah saat mengubah kembali alamat email login Anda.',
    askAdministrator:
      'Jika Anda mencoba lagi dan tetap tidak dapat mengubah kembali alamat email, mintalah bantuan administrator.',
    signInWithNewAccount: 'Sekarang Anda dapat login dengan akun baru',
    verifyExpired:
      'Permintaan untuk memverifikasi alamat email Anda sudah tidak berlaku atau link tersebut sudah digunakan',
    signInWithNewEmail: 'Sekarang Anda dapat login dengan alamat email baru {email}.',
    updateExpired:
      'Permintaan untuk memverifikasi dan memperbarui alamat email Anda sudah tidak berlaku atau link tersebut sudah digunakan.',
    phoneRemoved: 'Telepon {number} telah dihapus sebagai langkah kedua untuk login.',
    deviceRemoved: 'Perangkat atau aplikasi telah dihapus sebagai langkah kedua untuk login.',
    removalSuspicion:
      'Jika Anda tidak mengenali perangkat ini, mungkin ada orang yang mencoba mengakses akun Anda. Sebaiknya [segera ubah sandi Anda].',
    removalFailed: 'Terjadi error saat menghapus faktor kedua Anda.',
    contactSupport: 'Coba hapus lagi. Jika tidak berhasil, hubungi tim dukungan untuk mendapatkan bantuan.',
    continueWith: 'Lanjutkan dengan {email}?',
    originallyWanted: 'Semula Anda ingin login dengan {email}',
    signedInAs: 'Anda login sebagai {account}.',
    signedInToOther: 'Anda login ke akun lain.',
    replacesUser: 'Jika melanjutkan, Anda akan logout dari akun tersebut.',
    stillSignedIn: 'Anda masih login.',
    loggedIn: 'Anda sudah login.',
    signOutQuestion: 'Apakah Anda ingin logout?',
    signedOut: 'Anda berhasil logout.',
    codeWillBeSentTo: 'Kode 6 digit akan dikirim ke {number}',
    authenticatorApp: 'Aplikasi autentikator',
    numbered: '{name} ({number})',
    codeFromApp: 'Masukkan kode 6 digit dari aplikasi autentikator Anda',
    secondFactorExplained:
      'Selain sandi, Anda akan diminta memasukkan kode agar orang lain tidak dapat login sebagai Anda.',
    emailUnverified: 'Verifikasi alamat email Anda terlebih dahulu.',
    emailNotVerifiedYet: 'Alamat email Anda belum diverifikasi. Buka link di email terlebih dahulu.',
    verificationMailWillBeSentTo: 'Email berisi link akan dikirim ke {email}.',
    verificationMailSentTo: 'Untuk memverifikasi alamat email Anda, ikuti petunjuk yang kami kirim ke {email}',
    textMessage: 'SMS',
    scanQrCode: 'Pindai kode QR ini dengan aplikasi autentikator Anda, lalu masukkan kode 6 digit yang ditampilkannya.',
    keyInstead: 'Jika tidak dapat memindainya, masukkan kunci ini di aplikasi:',
    secondFactorKnown: 'Telepon ini sudah menjadi langkah kedua Anda.',

    // Messages about progress and success:
    loading: 'Memuat',
    longWait: 'Proses ini lebih lama dari biasanya.',
    verifying: 'Memverifikasi…',
    signingIn: 'Sedang login…',
    signedIn: 'Berhasil login!',
    codeSent: 'Kode terkirim!',
    verified: 'Terverifikasi!',
    secondFactorAdded: 'Ditambahkan!',
    resendIn: 'Kirim ulang kode dalam {countdown}',
    resendMailIn: 'Kirim ulang email dalam {countdown}',

    // Messages under fields:
    emailMissing: 'Masukkan alamat email Anda untuk melanjutkan',
    emailInvalid: 'Alamat email tersebut salah',
    passwordMissing: 'Masukkan sandi Anda',
    nameMissing: 'Masukkan nama Anda',
    fieldMissing: 'Isi kolom ini',
    boxNotTicked: 'Centang kotak ini untuk melanjutkan',
    phoneInvalid: 'Masukkan nomor telepon yang valid',
    verificationMissing: 'Selesaikan reCAPTCHA',
    passwordWeak: 'Sandi yang kuat terdiri dari minimal 6 karakter serta kombinasi huruf dan angka',
    countryUnsupported: 'Kode negara yang dimasukkan tidak didukung.',

    // Messages for errors:
    networkRequestFailed: 'Terjadi error jaringan',
    generic: 'Ada yang tidak beres. Coba lagi.',
    partMissing: 'Sebagian halaman ini tidak dapat dimuat. Periksa koneksi internet Anda.',
    restartProcess:
      'Terjadi masalah saat mengautentikasi permintaan Anda. Buka lagi URL yang mengalihkan Anda ke halaman ini untuk memulai ulang proses autentikasi.',
    noWebStorage: 'Browser yang Anda gunakan tidak mendukung Web Storage. Coba lagi di browser lain.',
    emailAlreadyInUse: 'Alamat email ini sudah digunakan oleh akun lain',
    tooManyRequests:
      'Kami memblokir semua permintaan dari perangkat ini karena aktivitas yang tidak biasa. Coba lagi nanti.',
    userCancelled: 'Berikan izin yang diperlukan untuk login ke aplikasi',
    userNotFound: 'Alamat email tersebut tidak cocok dengan akun mana pun',
    wrongPassword: 'Alamat email atau sandi salah',
    wrongCode: 'Kode salah. Coba lagi.',
    codeExpired: 'Kode ini sudah tidak valid',
    actionCodeExpired: 'Kode ini sudah tidak berlaku.',
    actionCodeInvalid:
      'Kode tidak valid. Ini dapat terjadi jika kode salah, sudah tidak berlaku, atau sudah digunakan.',
    loginAgain: 'Login lagi untuk melakukan tindakan ini',
    userDisabled: 'Akun pengguna ini telah dinonaktifkan oleh administrator.',
    quotaExceeded: 'Kuota untuk tindakan ini telah terlampaui. Coba lagi nanti.',
    timeout: 'Waktu untuk tindakan ini telah habis.',
    operationNotAllowed: 'Cara login ini tidak diaktifkan. Hubungi administrator situs ini.',
    adminRestricted: 'Hanya administrator yang dapat melakukan tindakan ini.',
    unauthorizedDomain: 'Situs ini tidak diizinkan untuk memproses login pengguna. Hubungi administrator situs ini.',
    tooManyPasswords: 'Anda terlalu sering memasukkan sandi yang salah. Coba lagi dalam beberapa menit.',
    tooManySignUps: 'Terlalu banyak permintaan akun yang berasal dari alamat IP Anda. Coba lagi dalam beberapa menit.',
    sessionExpired: 'Sesi login Anda sudah tidak berlaku. Coba lagi.',
    noSignInMeans:
      'Sudah ada akun dengan alamat email ini, tetapi akun tersebut tidak memiliki cara login. Reset sandi untuk memulihkan akun.',
    emailMismatch: 'Alamat email yang dimasukkan tidak cocok dengan sesi login saat ini.',
    tooManyPhone: 'Nomor telepon ini sudah terlalu sering digunakan',
    resetMailFailed: 'Kode reset sandi tidak dapat dikirim ke alamat email tersebut',
    mergeConflict:
      'Akun tamu Anda tidak dapat diubah menjadi akun permanen. Data login ini sudah terhubung dengan akun lain.',
    signInAsBefore:
      'Anda sudah pernah menggunakan {email}. Login dengan cara seperti sebelumnya, dan akun-akun Anda akan dihubungkan.',
    popupBlocked: 'Browser Anda memblokir jendela login.',
    continueInThisWindow: 'Lanjutkan di jendela ini',
    or: 'atau',
    lastUsed: 'Terakhir digunakan',
    openAuthenticator: 'Buka aplikasi autentikator',
    copyKey: 'Salin kunci',
    keyCopied: 'Disalin',
    redirectResultLost: 'Browser Anda tidak meneruskan proses login. Pilih lagi. Kali ini sebuah jendela akan terbuka.',
    inAppBrowserRefused:
      '{provider} tidak mengizinkan login di dalam aplikasi lain. Buka halaman ini di browser Anda, atau login dengan cara lain.',
    noMatchingTenant: 'Tidak ada penyedia login untuk alamat email tersebut. Coba dengan alamat email lain.',
    nameNotSaved: 'Akun Anda telah dibuat, tetapi nama Anda tidak dapat disimpan.',
    networkRequestFailedLater: 'Terjadi error jaringan. Coba lagi nanti.',
    capsLockOn: 'Caps Lock aktif.',

    // Texts for screen readers:
    showPassword: 'Tampilkan sandi',
    hidePassword: 'Sembunyikan sandi',
    nowAvailable: '{action}: kini tersedia.',
    qrCode: 'Kode QR',
    countryList: 'Negara',
    noCountry: 'Tidak ada negara yang cocok',
    countries: '{count} negara',
  },
};

export default id;
