import type { Language } from '../widget/messages/language.ts';

/** Filipino. Visitors are addressed informally, as on Google's sign-in pages. */
const fil: Language = {
  tag: 'fil',
  texts: {
    // Titles of screens:
    signIn: 'Mag-sign in',
    signInWithEmail: 'Mag-sign in via email',
    errorEncountered: 'Nagkaroon ng error',
    createAccount: 'Gumawa ng account',
    recoverPassword: 'I-recover ang password',
    checkYourEmail: 'Tingnan ang email mo',
    notAuthorized: 'Walang pahintulot',
    resetYourPassword: 'I-reset ang password mo',
    passwordChanged: 'Napalitan na ang password',
    tryResettingAgain: 'Subukang i-reset ulit ang password mo',
    signedInInOtherTab: 'Nag-sign in ka sa ibang tab',
    signInEmailSent: 'Naipadala na ang email sa pag-sign in',
    troubleGettingEmail: 'Hindi natanggap ang email?',
    confirmEmail: 'Kumpirmahin ang email address',
    newDevice: 'May natukoy na bagong device o browser',
    sessionEnded: 'Natapos na ang session',
    alreadyHaveAccount: 'Mayroon ka nang account',
    enterPhoneNumber: 'Ilagay ang numero ng telepono mo',
    verifyPhoneNumber: 'I-verify ang numero ng telepono mo',
    verifyYourEmail: 'I-verify ang email address mo',
    emailUpdated: 'Na-update na ang email address',
    emailNotUpdated: 'Hindi na-update ang email address mo',
    emailVerified: 'Na-verify na ang email address mo',
    tryVerifyingAgain: 'Subukang i-verify ulit ang email address mo',
    emailVerifiedAndChanged: 'Na-verify at napalitan na ang email address mo',
    tryUpdatingAgain: 'Subukang i-update ulit ang email address mo',
    secondFactorRemoved: 'Naalis na ang pangalawang factor',
    secondFactorNotRemoved: 'Hindi naalis ang pangalawang factor mo',
    signOut: 'Mag-sign out',
    secondFactor: 'I-verify na ikaw ito',
    chooseSecondFactor: 'Piliin kung paano mo ive-verify na ikaw ito',
    addSecondFactor: 'Magdagdag ng pangalawang hakbang',
    connectAuthenticatorApp: 'Ikonekta ang authenticator app mo',

    // Text with the name of the visitor's organisation:
    signingInTo: 'Nagsa-sign in sa {name} · [Baguhin]',

    // Labels of fields:
    email: 'Email address',
    password: 'Password',
    choosePassword: 'Pumili ng password',
    newPassword: 'Bagong password',
    name: 'Pangalan at apelyido',
    country: 'Bansa',
    phoneNumber: 'Numero ng telepono',
    code: '6 na digit na code',
    humanVerification: 'Kumpirmahing hindi ka robot',

    // Labels of buttons and links:
    next: 'Susunod',
    cancel: 'Kanselahin',
    retry: 'Subukan ulit',
    stopWaiting: 'Ihinto ang paghihintay',
    dismiss: 'Isara',
    signInAction: 'Mag-sign in',
    troubleSigningIn: 'Hindi maka-sign in?',
    save: 'I-save',
    send: 'Ipadala',
    sendNewLink: 'Magpadala ng bagong link',
    done: 'Tapos na',
    back: 'Bumalik',
    continue: 'Magpatuloy',
    learnMore: 'Matuto pa',
    resend: 'Ipadala ulit',
    verify: 'I-verify',
    useAnotherAccount: 'Gumamit ng ibang account',
    changePhoneNumber: 'Palitan ang numero ng telepono',

    // Labels of provider buttons:
    signInWithProvider: 'Mag-sign in via {name}',
    signInWithEmailButton: 'Mag-sign in via email',
    emailShort: 'Email',
    signInWithPhoneButton: 'Mag-sign in via telepono',
    phoneShort: 'Telepono',
    signInToTenant: 'Mag-sign in sa {name}',
    continueAsGuest: 'Magpatuloy bilang bisita',
    guestShort: 'Bisita',

    // Texts of the small print:
    termsOfService: 'Mga Tuntunin ng Serbisyo',
    privacyPolicy: 'Patakaran sa Privacy',
    termsByContinuing: 'Sa pagpapatuloy, tinatanggap mo ang aming {terms} at {privacy}.',
    termsBySms:
      'Sa pag-tap sa “I-verify”, tinatanggap mo ang aming {terms} at {privacy}. Puwede kang padalhan ng SMS. Puwedeng may singil para sa mensahe at data.',
    smsRates:
      'Kapag na-tap mo ang “I-verify”, puwede kang padalhan ng SMS. Puwedeng may singil para sa mensahe at data.',

    // Paragraphs on screens:
    createInstead: 'Wala pang account? [Gumawa ng account]',
    recoverInstructions: 'Magpapadala kami sa email address na ito ng mga tagubilin kung paano i-reset ang password mo',
    followInstructions: 'Para ma-recover ang password mo, sundin ang mga tagubiling ipinadala sa {email}',
    resetFor: 'para sa {email}',
    passwordChangedBody: 'Puwede ka nang mag-sign in gamit ang bago mong password',
    resetExpired: 'Nag-expire na ang kahilingan mong i-reset ang password mo o nagamit na ang link',
    anotherMailTo: 'Puwedeng magpadala ng isa pang email sa {email}.',
    notAuthorizedFor: 'Walang pahintulot ang {identifier} na tingnan ang hiniling na page.',
    notAuthorizedUser: 'Wala kang pahintulot na tingnan ang hiniling na page.',
    contactAdmin: 'Makipag-ugnayan sa {email} para humingi ng pahintulot.',
    recoverToContinue:
      'Para makapag-sign in gamit ang {email} sa device na ito, kailangan mong i-recover ang password.',
    linkSentTo:
      'Nagpadala kami sa {email} ng email sa pag-sign in na may mga dagdag na tagubilin. Tingnan ang email mo para makumpleto ang pag-sign in.',
    closeThisTab: 'Puwede mo nang isara ang tab na ito.',
    commonFixes: 'Subukan ang mga solusyong ito:',
    checkSpam: 'Tingnan kung namarkahang spam o na-filter ang email.',
    checkConnection: 'Tingnan ang koneksyon mo sa internet.',
    checkSpelling: 'Tiyaking tama ang pagkakabaybay ng email address mo.',
    checkInbox: 'Tiyaking hindi nauubusan ng espasyo ang inbox mo at tama ang mga setting nito.',
    resendHint:
      'Kung hindi gumana ang mga hakbang sa itaas, puwede mong ipadala ulit ang email. Hindi na gagana ang link sa mas lumang email.',
    confirmToComplete: 'Ilagay ulit ang email address mo para kumpirmahin ito at makumpleto ang pag-sign in',
    useGuestsTab:
      'Hiniling mo ang link na ito bilang bisita, at naka-sign out ka sa tab na ito. Para mapanatili kung ano ang mayroon ka bilang bisita, buksan ang link sa tab kung saan ka bisita. Kung dito ka magsa-sign in, ibang account ang makukuha mo.',
    useSameDevice: 'Subukang buksan ang link sa device o browser kung saan mo sinimulan ang pag-sign in.',
    sessionCleared: 'Nag-expire o na-clear na ang session para sa kahilingang ito sa pag-sign in.',
    alreadyUsedPassword: 'Nagamit mo na ang {email} sa pag-sign in. Ilagay ang password ng account na iyon.',
    alreadyUsedLink:
      'Nagamit mo na ang {email}. Maikokonekta mo ang iyong {provider} account sa {email} kung magsa-sign in ka sa ibaba gamit ang link na ipapadala sa email.',
    linkOnSameDevice:
      'Para maikonekta ang iyong {provider} account sa email address na ito, kailangan mong buksan ang link sa parehong device o browser.',
    intendedToConnect:
      'Gusto mo sanang ikonekta ang iyong {provider} account sa email address mo, pero binuksan mo ang link sa ibang device kung saan hindi ka naka-sign in.',
    stillConnect:
      'Kung gusto mo pa ring ikonekta ang iyong {provider} account, buksan ang link sa device kung saan mo sinimulan ang pag-sign in. Kung hindi, i-tap ang “Magpatuloy” para mag-sign in sa device na ito.',
    alreadyUsedProvider: 'Nagamit mo na ang {email}. Mag-sign in gamit ang {provider} para magpatuloy.',
    codeSentTo: 'Ilagay ang 6 na digit na code na ipinadala namin sa {number}',
    emailChangedBack: 'Ibinalik sa {email} ang email address mo sa pag-sign in.',
    emailChangeSuspicion:
      'Kung hindi mo hiniling na palitan ang email address mo sa pag-sign in, posibleng may sumusubok na i-access ang account mo at dapat mong [palitan kaagad ang password mo.]',
    emailNotChangedBack: 'Nagkaproblema sa pagbabalik ng email address mo sa pag-sign in.',
    askAdministrator:
      'Kung sinubukan mo ulit at hindi mo pa rin maibalik ang email address mo, humingi ng tulong sa administrator mo.',
    signInWithNewAccount: 'Puwede ka nang mag-sign in gamit ang bago mong account',
    verifyExpired: 'Nag-expire na ang kahilingan mong i-verify ang email address mo o nagamit na ang link',
    signInWithNewEmail: 'Puwede ka nang mag-sign in gamit ang bago mong email address na {email}.',
    updateExpired: 'Nag-expire na ang kahilingan mong i-verify at i-update ang email address mo o nagamit na ang link.',
    phoneRemoved: 'Inalis ang teleponong {number} bilang pangalawang hakbang sa pag-sign in.',
    deviceRemoved: 'Inalis ang device o app bilang pangalawang hakbang sa pag-sign in.',
    removalSuspicion:
      'Kung hindi mo nakikilala ang device na ito, posibleng may sumusubok na i-access ang account mo. Pag-isipang [palitan kaagad ang password mo.]',
    removalFailed: 'Nagkaproblema sa pag-aalis ng pangalawang factor mo.',
    contactSupport: 'Subukan itong alisin ulit. Kung hindi iyon gagana, makipag-ugnayan sa support para sa tulong.',
    continueWith: 'Magpatuloy gamit ang {email}?',
    originallyWanted: 'Gusto mo sanang mag-sign in gamit ang {email}',
    signedInAs: 'Naka-sign in ka bilang {account}.',
    signedInToOther: 'Naka-sign in ka sa ibang account.',
    replacesUser: 'Kung magpapatuloy ka, masa-sign out ka sa account na iyon.',
    stillSignedIn: 'Naka-sign in ka pa rin.',
    loggedIn: 'Naka-sign in ka.',
    signOutQuestion: 'Gusto mo bang mag-sign out?',
    signedOut: 'Naka-sign out ka na.',
    codeWillBeSentTo: 'May ipapadalang 6 na digit na code sa {number}',
    authenticatorApp: 'Authenticator app',
    numbered: '{name} ({number})',
    codeFromApp: 'Ilagay ang 6 na digit na code mula sa authenticator app mo',
    secondFactorExplained: 'Bukod sa password mo, hihingan ka ng code para walang ibang makapag-sign in sa account mo.',
    emailUnverified: 'I-verify muna ang email address mo.',
    emailNotVerifiedYet: 'Hindi pa nave-verify ang email address mo. Buksan muna ang link sa email.',
    verificationMailWillBeSentTo: 'Magpapadala kami sa {email} ng email na may link.',
    verificationMailSentTo: 'Para ma-verify ang email address mo, sundin ang mga tagubiling ipinadala sa {email}',
    textMessage: 'Text message',
    scanQrCode:
      'I-scan ang QR code na ito gamit ang authenticator app mo, at pagkatapos ay ilagay ang 6 na digit na code na ipapakita nito.',
    keyInstead: 'Kung hindi mo ito ma-scan, ilagay na lang ang key na ito sa app:',
    secondFactorKnown: 'Ang teleponong ito na ang pangalawang hakbang mo.',

    // Messages about progress and success:
    loading: 'Naglo-load',
    longWait: 'Mas matagal ito kaysa karaniwan.',
    verifying: 'Vine-verify…',
    signingIn: 'Nagsa-sign in…',
    signedIn: 'Naka-sign in na!',
    codeSent: 'Naipadala na ang code!',
    verified: 'Na-verify na!',
    secondFactorAdded: 'Naidagdag na!',
    resendIn: 'Ipadala ulit ang code pagkalipas ng {countdown}',
    resendMailIn: 'Ipadala ulit ang email pagkalipas ng {countdown}',

    // Messages under fields:
    emailMissing: 'Ilagay ang email address mo para magpatuloy',
    emailInvalid: 'Hindi tama ang email address na iyon',
    passwordMissing: 'Ilagay ang password mo',
    nameMissing: 'Ilagay ang pangalan at apelyido mo',
    fieldMissing: 'Sagutan ang field na ito',
    boxNotTicked: 'Lagyan ng check ang kahong ito para magpatuloy',
    phoneInvalid: 'Maglagay ng tamang numero ng telepono',
    verificationMissing: 'Kumpletuhin ang reCAPTCHA',
    passwordWeak: 'Ang malakas na password ay may hindi bababa sa 6 na character at may halong mga titik at numero',
    passwordAtLeast: 'Hindi bababa sa {count} na character',
    passwordAtMost: 'Hindi hihigit sa {count} na character',
    passwordUppercase: 'Isang malaking titik',
    passwordLowercase: 'Isang maliit na titik',
    passwordDigit: 'Isang numero',
    passwordSpecial: 'Isang espesyal na character',
    passwordTooWeak: 'Pumili ng mas malakas na password',
    passwordLacks: 'Pumili ng ibang password: {requirements}',
    passwordOutdated: 'Hindi na sapat ang lakas ng password na ito. I-reset ito.',
    passwordBreached: 'Lumabas ang password na ito sa isang data breach. Pumili ng ibang password.',
    countryUnsupported: 'Hindi sinusuportahan ang inilagay na country code.',

    // Messages for errors:
    networkRequestFailed: 'Nagkaroon ng error sa network',
    generic: 'Nagkaproblema. Pakisubukan ulit.',
    partMissing: 'Hindi na-load ang isang bahagi ng page na ito. Tingnan ang koneksyon mo sa internet.',
    restartProcess:
      'Nagkaproblema sa pag-authenticate ng kahilingan mo. Pakibisita ulit ang URL na nag-redirect sa iyo sa page na ito para simulan ulit ang proseso ng pag-authenticate.',
    noWebStorage: 'Hindi sinusuportahan ng browser na ginagamit mo ang Web Storage. Pakisubukan ulit sa ibang browser.',
    emailAlreadyInUse: 'Ginagamit na ng ibang account ang email address',
    tooManyRequests:
      'Na-block namin ang lahat ng kahilingan mula sa device na ito dahil sa hindi pangkaraniwang aktibidad. Subukan ulit sa ibang pagkakataon.',
    userCancelled: 'Pakibigay ang mga kinakailangang pahintulot para makapag-sign in sa application',
    userNotFound: 'Walang account na may ganyang email address',
    wrongPassword: 'Mali ang email address o password',
    wrongCode: 'Maling code. Subukan ulit.',
    codeExpired: 'Hindi na valid ang code na ito',
    actionCodeExpired: 'Nag-expire na ang code na ito.',
    actionCodeInvalid:
      'Hindi valid ang code. Puwede itong mangyari kung mali ang code, nag-expire na ito, o nagamit na ito.',
    loginAgain: 'Mag-sign in ulit para magawa ito',
    userDisabled: 'Na-disable ng administrator ang user account.',
    quotaExceeded: 'Lumampas na sa quota para sa pagkilos na ito. Subukan ulit sa ibang pagkakataon.',
    timeout: 'Nag-time out ang pagkilos na ito.',
    operationNotAllowed:
      'Hindi naka-enable ang paraang ito ng pag-sign in. Makipag-ugnayan sa administrator ng site na ito.',
    adminRestricted: 'Mga administrator lang ang makakagawa ng pagkilos na ito.',
    unauthorizedDomain:
      'Walang pahintulot ang site na ito na mag-sign in ng mga user. Makipag-ugnayan sa administrator nito.',
    tooManyPasswords:
      'Masyadong maraming beses kang naglagay ng maling password. Pakisubukan ulit pagkalipas ng ilang minuto.',
    tooManySignUps:
      'Masyadong maraming kahilingan sa account ang nagmumula sa IP address mo. Subukan ulit pagkalipas ng ilang minuto.',
    sessionExpired: 'Nag-expire na ang session mo sa pag-sign in. Pakisubukan ulit.',
    noSignInMeans:
      'Mayroon nang account na may ganitong email address, pero wala itong paraan para mag-sign in. Paki-reset ang password para ma-recover ang account.',
    emailMismatch: 'Hindi tumutugma ang ibinigay na email address sa kasalukuyang session sa pag-sign in.',
    tooManyPhone: 'Masyadong maraming beses nang nagamit ang numero ng teleponong ito',
    resetMailFailed: 'Hindi naipadala ang code sa pag-reset ng password sa tinukoy na email address',
    mergeConflict:
      'Hindi nagawang permanente ang account mo bilang bisita. Nakakonekta na sa ibang account ang mga detalyeng ito sa pag-sign in.',
    signInAsBefore: 'Nagamit mo na ang {email}. Mag-sign in gaya ng ginawa mo dati, at makokonekta ang mga account mo.',
    popupBlocked: 'Na-block ng browser mo ang window sa pag-sign in.',
    continueInThisWindow: 'Magpatuloy sa window na ito',
    or: 'o',
    lastUsed: 'Huling ginamit',
    openAuthenticator: 'Buksan ang authenticator app',
    copyKey: 'Kopyahin ang key',
    keyCopied: 'Nakopya na',
    redirectResultLost:
      'Hindi naipasa ng browser mo ang pag-sign in. Pumili ulit. May magbubukas na window sa pagkakataong ito.',
    inAppBrowserRefused:
      'Hindi pinapayagan ng {provider} ang pag-sign in sa loob ng iba pang app. Buksan ang page na ito sa browser mo, o mag-sign in sa ibang paraan.',
    noMatchingTenant:
      'Walang provider sa pag-sign in para sa ibinigay na email address. Subukan ang ibang email address.',
    nameNotSaved: 'Nagawa na ang account mo, pero hindi na-save ang pangalan mo.',
    networkRequestFailedLater: 'Nagkaroon ng error sa network. Subukan ulit sa ibang pagkakataon.',
    capsLockOn: 'Naka-on ang Caps Lock.',

    // Texts for screen readers:
    showPassword: 'Ipakita ang password',
    hidePassword: 'Itago ang password',
    nowAvailable: '{action}: available na.',
    passwordStrong: 'Sapat ang lakas ng password.',
    requirementMet: 'Natugunan',
    qrCode: 'QR code',
    countryList: 'Mga bansa',
    noCountry: 'Walang tumutugmang bansa',
    countries: '{count} na bansa',
    countriesOne: '{count} bansa',
  },
};

export default fil;
