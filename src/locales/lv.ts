import type { Language } from '../widget/messages/language.ts';

/** Latvian. Visitors are addressed formally, as on Google's sign-in pages. */
const lv: Language = {
  tag: 'lv',
  texts: {
    // Titles of screens:
    signIn: 'Pierakstīties',
    signInWithEmail: 'Pierakstīties ar e-pastu',
    errorEncountered: 'Radās kļūda',
    createAccount: 'Izveidot kontu',
    recoverPassword: 'Atkopt paroli',
    checkYourEmail: 'Pārbaudiet savu e-pastu',
    notAuthorized: 'Nav atļaujas',
    resetYourPassword: 'Atiestatiet savu paroli',
    passwordChanged: 'Parole nomainīta',
    tryResettingAgain: 'Mēģiniet vēlreiz atiestatīt paroli',
    signInEmailSent: 'Pierakstīšanās e-pasts nosūtīts',
    troubleGettingEmail: 'Vai nesaņēmāt e-pastu?',
    confirmEmail: 'Apstipriniet e-pasta adresi',
    newDevice: 'Konstatēta jauna ierīce vai pārlūkprogramma',
    sessionEnded: 'Sesija ir beigusies',
    alreadyHaveAccount: 'Jums jau ir konts',
    enterPhoneNumber: 'Ievadiet savu tālruņa numuru',
    verifyPhoneNumber: 'Verificējiet savu tālruņa numuru',
    verifyYourEmail: 'Verificējiet savu e-pasta adresi',
    emailUpdated: 'E-pasta adrese atjaunināta',
    emailNotUpdated: 'Neizdevās atjaunināt jūsu e-pasta adresi',
    emailVerified: 'Jūsu e-pasta adrese ir verificēta',
    tryVerifyingAgain: 'Mēģiniet vēlreiz verificēt savu e-pasta adresi',
    emailVerifiedAndChanged: 'Jūsu e-pasta adrese ir verificēta un nomainīta',
    tryUpdatingAgain: 'Mēģiniet vēlreiz atjaunināt savu e-pasta adresi',
    secondFactorRemoved: 'Otrais faktors noņemts',
    secondFactorNotRemoved: 'Neizdevās noņemt otro faktoru',
    signOut: 'Izrakstīties',
    secondFactor: 'Verificējiet savu identitāti',
    chooseSecondFactor: 'Izvēlieties, kā verificēt savu identitāti',
    addSecondFactor: 'Pievienojiet otro soli',
    connectAuthenticatorApp: 'Savienojiet autentifikatora lietotni',

    // Text with the name of the visitor's organisation:
    signingInTo: 'Pierakstīšanās: {name} · [Mainīt]',

    // Labels of fields:
    email: 'E-pasta adrese',
    password: 'Parole',
    choosePassword: 'Izvēlieties paroli',
    newPassword: 'Jauna parole',
    name: 'Vārds un uzvārds',
    country: 'Valsts',
    phoneNumber: 'Tālruņa numurs',
    code: '6 ciparu kods',
    humanVerification: 'Apstipriniet, ka neesat robots',

    // Labels of buttons and links:
    next: 'Tālāk',
    cancel: 'Atcelt',
    retry: 'Mēģināt vēlreiz',
    stopWaiting: 'Pārtraukt gaidīšanu',
    dismiss: 'Aizvērt',
    signInAction: 'Pierakstīties',
    troubleSigningIn: 'Neizdodas pierakstīties?',
    save: 'Saglabāt',
    send: 'Sūtīt',
    sendNewLink: 'Sūtīt jaunu saiti',
    done: 'Gatavs',
    back: 'Atpakaļ',
    continue: 'Turpināt',
    learnMore: 'Uzzināt vairāk',
    resend: 'Sūtīt vēlreiz',
    verify: 'Verificēt',
    useAnotherAccount: 'Izmantot citu kontu',

    // Labels of provider buttons:
    signInWithProvider: 'Pierakstīties ar {name}',
    signInWithEmailButton: 'Pierakstīties ar e-pastu',
    emailShort: 'E-pasts',
    signInWithPhoneButton: 'Pierakstīties ar tālruni',
    phoneShort: 'Tālrunis',
    signInToTenant: 'Pierakstīties: {name}',
    continueAsGuest: 'Turpināt kā viesim',
    guestShort: 'Viesis',

    // Texts of the small print:
    termsOfService: 'Pakalpojumu sniegšanas noteikumi',
    privacyPolicy: 'Konfidencialitātes politika',
    termsByContinuing: 'Turpinot jūs piekrītat šiem dokumentiem: {terms} un {privacy}.',
    termsBySms:
      'Pieskaroties pogai „Verificēt”, jūs piekrītat šiem dokumentiem: {terms} un {privacy}. Var tikt nosūtīta īsziņa. Var tikt piemērota maksa par īsziņām un datu pārsūtīšanu.',
    smsRates:
      'Ja pieskarsieties pogai „Verificēt”, var tikt nosūtīta īsziņa. Var tikt piemērota maksa par īsziņām un datu pārsūtīšanu.',

    // Paragraphs on screens:
    createInstead: 'Jums nav konta? [Izveidojiet to]',
    recoverInstructions: 'Saņemiet uz šo e-pasta adresi norādījumus, kā atiestatīt paroli',
    followInstructions: 'Lai atkoptu paroli, izpildiet norādījumus, kas nosūtīti uz adresi {email}',
    resetFor: 'kontam {email}',
    passwordChangedBody: 'Tagad varat pierakstīties ar jauno paroli',
    resetExpired: 'Jūsu paroles atiestatīšanas pieprasījuma derīgums ir beidzies, vai saite jau ir izmantota',
    anotherMailTo: 'Uz adresi {email} var nosūtīt vēl vienu e-pastu.',
    notAuthorizedFor: 'Lietotājam {identifier} nav atļaujas skatīt pieprasīto lapu.',
    notAuthorizedUser: 'Jums nav atļaujas skatīt pieprasīto lapu.',
    contactAdmin: 'Lai saņemtu atļauju, rakstiet uz adresi {email}.',
    recoverToContinue: 'Lai šajā ierīcē pierakstītos ar adresi {email}, jums jāatkopj parole.',
    linkSentTo:
      'Uz adresi {email} ir nosūtīts pierakstīšanās e-pasts ar papildu norādījumiem. Pārbaudiet e-pastu, lai pabeigtu pierakstīšanos.',
    commonFixes: 'Izmēģiniet šos biežākos risinājumus:',
    checkSpam: 'Pārbaudiet, vai e-pasts nav atzīmēts kā mēstule vai izfiltrēts.',
    checkConnection: 'Pārbaudiet interneta savienojumu.',
    checkSpelling: 'Pārbaudiet, vai e-pasta adrese ir uzrakstīta pareizi.',
    checkInbox: 'Pārbaudiet, vai iesūtne nav pilna un vai tās iestatījumi ir pareizi.',
    resendHint:
      'Ja tas nepalīdzēja, varat nosūtīt e-pastu vēlreiz. Ņemiet vērā, ka saite iepriekšējā e-pastā vairs nedarbosies.',
    confirmToComplete: 'Apstipriniet e-pasta adresi, lai pabeigtu pierakstīšanos',
    useGuestsTab:
      'Jūs pieprasījāt šo saiti kā viesis, bet šajā cilnē viesa sesija nav aktīva. Lai saglabātu to, kas jums ir kā viesim, atveriet saiti cilnē, kurā esat viesis. Ja pierakstīsieties šeit, jūs iegūsiet citu kontu.',
    useSameDevice: 'Mēģiniet atvērt saiti tajā pašā ierīcē vai pārlūkprogrammā, kurā sākāt pierakstīšanos.',
    sessionCleared: 'Ar šo pierakstīšanās pieprasījumu saistītā sesija ir beigusies vai dzēsta.',
    alreadyUsedPassword: 'Jūs jau izmantojāt adresi {email}, lai pierakstītos. Ievadiet šī konta paroli.',
    alreadyUsedLink:
      'Jūs jau izmantojāt adresi {email}. Varat saistīt savu {provider} kontu ar adresi {email}, šeit pierakstoties ar saiti, ko nosūtīsim e-pastā.',
    linkOnSameDevice:
      'Lai jūsu {provider} kontu varētu saistīt ar šo e-pasta adresi, saite jāatver tajā pašā ierīcē vai pārlūkprogrammā.',
    intendedToConnect:
      'Sākotnēji vēlējāties saistīt {provider} ar savu e-pasta kontu, taču atvērāt saiti citā ierīcē, kurā nav veikta pierakstīšanās.',
    stillConnect:
      'Ja joprojām vēlaties saistīt savu {provider} kontu, atveriet saiti tajā pašā ierīcē, kurā sākāt pierakstīšanos. Pretējā gadījumā pieskarieties pogai „Turpināt”, lai pierakstītos šajā ierīcē.',
    alreadyUsedProvider: 'Jūs jau izmantojāt adresi {email}. Lai turpinātu, pierakstieties ar {provider}.',
    codeSentTo: 'Ievadiet 6 ciparu kodu, ko nosūtījām uz numuru {number}',
    emailChangedBack: 'Jūsu pierakstīšanās e-pasta adrese atkal ir {email}.',
    emailChangeSuspicion:
      'Ja nelūdzāt mainīt pierakstīšanās e-pasta adresi, iespējams, kāds mēģina piekļūt jūsu kontam. Jums vajadzētu [nekavējoties nomainīt paroli].',
    emailNotChangedBack: 'Atjaunojot iepriekšējo pierakstīšanās e-pasta adresi, radās problēma.',
    askAdministrator:
      'Ja mēģināsiet vēlreiz un joprojām nevarēsiet atjaunot iepriekšējo e-pasta adresi, lūdziet palīdzību administratoram.',
    signInWithNewAccount: 'Tagad varat pierakstīties ar jauno kontu',
    verifyExpired: 'Jūsu e-pasta adreses verifikācijas pieprasījuma derīgums ir beidzies, vai saite jau ir izmantota',
    signInWithNewEmail: 'Tagad varat pierakstīties ar jauno e-pasta adresi {email}.',
    updateExpired:
      'Jūsu e-pasta adreses verifikācijas un atjaunināšanas pieprasījuma derīgums ir beidzies, vai saite jau ir izmantota.',
    phoneRemoved: 'Tālrunis {number} vairs nav otrais autentifikācijas solis.',
    deviceRemoved: 'Ierīce vai lietotne vairs nav otrais autentifikācijas solis.',
    removalSuspicion:
      'Ja neatpazīstat šo ierīci, iespējams, kāds mēģina piekļūt jūsu kontam. Iesakām [nekavējoties nomainīt paroli].',
    removalFailed: 'Noņemot otro faktoru, radās kļūda.',
    contactSupport: 'Mēģiniet to noņemt vēlreiz. Ja tas neizdodas, sazinieties ar atbalsta dienestu.',
    continueWith: 'Vai turpināt kā {email}?',
    originallyWanted: 'Sākotnēji vēlējāties pierakstīties kā {email}',
    signedInAs: 'Jūs pierakstījāties kā {account}.',
    signedInToOther: 'Jūs pierakstījāties citā kontā.',
    replacesUser: 'Ja turpināsiet, notiks izrakstīšanās no tā konta.',
    stillSignedIn: 'Jūsu sesija joprojām ir aktīva.',
    loggedIn: 'Jūs pierakstījāties.',
    signOutQuestion: 'Vai vēlaties izrakstīties?',
    signedOut: 'Jūs izrakstījāties.',
    codeWillBeSentTo: 'Uz numuru {number} tiks nosūtīts 6 ciparu kods',
    authenticatorApp: 'Autentifikatora lietotne',
    numbered: '{name} ({number})',
    codeFromApp: 'Ievadiet 6 ciparu kodu no autentifikatora lietotnes',
    secondFactorExplained:
      'Papildus parolei jums tiks prasīts kods, lai neviens cits nevarētu pierakstīties jūsu kontā.',
    emailUnverified: 'Vispirms verificējiet savu e-pasta adresi.',
    emailNotVerifiedYet: 'Jūsu e-pasta adrese vēl nav verificēta. Vispirms atveriet e-pastā saņemto saiti.',
    verificationMailWillBeSentTo: 'Uz adresi {email} tiks nosūtīts e-pasts ar saiti.',
    verificationMailSentTo: 'Lai verificētu e-pasta adresi, izpildiet norādījumus, kas nosūtīti uz adresi {email}',
    textMessage: 'Īsziņa',
    scanQrCode:
      'Noskenējiet šo kvadrātkodu ar autentifikatora lietotni un pēc tam ievadiet tajā redzamo 6 ciparu kodu.',
    keyInstead: 'Ja nevarat to noskenēt, ievadiet lietotnē šo atslēgu:',
    secondFactorKnown: 'Šis tālrunis jau ir jūsu otrais solis.',

    // Messages about progress and success:
    loading: 'Notiek ielāde',
    longWait: 'Tas aizņem vairāk laika nekā parasti.',
    verifying: 'Notiek verificēšana…',
    signingIn: 'Notiek pierakstīšanās…',
    signedIn: 'Pierakstīšanās izdevās!',
    codeSent: 'Kods nosūtīts!',
    verified: 'Verifikācija izdevās!',
    secondFactorAdded: 'Pievienots!',
    resendIn: 'Sūtīt kodu vēlreiz pēc {countdown}',
    resendMailIn: 'Sūtīt e-pastu vēlreiz pēc {countdown}',

    // Messages under fields:
    emailMissing: 'Lai turpinātu, ievadiet savu e-pasta adresi',
    emailInvalid: 'Šī e-pasta adrese nav pareiza',
    passwordMissing: 'Ievadiet savu paroli',
    nameMissing: 'Ievadiet savu vārdu un uzvārdu',
    phoneInvalid: 'Ievadiet derīgu tālruņa numuru',
    verificationMissing: 'Izpildiet reCAPTCHA pārbaudi',
    passwordWeak: 'Drošā parolē ir vismaz 6 rakstzīmes, un tā ietver gan burtus, gan ciparus',
    countryUnsupported: 'Norādītais valsts kods netiek atbalstīts.',

    // Messages for errors:
    networkRequestFailed: 'Radās tīkla kļūda',
    generic: 'Kaut kas nogāja greizi. Mēģiniet vēlreiz.',
    partMissing: 'Neizdevās ielādēt daļu no šīs lapas. Pārbaudiet interneta savienojumu.',
    restartProcess:
      'Autentificējot jūsu pieprasījumu, radās problēma. Lai sāktu autentifikāciju no jauna, vēlreiz atveriet URL, no kura nonācāt šajā lapā.',
    noWebStorage: 'Jūsu izmantotā pārlūkprogramma neatbalsta Web Storage. Mēģiniet vēlreiz citā pārlūkprogrammā.',
    emailAlreadyInUse: 'Šo e-pasta adresi jau izmanto cits konts',
    tooManyRequests: 'Neparastu darbību dēļ esam bloķējuši visus pieprasījumus no šīs ierīces. Vēlāk mēģiniet vēlreiz.',
    userCancelled: 'Piešķiriet nepieciešamās atļaujas, lai pierakstītos lietotnē',
    userNotFound: 'Nav konta ar šādu e-pasta adresi',
    wrongPassword: 'Nepareiza e-pasta adrese vai parole',
    wrongCode: 'Nepareizs kods. Mēģiniet vēlreiz.',
    codeExpired: 'Šis kods vairs nav derīgs',
    actionCodeExpired: 'Šī koda derīgums ir beidzies.',
    actionCodeInvalid: 'Kods nav derīgs. Iespējams, tas ir kļūdains, tā derīgums ir beidzies vai tas jau ir izmantots.',
    loginAgain: 'Lai veiktu šo darbību, pierakstieties vēlreiz',
    userDisabled: 'Administrators ir atspējojis šo lietotāja kontu.',
    quotaExceeded: 'Šīs darbības kvota ir pārsniegta. Vēlāk mēģiniet vēlreiz.',
    timeout: 'Darbībai atvēlētais laiks ir beidzies.',
    operationNotAllowed: 'Šis pierakstīšanās veids nav iespējots. Sazinieties ar šīs vietnes administratoru.',
    adminRestricted: 'Šo darbību drīkst veikt tikai administratori.',
    unauthorizedDomain:
      'Šai vietnei nav atļaujas nodrošināt lietotāju pierakstīšanos. Sazinieties ar tās administratoru.',
    tooManyPasswords: 'Jūs pārāk daudz reižu ievadījāt nepareizu paroli. Mēģiniet vēlreiz pēc dažām minūtēm.',
    tooManySignUps:
      'No jūsu IP adreses saņemts pārāk daudz konta izveides pieprasījumu. Mēģiniet vēlreiz pēc dažām minūtēm.',
    sessionExpired: 'Jūsu pierakstīšanās sesija ir beigusies. Mēģiniet vēlreiz.',
    noSignInMeans:
      'Konts ar šo e-pasta adresi jau pastāv, bet tam nav pierakstīšanās veida. Lai to atkoptu, atiestatiet paroli.',
    emailMismatch: 'Norādītā e-pasta adrese neatbilst pašreizējai pierakstīšanās sesijai.',
    tooManyPhone: 'Šis tālruņa numurs ir izmantots pārāk daudz reižu',
    resetMailFailed: 'Neizdevās nosūtīt paroles atiestatīšanas kodu uz norādīto e-pasta adresi',
    mergeConflict:
      'Neizdevās pārveidot viesa kontu par pastāvīgu kontu. Šie pierakstīšanās dati jau ir saistīti ar citu lietotāja kontu.',
    signInAsBefore: 'Jūs jau izmantojāt adresi {email}. Pierakstieties tāpat kā iepriekš, un jūsu konti tiks saistīti.',
    popupBlocked: 'Pārlūkprogramma bloķēja pierakstīšanās logu.',
    continueInThisWindow: 'Turpināt šajā logā',
    or: 'vai',
    lastUsed: 'Pēdējoreiz lietots',
    openAuthenticator: 'Atvērt autentifikatora lietotni',
    copyKey: 'Kopēt atslēgu',
    keyCopied: 'Nokopēta',
    redirectResultLost: 'Pārlūkprogramma nenodeva pierakstīšanās datus. Izvēlieties vēlreiz. Šoreiz tiks atvērts logs.',
    inAppBrowserRefused:
      '{provider} neatļauj pierakstīties citās lietotnēs. Atveriet šo lapu pārlūkprogrammā vai pierakstieties citā veidā.',
    noMatchingTenant:
      'Šai e-pasta adresei nav pieejams neviens pierakstīšanās nodrošinātājs. Mēģiniet ar citu e-pasta adresi.',
    nameNotSaved: 'Konts ir izveidots, bet neizdevās saglabāt jūsu vārdu.',
    networkRequestFailedLater: 'Radās tīkla kļūda. Vēlāk mēģiniet vēlreiz.',
    capsLockOn: 'Taustiņš Caps Lock ir ieslēgts.',

    // Texts for screen readers:
    showPassword: 'Rādīt paroli',
    hidePassword: 'Paslēpt paroli',
    nowAvailable: '{action}: tagad var izmantot.',
    qrCode: 'Kvadrātkods',
    countryList: 'Valstis',
    noCountry: 'Nav atbilstošas valsts',
    countries: '{count} valstis',
    countriesZero: '{count} valstu',
    countriesOne: '{count} valsts',
  },
};

export default lv;
