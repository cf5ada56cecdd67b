import type { Language } from '../widget/messages/language.ts';

/** Romanian. Visitors are addressed informally, as on Google's sign-in pages. */
const ro: Language = {
  tag: 'ro',
  texts: {
    // Titles of screens:
    signIn: 'Conectează-te',
    signInWithEmail: 'Conectează-te cu adresa de e-mail',
    errorEncountered: 'A apărut o eroare',
    createAccount: 'Creează un cont',
    recoverPassword: 'Recuperează parola',
    checkYourEmail: 'Verifică-ți e-mailul',
    notAuthorized: 'Acces neautorizat',
    resetYourPassword: 'Resetează parola',
    passwordChanged: 'Parola a fost schimbată',
    tryResettingAgain: 'Încearcă din nou să resetezi parola',
    signInEmailSent: 'E-mailul de conectare a fost trimis',
    troubleGettingEmail: 'Nu ai primit e-mailul?',
    confirmEmail: 'Confirmă adresa de e-mail',
    newDevice: 'A fost detectat un dispozitiv sau un browser nou',
    sessionEnded: 'Sesiunea s-a încheiat',
    alreadyHaveAccount: 'Ai deja un cont',
    enterPhoneNumber: 'Introdu numărul de telefon',
    verifyPhoneNumber: 'Confirmă numărul de telefon',
    verifyYourEmail: 'Confirmă-ți adresa de e-mail',
    emailUpdated: 'Adresa de e-mail a fost actualizată',
    emailNotUpdated: 'Adresa de e-mail nu a putut fi actualizată',
    emailVerified: 'Adresa ta de e-mail a fost confirmată',
    tryVerifyingAgain: 'Încearcă din nou să confirmi adresa de e-mail',
    emailVerifiedAndChanged: 'Adresa ta de e-mail a fost confirmată și schimbată',
    tryUpdatingAgain: 'Încearcă din nou să actualizezi adresa de e-mail',
    secondFactorRemoved: 'Al doilea factor a fost eliminat',
    secondFactorNotRemoved: 'Al doilea factor nu a putut fi eliminat',
    signOut: 'Deconectează-te',
    secondFactor: 'Confirmă-ți identitatea',
    chooseSecondFactor: 'Alege cum îți confirmi identitatea',
    addSecondFactor: 'Adaugă un al doilea pas',
    connectAuthenticatorApp: 'Asociază aplicația de autentificare',

    // Text with the name of the visitor's organisation:
    signingInTo: 'Conectare la {name} · [Modifică]',

    // Labels of fields:
    email: 'Adresă de e-mail',
    password: 'Parolă',
    choosePassword: 'Alege o parolă',
    newPassword: 'Parolă nouă',
    name: 'Prenume și nume',
    country: 'Țară',
    phoneNumber: 'Număr de telefon',
    code: 'Cod din 6 cifre',
    humanVerification: 'Confirmă că nu ești robot',

    // Labels of buttons and links:
    next: 'Înainte',
    cancel: 'Anulează',
    retry: 'Încearcă din nou',
    stopWaiting: 'Nu mai aștepta',
    dismiss: 'Închide',
    signInAction: 'Conectează-te',
    troubleSigningIn: 'Nu te poți conecta?',
    save: 'Salvează',
    send: 'Trimite',
    sendNewLink: 'Trimite un link nou',
    done: 'Gata',
    back: 'Înapoi',
    continue: 'Continuă',
    learnMore: 'Află mai multe',
    resend: 'Retrimite',
    verify: 'Confirmă',
    useAnotherAccount: 'Folosește alt cont',

    // Labels of provider buttons:
    signInWithProvider: 'Conectează-te cu {name}',
    signInWithEmailButton: 'Conectează-te cu e-mailul',
    emailShort: 'E-mail',
    signInWithPhoneButton: 'Conectează-te cu telefonul',
    phoneShort: 'Telefon',
    signInToTenant: 'Conectează-te la {name}',
    continueAsGuest: 'Continuă ca invitat',
    guestShort: 'Invitat',

    // Texts of the small print:
    termsOfService: 'Termenii și condițiile',
    privacyPolicy: 'Politica de confidențialitate',
    termsByContinuing: 'Dacă continui, accepți {terms} și {privacy}.',
    termsBySms:
      'Dacă atingi „Confirmă”, accepți {terms} și {privacy}. Este posibil să primești un SMS. Se pot aplica tarife pentru mesaje și date.',
    smsRates: 'Dacă atingi „Confirmă”, este posibil să primești un SMS. Se pot aplica tarife pentru mesaje și date.',

    // Paragraphs on screens:
    createInstead: 'Nu ai un cont? [Creează unul]',
    recoverInstructions: 'Primește la această adresă de e-mail instrucțiuni pentru resetarea parolei',
    followInstructions: 'Pentru a recupera parola, urmează instrucțiunile trimise la {email}',
    resetFor: 'pentru {email}',
    passwordChangedBody: 'Acum te poți conecta cu noua parolă',
    resetExpired: 'Solicitarea de resetare a parolei a expirat sau linkul a fost deja folosit',
    anotherMailTo: 'Putem trimite un alt e-mail la {email}.',
    notAuthorizedFor: '{identifier} nu are permisiunea de a vedea pagina solicitată.',
    notAuthorizedUser: 'Nu ai permisiunea de a vedea pagina solicitată.',
    contactAdmin: 'Contactează {email} pentru a obține permisiunea.',
    recoverToContinue: 'Pentru a continua conectarea cu {email} pe acest dispozitiv, trebuie să recuperezi parola.',
    linkSentTo:
      'Am trimis la {email} un e-mail de conectare cu instrucțiuni suplimentare. Verifică-ți e-mailul pentru a finaliza conectarea.',
    commonFixes: 'Încearcă aceste soluții obișnuite:',
    checkSpam: 'Verifică dacă e-mailul a fost filtrat sau marcat ca spam.',
    checkConnection: 'Verifică-ți conexiunea la internet.',
    checkSpelling: 'Verifică dacă ai scris corect adresa de e-mail.',
    checkInbox: 'Verifică dacă mai ai spațiu în căsuța de e-mail și dacă nu cumva setările ei cauzează problema.',
    resendHint:
      'Dacă pașii de mai sus nu au funcționat, poți retrimite e-mailul. Reține că astfel linkul din e-mailul anterior va fi dezactivat.',
    confirmToComplete: 'Confirmă adresa de e-mail pentru a finaliza conectarea',
    useGuestsTab:
      'Ai cerut acest link ca invitat, dar în această filă nu ai o sesiune activă. Pentru a păstra datele pe care le ai ca invitat, deschide linkul în fila pe care o folosești ca invitat. Dacă te conectezi aici, vei avea alt cont.',
    useSameDevice:
      'Încearcă să deschizi linkul pe același dispozitiv sau în același browser în care ai început conectarea.',
    sessionCleared: 'Sesiunea asociată acestei solicitări de conectare a expirat sau a fost ștearsă.',
    alreadyUsedPassword: 'Ai folosit deja {email} ca să te conectezi. Introdu parola acelui cont.',
    alreadyUsedLink:
      'Ai folosit deja {email}. Poți asocia contul {provider} cu {email} dacă te conectezi mai jos printr-un link trimis prin e-mail.',
    linkOnSameDevice:
      'Pentru a asocia contul {provider} cu această adresă de e-mail, trebuie să deschizi linkul pe același dispozitiv sau în același browser.',
    intendedToConnect:
      'Voiai să asociezi contul {provider} cu adresa ta de e-mail, dar ai deschis linkul pe alt dispozitiv, pe care nu ai o sesiune activă.',
    stillConnect:
      'Dacă mai vrei să asociezi contul {provider}, deschide linkul pe același dispozitiv pe care ai început conectarea. În caz contrar, atinge „Continuă” pentru a te conecta pe acest dispozitiv.',
    alreadyUsedProvider: 'Ai folosit deja {email}. Conectează-te cu {provider} pentru a continua.',
    codeSentTo: 'Introdu codul din 6 cifre pe care l-am trimis la {number}',
    emailChangedBack: 'Adresa ta de e-mail pentru conectare este din nou {email}.',
    emailChangeSuspicion:
      'Dacă nu ai cerut schimbarea adresei de e-mail pentru conectare, este posibil ca altcineva să încerce să îți acceseze contul. Îți recomandăm [să schimbi parola imediat].',
    emailNotChangedBack: 'A apărut o problemă la restabilirea adresei de e-mail pentru conectare.',
    askAdministrator:
      'Dacă încerci din nou și tot nu poți restabili adresa de e-mail, cere ajutorul administratorului.',
    signInWithNewAccount: 'Acum te poți conecta cu noul cont',
    verifyExpired: 'Solicitarea de confirmare a adresei de e-mail a expirat sau linkul a fost deja folosit',
    signInWithNewEmail: 'Acum te poți conecta cu noua adresă de e-mail {email}.',
    updateExpired:
      'Solicitarea de confirmare și actualizare a adresei de e-mail a expirat sau linkul a fost deja folosit.',
    phoneRemoved: 'Am eliminat telefonul {number} ca al doilea pas de autentificare.',
    deviceRemoved: 'Am eliminat dispozitivul sau aplicația ca al doilea pas de autentificare.',
    removalSuspicion:
      'Dacă nu recunoști acest dispozitiv, este posibil ca altcineva să încerce să îți acceseze contul. Îți recomandăm [să schimbi parola imediat].',
    removalFailed: 'A apărut o eroare la eliminarea celui de-al doilea factor.',
    contactSupport: 'Încearcă din nou să îl elimini. Dacă nu funcționează, contactează asistența.',
    continueWith: 'Vrei să continui cu {email}?',
    originallyWanted: 'Inițial voiai să te conectezi cu {email}',
    signedInAs: 'Te-ai conectat ca {account}.',
    signedInToOther: 'Te-ai conectat la un alt cont.',
    replacesUser: 'Dacă continui, te vei deconecta de la acel cont.',
    stillSignedIn: 'Sesiunea ta este încă activă.',
    loggedIn: 'Te-ai conectat.',
    signOutQuestion: 'Vrei să te deconectezi?',
    signedOut: 'Te-ai deconectat.',
    codeWillBeSentTo: 'Un cod din 6 cifre va fi trimis la {number}',
    authenticatorApp: 'Aplicație de autentificare',
    numbered: '{name} ({number})',
    codeFromApp: 'Introdu codul din 6 cifre din aplicația de autentificare',
    secondFactorExplained:
      'Pe lângă parolă, ți se va cere un cod, astfel încât nimeni altcineva să nu se poată conecta în locul tău.',
    emailUnverified: 'Mai întâi confirmă adresa de e-mail.',
    emailNotVerifiedYet: 'Adresa ta de e-mail nu este încă confirmată. Deschide mai întâi linkul din e-mail.',
    verificationMailWillBeSentTo: 'Un e-mail cu un link va fi trimis la {email}.',
    verificationMailSentTo: 'Pentru a confirma adresa de e-mail, urmează instrucțiunile trimise la {email}',
    textMessage: 'SMS',
    scanQrCode:
      'Scanează acest cod QR cu aplicația de autentificare, apoi introdu codul din 6 cifre pe care îl afișează.',
    keyInstead: 'Dacă nu îl poți scana, introdu în schimb această cheie în aplicație:',
    secondFactorKnown: 'Acest telefon este deja al doilea pas.',

    // Messages about progress and success:
    loading: 'Se încarcă',
    longWait: 'Durează mai mult decât de obicei.',
    verifying: 'Verificare în curs…',
    signingIn: 'Conectare în curs…',
    signedIn: 'Te-ai conectat!',
    codeSent: 'Codul a fost trimis!',
    verified: 'Confirmare reușită!',
    secondFactorAdded: 'A fost adăugat!',
    resendIn: 'Retrimite codul peste {countdown}',
    resendMailIn: 'Retrimite e-mailul peste {countdown}',

    // Messages under fields:
    emailMissing: 'Introdu adresa de e-mail pentru a continua',
    emailInvalid: 'Această adresă de e-mail nu este corectă',
    passwordMissing: 'Introdu parola',
    nameMissing: 'Introdu-ți numele',
    fieldMissing: 'Completează acest câmp',
    boxNotTicked: 'Bifează această casetă pentru a continua',
    phoneInvalid: 'Introdu un număr de telefon valid',
    verificationMissing: 'Completează testul reCAPTCHA',
    passwordWeak: 'Parolele puternice au cel puțin 6 caractere și combină litere și cifre',
    countryUnsupported: 'Prefixul de țară indicat nu este acceptat.',

    // Messages for errors:
    networkRequestFailed: 'A apărut o eroare de rețea',
    generic: 'Ceva nu a mers bine. Încearcă din nou.',
    partMissing: 'O parte din această pagină nu a putut fi încărcată. Verifică-ți conexiunea la internet.',
    restartProcess:
      'A apărut o problemă la autentificarea solicitării tale. Accesează din nou adresa URL care te-a redirecționat la această pagină pentru a relua autentificarea.',
    noWebStorage: 'Browserul pe care îl folosești nu acceptă stocarea web. Încearcă din nou în alt browser.',
    emailAlreadyInUse: 'Adresa de e-mail este deja folosită de alt cont',
    tooManyRequests:
      'Am blocat toate solicitările de pe acest dispozitiv din cauza unei activități neobișnuite. Încearcă din nou mai târziu.',
    userCancelled: 'Acordă permisiunile necesare pentru a te conecta la aplicație',
    userNotFound: 'Această adresă de e-mail nu corespunde niciunui cont',
    wrongPassword: 'Adresa de e-mail sau parola nu este corectă',
    wrongCode: 'Cod greșit. Încearcă din nou.',
    codeExpired: 'Acest cod nu mai este valid',
    actionCodeExpired: 'Acest cod a expirat.',
    actionCodeInvalid: 'Codul nu este valid. Este posibil să fie greșit, să fi expirat sau să fi fost deja folosit.',
    loginAgain: 'Conectează-te din nou pentru a efectua această operațiune',
    userDisabled: 'Contul de utilizator a fost dezactivat de un administrator.',
    quotaExceeded: 'Cota pentru această operațiune a fost depășită. Încearcă din nou mai târziu.',
    timeout: 'Operațiunea a depășit timpul permis.',
    operationNotAllowed: 'Această metodă de conectare nu este activată. Contactează administratorul acestui site.',
    adminRestricted: 'Această operațiune este permisă doar administratorilor.',
    unauthorizedDomain:
      'Acest site nu are permisiunea de a conecta utilizatori. Contactează administratorul site-ului.',
    tooManyPasswords: 'Ai introdus o parolă greșită de prea multe ori. Încearcă din nou peste câteva minute.',
    tooManySignUps:
      'De la adresa ta IP vin prea multe solicitări de creare de conturi. Încearcă din nou peste câteva minute.',
    sessionExpired: 'Sesiunea ta de conectare a expirat. Încearcă din nou.',
    noSignInMeans:
      'Există deja un cont cu această adresă de e-mail, dar fără nicio metodă de conectare. Resetează parola pentru a recupera contul.',
    emailMismatch: 'Adresa de e-mail indicată nu corespunde sesiunii de conectare actuale.',
    tooManyPhone: 'Acest număr de telefon a fost folosit de prea multe ori',
    resetMailFailed: 'Codul de resetare a parolei nu a putut fi trimis la adresa de e-mail indicată',
    mergeConflict:
      'Contul de invitat nu a putut fi transformat într-un cont permanent. Aceste date de conectare sunt deja asociate cu alt cont.',
    signInAsBefore: 'Ai folosit deja {email}. Conectează-te ca data trecută, iar conturile tale vor fi asociate.',
    popupBlocked: 'Browserul a blocat fereastra de conectare.',
    continueInThisWindow: 'Continuă în această fereastră',
    or: 'sau',
    lastUsed: 'Ultima utilizare',
    openAuthenticator: 'Deschide aplicația',
    copyKey: 'Copiază cheia',
    keyCopied: 'S-a copiat',
    redirectResultLost:
      'Browserul nu a transmis datele de conectare. Alege din nou metoda de conectare. De data aceasta se va deschide o fereastră.',
    inAppBrowserRefused:
      '{provider} nu permite conectarea din alte aplicații. Deschide această pagină în browser sau conectează-te în alt mod.',
    noMatchingTenant:
      'Nu este disponibil niciun furnizor de conectare pentru adresa de e-mail indicată. Încearcă cu altă adresă de e-mail.',
    nameNotSaved: 'Contul tău a fost creat, dar numele nu a putut fi salvat.',
    networkRequestFailedLater: 'A apărut o eroare de rețea. Încearcă din nou mai târziu.',
    capsLockOn: 'Tasta Caps Lock este activată.',

    // Texts for screen readers:
    showPassword: 'Afișează parola',
    hidePassword: 'Ascunde parola',
    nowAvailable: '{action}: acum este disponibil.',
    qrCode: 'Cod QR',
    countryList: 'Țări',
    noCountry: 'Nicio țară corespunzătoare',
    countries: '{count} de țări',
    countriesOne: '{count} țară',
    countriesFew: '{count} țări',
  },
};

export default ro;
