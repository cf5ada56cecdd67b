import type { Language } from '../widget/messages/language.ts';

/** Hungarian. Visitors are addressed formally, as on Google's sign-in pages. */
const hu: Language = {
  tag: 'hu',
  texts: {
    // Titles of screens:
    signIn: 'Bejelentkezés',
    signInWithEmail: 'Bejelentkezés e-mail-címmel',
    errorEncountered: 'Hiba történt',
    createAccount: 'Fiók létrehozása',
    recoverPassword: 'Jelszó helyreállítása',
    checkYourEmail: 'Nézze meg e-mailjeit',
    notAuthorized: 'Nincs jogosultsága',
    resetYourPassword: 'Jelszó visszaállítása',
    passwordChanged: 'Jelszó módosítva',
    tryResettingAgain: 'Próbálja meg újra visszaállítani jelszavát',
    signInEmailSent: 'Bejelentkezési e-mail elküldve',
    troubleGettingEmail: 'Nem kapta meg az e-mailt?',
    confirmEmail: 'E-mail-cím megerősítése',
    newDevice: 'Új eszközt vagy böngészőt észleltünk',
    sessionEnded: 'A munkamenet véget ért',
    alreadyHaveAccount: 'Már van fiókja',
    enterPhoneNumber: 'Adja meg telefonszámát',
    verifyPhoneNumber: 'Igazolja telefonszámát',
    verifyYourEmail: 'Igazolja e-mail-címét',
    emailUpdated: 'E-mail-cím frissítve',
    emailNotUpdated: 'Nem sikerült frissíteni e-mail-címét',
    emailVerified: 'E-mail-címét igazoltuk',
    tryVerifyingAgain: 'Próbálja meg újra igazolni e-mail-címét',
    emailVerifiedAndChanged: 'E-mail-címét igazoltuk és módosítottuk',
    tryUpdatingAgain: 'Próbálja meg újra frissíteni e-mail-címét',
    secondFactorRemoved: 'Második faktor eltávolítva',
    secondFactorNotRemoved: 'Nem sikerült eltávolítani a második faktort',
    signOut: 'Kijelentkezés',
    secondFactor: 'Igazolja személyazonosságát',
    chooseSecondFactor: 'Válassza ki, hogyan igazolja személyazonosságát',
    addSecondFactor: 'Második lépés hozzáadása',
    connectAuthenticatorApp: 'Hitelesítő alkalmazás csatlakoztatása',

    // Text with the name of the visitor's organisation:
    signingInTo: 'Bejelentkezés: {name} · [Módosítás]',

    // Labels of fields:
    email: 'E-mail-cím',
    password: 'Jelszó',
    choosePassword: 'Válasszon jelszót',
    newPassword: 'Új jelszó',
    name: 'Vezeték- és keresztnév',
    country: 'Ország',
    phoneNumber: 'Telefonszám',
    code: '6 jegyű kód',
    humanVerification: 'Igazolja, hogy Ön nem robot',

    // Labels of buttons and links:
    next: 'Tovább',
    cancel: 'Mégse',
    retry: 'Újra',
    stopWaiting: 'Várakozás megszakítása',
    dismiss: 'Bezárás',
    signInAction: 'Bejelentkezés',
    troubleSigningIn: 'Nem tud bejelentkezni?',
    save: 'Mentés',
    send: 'Küldés',
    sendNewLink: 'Új link küldése',
    done: 'Kész',
    back: 'Vissza',
    continue: 'Folytatás',
    learnMore: 'További információ',
    resend: 'Újraküldés',
    verify: 'Igazolás',
    useAnotherAccount: 'Másik fiók használata',

    // Labels of provider buttons:
    signInWithProvider: 'Bejelentkezés {name}-fiókkal',
    signInWithEmailButton: 'Bejelentkezés e-maillel',
    emailShort: 'E-mail',
    signInWithPhoneButton: 'Bejelentkezés telefonnal',
    phoneShort: 'Telefon',
    signInToTenant: 'Bejelentkezés: {name}',
    continueAsGuest: 'Folytatás vendégként',
    guestShort: 'Vendég',

    // Texts of the small print:
    termsOfService: 'Általános Szerződési Feltételek',
    privacyPolicy: 'Adatvédelmi Irányelvek',
    termsByContinuing: 'A folytatással elfogadja a következő dokumentumokat: {terms} és {privacy}.',
    termsBySms:
      'Az „Igazolás” gombra koppintva elfogadja a következő dokumentumokat: {terms} és {privacy}. SMS-t küldhetünk Önnek. Mobilszolgáltatója díjat számíthat fel az üzenetért és az adatforgalomért.',
    smsRates:
      'Ha az „Igazolás” gombra koppint, SMS-t küldhetünk Önnek. Mobilszolgáltatója díjat számíthat fel az üzenetért és az adatforgalomért.',

    // Paragraphs on screens:
    createInstead: 'Nincs fiókja? [Hozzon létre egyet]',
    recoverInstructions: 'Erre az e-mail-címre útmutatót küldünk a jelszó visszaállításához',
    followInstructions: 'Jelszava helyreállításához kövesse az erre a címre küldött útmutatót: {email}',
    resetFor: 'ehhez a fiókhoz: {email}',
    passwordChangedBody: 'Most már bejelentkezhet új jelszavával',
    resetExpired: 'A jelszó visszaállítására vonatkozó kérése lejárt, vagy a linket már felhasználták',
    anotherMailTo: 'Küldhetünk még egy e-mailt erre a címre: {email}.',
    notAuthorizedFor: 'Ennek a fióknak nincs jogosultsága a kért oldal megtekintéséhez: {identifier}.',
    notAuthorizedUser: 'Nincs jogosultsága a kért oldal megtekintéséhez.',
    contactAdmin: 'Jogosultságért írjon erre a címre: {email}.',
    recoverToContinue:
      'Ha ezen az eszközön szeretne bejelentkezni, helyre kell állítania ennek a fióknak a jelszavát: {email}.',
    linkSentTo:
      'További útmutatást tartalmazó bejelentkezési e-mailt küldtünk erre a címre: {email}. A bejelentkezés befejezéséhez nézze meg e-mailjeit.',
    commonFixes: 'Próbálja meg a következőket:',
    checkSpam: 'Nézze meg, hogy az e-mail nem került-e a spamek közé, és nem akadt-e fenn egy szűrőn.',
    checkConnection: 'Ellenőrizze internetkapcsolatát.',
    checkSpelling: 'Ellenőrizze, hogy helyesen írta-e be e-mail-címét.',
    checkInbox: 'Ellenőrizze, hogy nincs-e tele a postafiókja, és hogy nem a beállításai okozzák-e a problémát.',
    resendHint:
      'Ha ezek a lépések nem segítettek, újraküldheti az e-mailt. Ekkor a korábbi e-mailben lévő link már nem fog működni.',
    confirmToComplete: 'A bejelentkezés befejezéséhez erősítse meg e-mail-címét',
    useGuestsTab:
      'Ezt a linket vendégként kérte, és ezen a lapon ki van jelentkezve. Ha meg szeretné tartani vendégként tárolt adatait, nyissa meg a linket azon a lapon, amelyen vendégként van jelen. Ha itt jelentkezik be, másik fiókot kap.',
    useSameDevice:
      'Próbálja meg a linket azon az eszközön vagy abban a böngészőben megnyitni, ahol a bejelentkezést elkezdte.',
    sessionCleared: 'Az ehhez a bejelentkezési kéréshez tartozó munkamenet lejárt, vagy törölték.',
    alreadyUsedPassword: 'Korábban már bejelentkezett ezzel a címmel: {email}. Adja meg a fiókhoz tartozó jelszót.',
    alreadyUsedLink:
      'Ezt a címet már használta: {email}. Ha lent e-mailes linkkel bejelentkezik, összekapcsolhatja {provider}-fiókját ezzel a címmel: {email}.',
    linkOnSameDevice:
      'Ahhoz, hogy {provider}-fiókját összekapcsolhassuk ezzel az e-mail-címmel, ugyanazon az eszközön vagy ugyanabban a böngészőben kell megnyitnia a linket.',
    intendedToConnect:
      'Eredetileg össze szerette volna kapcsolni {provider}-fiókját e-mail-címével, de a linket egy másik eszközön nyitotta meg, amelyen nincs bejelentkezve.',
    stillConnect:
      'Ha továbbra is össze szeretné kapcsolni {provider}-fiókját, nyissa meg a linket azon az eszközön, amelyen a bejelentkezést elkezdte. Ha nem, koppintson a „Folytatás” gombra, és jelentkezzen be ezen az eszközön.',
    alreadyUsedProvider: 'Ezt a címet már használta: {email}. A folytatáshoz jelentkezzen be {provider}-fiókjával.',
    codeSentTo: 'Adja meg a 6 jegyű kódot, amelyet erre a számra küldtünk: {number}',
    emailChangedBack: 'Bejelentkezési e-mail-címét visszaállítottuk erre: {email}.',
    emailChangeSuspicion:
      'Ha nem Ön kérte bejelentkezési e-mail-címének módosítását, lehet, hogy valaki megpróbál hozzáférni fiókjához. Ebben az esetben [azonnal módosítsa jelszavát.]',
    emailNotChangedBack: 'Hiba történt bejelentkezési e-mail-címének visszaállításakor.',
    askAdministrator:
      'Ha újra megpróbálja, és továbbra sem sikerül visszaállítania e-mail-címét, kérjen segítséget a rendszergazdától.',
    signInWithNewAccount: 'Most már bejelentkezhet új fiókjával',
    verifyExpired: 'Az e-mail-cím igazolására vonatkozó kérése lejárt, vagy a linket már felhasználták',
    signInWithNewEmail: 'Most már bejelentkezhet új e-mail-címével: {email}.',
    updateExpired:
      'Az e-mail-cím igazolására és frissítésére vonatkozó kérése lejárt, vagy a linket már felhasználták.',
    phoneRemoved: 'Ezt a telefonszámot eltávolítottuk a hitelesítés második lépései közül: {number}.',
    deviceRemoved: 'Az eszközt vagy alkalmazást eltávolítottuk a hitelesítés második lépései közül.',
    removalSuspicion:
      'Ha nem ismeri fel ezt az eszközt, lehet, hogy valaki megpróbál hozzáférni fiókjához. Ebben az esetben [azonnal módosítsa jelszavát.]',
    removalFailed: 'Hiba történt a második faktor eltávolításakor.',
    contactSupport: 'Próbálja meg újra eltávolítani. Ha nem sikerül, kérjen segítséget az ügyfélszolgálattól.',
    continueWith: 'Folytatja ezzel: {email}?',
    originallyWanted: 'Eredetileg ezzel szeretett volna bejelentkezni: {email}',
    signedInAs: 'Bejelentkezve mint {account}.',
    signedInToOther: 'Egy másik fiókba van bejelentkezve.',
    replacesUser: 'Ha folytatja, kijelentkeztetjük abból a fiókból.',
    stillSignedIn: 'Továbbra is be van jelentkezve.',
    loggedIn: 'Be van jelentkezve.',
    signOutQuestion: 'Ki szeretne jelentkezni?',
    signedOut: 'Sikeresen kijelentkezett.',
    codeWillBeSentTo: '6 jegyű kódot küldünk erre a számra: {number}',
    authenticatorApp: 'Hitelesítő alkalmazás',
    numbered: '{name} ({number})',
    codeFromApp: 'Adja meg a hitelesítő alkalmazásban látható 6 jegyű kódot',
    secondFactorExplained:
      'Jelszava mellett egy kódot is kérünk majd, hogy senki más ne tudjon bejelentkezni az Ön nevében.',
    emailUnverified: 'Először igazolja e-mail-címét.',
    emailNotVerifiedYet: 'E-mail-címe még nincs igazolva. Először nyissa meg az e-mailben lévő linket.',
    verificationMailWillBeSentTo: 'Linket tartalmazó e-mailt küldünk erre a címre: {email}.',
    verificationMailSentTo: 'E-mail-címe igazolásához kövesse az erre a címre küldött útmutatót: {email}',
    textMessage: 'SMS-üzenet',
    scanQrCode: 'Olvassa be ezt a QR-kódot a hitelesítő alkalmazással, majd adja meg az ott megjelenő 6 jegyű kódot.',
    keyInstead: 'Ha nem tudja beolvasni, adja meg helyette ezt a kulcsot az alkalmazásban:',
    secondFactorKnown: 'Ez a telefon már az Ön második lépése.',

    // Messages about progress and success:
    loading: 'Betöltés',
    longWait: 'Ez a szokásosnál tovább tart.',
    verifying: 'Ellenőrzés…',
    signingIn: 'Bejelentkezés…',
    signedIn: 'Sikeres bejelentkezés!',
    codeSent: 'Kód elküldve!',
    verified: 'Igazolva!',
    secondFactorAdded: 'Hozzáadva!',
    resendIn: 'Kód újraküldése {countdown} múlva',
    resendMailIn: 'E-mail újraküldése {countdown} múlva',

    // Messages under fields:
    emailMissing: 'A folytatáshoz adja meg e-mail-címét',
    emailInvalid: 'Ez az e-mail-cím helytelen',
    passwordMissing: 'Adja meg jelszavát',
    nameMissing: 'Adja meg nevét',
    fieldMissing: 'Töltse ki ezt a mezőt',
    boxNotTicked: 'A folytatáshoz jelölje be ezt a négyzetet',
    phoneInvalid: 'Adjon meg egy érvényes telefonszámot',
    verificationMissing: 'Végezze el a reCAPTCHA-ellenőrzést',
    passwordWeak: 'Az erős jelszó legalább 6 karakterből áll, és betűket és számokat is tartalmaz',
    passwordAtLeast: 'Legalább {count} karakter',
    passwordAtMost: 'Legfeljebb {count} karakter',
    passwordUppercase: 'Egy nagybetű',
    passwordLowercase: 'Egy kisbetű',
    passwordDigit: 'Egy számjegy',
    passwordSpecial: 'Egy speciális karakter',
    passwordTooWeak: 'Válasszon erősebb jelszót',
    passwordLacks: 'Válasszon másik jelszót: {requirements}',
    passwordOutdated: 'Ez a jelszó már nem elég erős. Állítsa vissza.',
    countryUnsupported: 'A megadott országkód nem támogatott.',

    // Messages for errors:
    networkRequestFailed: 'Hálózati hiba történt',
    generic: 'Probléma merült fel. Próbálja újra.',
    partMissing: 'Az oldal egy részét nem sikerült betölteni. Ellenőrizze internetkapcsolatát.',
    restartProcess:
      'Probléma merült fel a kérés hitelesítésekor. A hitelesítés újrakezdéséhez nyissa meg ismét azt az URL-t, amelyről erre az oldalra került.',
    noWebStorage:
      'Az Ön által használt böngésző nem támogatja a Web Storage funkciót. Próbálja újra egy másik böngészőben.',
    emailAlreadyInUse: 'Ezt az e-mail-címet már egy másik fiók használja',
    tooManyRequests: 'Szokatlan tevékenység miatt letiltottunk minden kérést erről az eszközről. Próbálja újra később.',
    userCancelled: 'Az alkalmazásba való bejelentkezéshez adja meg a szükséges engedélyeket',
    userNotFound: 'Ehhez az e-mail-címhez nem tartozik fiók',
    wrongPassword: 'Hibás e-mail-cím vagy jelszó',
    wrongCode: 'Hibás kód. Próbálja újra.',
    codeExpired: 'Ez a kód már nem érvényes',
    actionCodeExpired: 'Ez a kód lejárt.',
    actionCodeInvalid: 'A kód érvénytelen. Lehet, hogy hibás, lejárt, vagy már felhasználták.',
    loginAgain: 'A művelet végrehajtásához jelentkezzen be újra',
    userDisabled: 'A felhasználói fiókot egy rendszergazda letiltotta.',
    quotaExceeded: 'A művelethez tartozó kvóta kimerült. Próbálja újra később.',
    timeout: 'A művelet túllépte az időkorlátot.',
    operationNotAllowed: 'Ez a bejelentkezési mód nincs engedélyezve. Forduljon a webhely rendszergazdájához.',
    adminRestricted: 'Ezt a műveletet csak rendszergazdák végezhetik el.',
    unauthorizedDomain:
      'Ez a webhely nem jogosult felhasználók bejelentkeztetésére. Forduljon a webhely rendszergazdájához.',
    tooManyPasswords: 'Túl sokszor adott meg hibás jelszót. Próbálja újra néhány perc múlva.',
    tooManySignUps: 'Túl sok fióklétrehozási kérés érkezik az Ön IP-címéről. Próbálja újra néhány perc múlva.',
    sessionExpired: 'A bejelentkezési munkamenet lejárt. Próbálja újra.',
    noSignInMeans:
      'Ezzel az e-mail-címmel már létezik fiók, de nem tartozik hozzá bejelentkezési mód. A fiók helyreállításához állítsa vissza a jelszót.',
    emailMismatch: 'A megadott e-mail-cím nem egyezik a jelenlegi bejelentkezési munkamenettel.',
    tooManyPhone: 'Ezt a telefonszámot már túl sokszor használták',
    resetMailFailed: 'Nem sikerült elküldeni a jelszó-visszaállítási kódot a megadott e-mail-címre',
    mergeConflict:
      'Vendégfiókját nem sikerült végleges fiókká alakítani. Ezek a bejelentkezési adatok már egy másik felhasználói fiókhoz tartoznak.',
    signInAsBefore:
      'Ezt a címet már használta: {email}. Jelentkezzen be úgy, mint korábban, és összekapcsoljuk fiókjait.',
    popupBlocked: 'Böngészője letiltotta a bejelentkezési ablakot.',
    continueInThisWindow: 'Folytatás ebben az ablakban',
    or: 'vagy',
    lastUsed: 'Legutóbb használt',
    openAuthenticator: 'Hitelesítő alkalmazás megnyitása',
    copyKey: 'Kulcs másolása',
    keyCopied: 'Másolva',
    redirectResultLost:
      'Böngészője nem továbbította a bejelentkezés adatait. Válasszon újra bejelentkezési módot. Ezúttal egy ablak fog megnyílni.',
    inAppBrowserRefused:
      'Más alkalmazásokon belül nem lehet bejelentkezni {provider}-fiókkal. Nyissa meg ezt az oldalt böngészőjében, vagy jelentkezzen be más módon.',
    noMatchingTenant:
      'Ehhez az e-mail-címhez nem érhető el bejelentkezési szolgáltató. Próbálkozzon másik e-mail-címmel.',
    nameNotSaved: 'Fiókja létrejött, de nevét nem sikerült menteni.',
    networkRequestFailedLater: 'Hálózati hiba történt. Próbálja újra később.',
    capsLockOn: 'A Caps Lock be van kapcsolva.',

    // Texts for screen readers:
    showPassword: 'Jelszó megjelenítése',
    hidePassword: 'Jelszó elrejtése',
    nowAvailable: '{action}: már elérhető.',
    passwordStrong: 'A jelszó elég erős.',
    requirementMet: 'Teljesül',
    qrCode: 'QR-kód',
    countryList: 'Országok',
    noCountry: 'Nincs ilyen ország',
    countries: '{count} ország',
    countriesOne: '{count} ország',
  },
};

export default hu;
