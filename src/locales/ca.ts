import type { Language } from '../widget/messages/language.ts';

/** Catalan. Visitors are addressed informally, as on Google's sign-in pages. */
const ca: Language = {
  tag: 'ca',
  texts: {
    // Titles of screens:
    signIn: 'Inicia la sessió',
    signInWithEmail: 'Inicia la sessió amb el correu',
    errorEncountered: 'S’ha produït un error',
    createAccount: 'Crea un compte',
    recoverPassword: 'Recupera la contrasenya',
    checkYourEmail: 'Consulta el correu',
    notAuthorized: 'Sense autorització',
    resetYourPassword: 'Restableix la contrasenya',
    passwordChanged: 'Contrasenya canviada',
    tryResettingAgain: 'Torna a provar de restablir la contrasenya',
    signedInInOtherTab: 'Has iniciat la sessió en una altra pestanya',
    signInEmailSent: 'Correu d’inici de sessió enviat',
    troubleGettingEmail: 'No has rebut el correu?',
    confirmEmail: 'Confirma l’adreça electrònica',
    newDevice: 'S’ha detectat un dispositiu o navegador nou',
    sessionEnded: 'La sessió ha finalitzat',
    alreadyHaveAccount: 'Ja tens un compte',
    enterPhoneNumber: 'Introdueix el teu número de telèfon',
    verifyPhoneNumber: 'Verifica el teu número de telèfon',
    verifyYourEmail: 'Verifica la teva adreça electrònica',
    emailUpdated: 'Adreça electrònica actualitzada',
    emailNotUpdated: 'No s’ha pogut actualitzar la teva adreça electrònica',
    emailVerified: 'S’ha verificat la teva adreça electrònica',
    tryVerifyingAgain: 'Torna a provar de verificar la teva adreça electrònica',
    emailVerifiedAndChanged: 'S’ha verificat i canviat la teva adreça electrònica',
    tryUpdatingAgain: 'Torna a provar d’actualitzar la teva adreça electrònica',
    secondFactorRemoved: 'S’ha suprimit el segon factor',
    secondFactorNotRemoved: 'No s’ha pogut suprimir el segon factor',
    signOut: 'Tanca la sessió',
    secondFactor: 'Verifica la teva identitat',
    chooseSecondFactor: 'Tria com vols verificar la teva identitat',
    addSecondFactor: 'Afegeix un segon pas',
    connectAuthenticatorApp: 'Connecta l’aplicació d’autenticació',

    // Text with the name of the visitor's organisation:
    signingInTo: 'Inici de sessió a {name} · [Canvia]',

    // Labels of fields:
    email: 'Adreça electrònica',
    password: 'Contrasenya',
    choosePassword: 'Tria una contrasenya',
    newPassword: 'Contrasenya nova',
    name: 'Nom i cognoms',
    country: 'País',
    phoneNumber: 'Número de telèfon',
    code: 'Codi de 6 dígits',
    humanVerification: 'Confirma que no ets un robot',

    // Labels of buttons and links:
    next: 'Següent',
    cancel: 'Cancel·la',
    retry: 'Torna-ho a provar',
    stopWaiting: 'Deixa d’esperar',
    dismiss: 'Tanca',
    signInAction: 'Inicia la sessió',
    troubleSigningIn: 'No pots iniciar la sessió?',
    save: 'Desa',
    send: 'Envia',
    sendNewLink: 'Envia un enllaç nou',
    done: 'Fet',
    back: 'Enrere',
    continue: 'Continua',
    learnMore: 'Més informació',
    resend: 'Torna a enviar',
    verify: 'Verifica',
    useAnotherAccount: 'Fes servir un altre compte',

    // Labels of provider buttons:
    signInWithProvider: 'Inicia la sessió amb {name}',
    signInWithEmailButton: 'Inicia la sessió amb correu',
    emailShort: 'Correu',
    signInWithPhoneButton: 'Inicia la sessió amb telèfon',
    phoneShort: 'Telèfon',
    signInToTenant: 'Inicia la sessió a {name}',
    continueAsGuest: 'Continua com a convidat',
    guestShort: 'Convidat',

    // Texts of the small print:
    termsOfService: 'Condicions del servei',
    privacyPolicy: 'Política de privadesa',
    termsByContinuing: 'Si continues, indiques que acceptes les nostres {terms} i la nostra {privacy}.',
    termsBySms:
      'Si toques «Verifica», indiques que acceptes les nostres {terms} i la nostra {privacy}. És possible que s’enviï un SMS. Es poden aplicar tarifes de missatges i dades.',
    smsRates: 'Si toques «Verifica», és possible que s’enviï un SMS. Es poden aplicar tarifes de missatges i dades.',

    // Paragraphs on screens:
    createInstead: 'No tens cap compte? [Crea’n un]',
    recoverInstructions: 'Rep en aquesta adreça electrònica les instruccions per restablir la contrasenya',
    followInstructions: 'Per recuperar la contrasenya, segueix les instruccions enviades a {email}',
    resetFor: 'per a {email}',
    passwordChangedBody: 'Ja pots iniciar la sessió amb la contrasenya nova',
    resetExpired: 'La teva sol·licitud per restablir la contrasenya ha caducat o l’enllaç ja s’ha utilitzat',
    anotherMailTo: 'Es pot enviar un altre correu a {email}.',
    notAuthorizedFor: '{identifier} no té autorització per veure la pàgina sol·licitada.',
    notAuthorizedUser: 'No tens autorització per veure la pàgina sol·licitada.',
    contactAdmin: 'Contacta amb {email} per obtenir autorització.',
    recoverToContinue: 'Per iniciar la sessió amb {email} en aquest dispositiu, has de recuperar la contrasenya.',
    linkSentTo:
      'Hem enviat a {email} un correu d’inici de sessió amb més instruccions. Consulta el correu per completar l’inici de sessió.',
    closeThisTab: 'Pots tancar aquesta pestanya.',
    commonFixes: 'Prova aquestes solucions habituals:',
    checkSpam: 'Comprova si el correu s’ha filtrat o s’ha marcat com a correu brossa.',
    checkConnection: 'Comprova la connexió a Internet.',
    checkSpelling: 'Comprova que has escrit bé l’adreça electrònica.',
    checkInbox: 'Comprova que la bústia no estigui plena i que la configuració sigui correcta.',
    resendHint:
      'Si els passos anteriors no han funcionat, pots tornar a enviar el correu. Tingues en compte que això desactivarà l’enllaç del correu anterior.',
    confirmToComplete: 'Confirma la teva adreça electrònica per completar l’inici de sessió',
    useGuestsTab:
      'Has demanat aquest enllaç com a convidat, però en aquesta pestanya no has iniciat la sessió. Per conservar el que tens com a convidat, obre l’enllaç a la pestanya que fas servir com a convidat. Si inicies la sessió aquí, tindràs un altre compte.',
    useSameDevice: 'Prova d’obrir l’enllaç al mateix dispositiu o navegador on has començat a iniciar la sessió.',
    sessionCleared: 'La sessió associada a aquesta sol·licitud d’inici de sessió ha caducat o s’ha esborrat.',
    alreadyUsedPassword: 'Ja has utilitzat {email} per iniciar la sessió. Introdueix la contrasenya d’aquest compte.',
    alreadyUsedLink:
      'Ja has utilitzat {email}. Pots vincular el teu compte {provider} amb {email} si inicies la sessió a continuació mitjançant un enllaç enviat per correu.',
    linkOnSameDevice:
      'Perquè el teu compte {provider} es pugui vincular amb aquesta adreça electrònica, has d’obrir l’enllaç al mateix dispositiu o navegador.',
    intendedToConnect:
      'Volies vincular {provider} amb el teu compte de correu, però has obert l’enllaç en un altre dispositiu on no has iniciat la sessió.',
    stillConnect:
      'Si encara vols vincular el teu compte {provider}, obre l’enllaç al mateix dispositiu on has començat a iniciar la sessió. Si no, toca «Continua» per iniciar la sessió en aquest dispositiu.',
    alreadyUsedProvider: 'Ja has utilitzat {email}. Inicia la sessió amb {provider} per continuar.',
    codeSentTo: 'Introdueix el codi de 6 dígits que hem enviat al {number}',
    emailChangedBack: 'La teva adreça electrònica d’inici de sessió torna a ser {email}.',
    emailChangeSuspicion:
      'Si no has demanat canviar l’adreça electrònica d’inici de sessió, és possible que algú estigui intentant accedir al teu compte. Et recomanem que [canviïs la contrasenya immediatament.]',
    emailNotChangedBack: 'Hi ha hagut un problema en restablir la teva adreça electrònica d’inici de sessió.',
    askAdministrator:
      'Si ho tornes a provar i encara no pots restablir l’adreça electrònica, demana ajuda al teu administrador.',
    signInWithNewAccount: 'Ja pots iniciar la sessió amb el compte nou',
    verifyExpired: 'La teva sol·licitud per verificar l’adreça electrònica ha caducat o l’enllaç ja s’ha utilitzat',
    signInWithNewEmail: 'Ja pots iniciar la sessió amb la nova adreça electrònica {email}.',
    updateExpired:
      'La teva sol·licitud per verificar i actualitzar l’adreça electrònica ha caducat o l’enllaç ja s’ha utilitzat.',
    phoneRemoved: 'El telèfon {number} s’ha suprimit com a segon pas d’autenticació.',
    deviceRemoved: 'El dispositiu o l’aplicació s’ha suprimit com a segon pas d’autenticació.',
    removalSuspicion:
      'Si no reconeixes aquest dispositiu, és possible que algú estigui intentant accedir al teu compte. Et recomanem que [canviïs la contrasenya immediatament.]',
    removalFailed: 'S’ha produït un error en suprimir el segon factor.',
    contactSupport: 'Torna a provar de suprimir-lo. Si no funciona, contacta amb l’equip d’assistència.',
    continueWith: 'Vols continuar amb {email}?',
    originallyWanted: 'Al principi volies iniciar la sessió amb {email}',
    signedInAs: 'Has iniciat la sessió com a {account}.',
    signedInToOther: 'Has iniciat la sessió en un altre compte.',
    replacesUser: 'Si continues, es tancarà la sessió d’aquest compte.',
    stillSignedIn: 'La teva sessió continua iniciada.',
    loggedIn: 'Has iniciat la sessió.',
    signOutQuestion: 'Vols tancar la sessió?',
    signedOut: 'La sessió s’ha tancat correctament.',
    codeWillBeSentTo: 'S’enviarà un codi de 6 dígits al {number}',
    authenticatorApp: 'Aplicació d’autenticació',
    numbered: '{name} ({number})',
    codeFromApp: 'Introdueix el codi de 6 dígits de l’aplicació d’autenticació',
    secondFactorExplained:
      'A més de la contrasenya, se’t demanarà un codi perquè ningú més pugui iniciar la sessió en lloc teu.',
    emailUnverified: 'Primer verifica la teva adreça electrònica.',
    emailNotVerifiedYet: 'La teva adreça electrònica encara no està verificada. Primer obre l’enllaç del correu.',
    verificationMailWillBeSentTo: 'S’enviarà a {email} un correu amb un enllaç.',
    verificationMailSentTo: 'Per verificar la teva adreça electrònica, segueix les instruccions enviades a {email}',
    textMessage: 'Missatge de text',
    scanQrCode:
      'Escaneja aquest codi QR amb l’aplicació d’autenticació i, després, introdueix el codi de 6 dígits que mostra.',
    keyInstead: 'Si no el pots escanejar, introdueix aquesta clau a l’aplicació:',
    secondFactorKnown: 'Aquest telèfon ja és el teu segon pas.',

    // Messages about progress and success:
    loading: 'S’està carregant',
    longWait: 'Està tardant més del que és habitual.',
    verifying: 'S’està verificant…',
    signingIn: 'S’està iniciant la sessió…',
    signedIn: 'Sessió iniciada!',
    codeSent: 'Codi enviat!',
    verified: 'Verificació completada!',
    secondFactorAdded: 'S’ha afegit!',
    resendIn: 'Torna a enviar el codi d’aquí a {countdown}',
    resendMailIn: 'Torna a enviar el correu d’aquí a {countdown}',

    // Messages under fields:
    emailMissing: 'Introdueix la teva adreça electrònica per continuar',
    emailInvalid: 'Aquesta adreça electrònica no és correcta',
    passwordMissing: 'Introdueix la contrasenya',
    nameMissing: 'Introdueix el teu nom',
    fieldMissing: 'Emplena aquest camp',
    boxNotTicked: 'Marca aquesta casella per continuar',
    phoneInvalid: 'Introdueix un número de telèfon vàlid',
    verificationMissing: 'Completa el reCAPTCHA',
    passwordWeak: 'Les contrasenyes segures tenen com a mínim 6 caràcters i combinen lletres i números',
    passwordAtLeast: 'Com a mínim {count} caràcters',
    passwordAtMost: 'Com a màxim {count} caràcters',
    passwordUppercase: 'Una lletra majúscula',
    passwordLowercase: 'Una lletra minúscula',
    passwordDigit: 'Un número',
    passwordSpecial: 'Un caràcter especial',
    passwordTooWeak: 'Tria una contrasenya més segura',
    passwordLacks: 'Tria una altra contrasenya: {requirements}',
    passwordOutdated: 'Aquesta contrasenya ja no és prou segura. Restableix-la.',
    passwordBreached: 'Aquesta contrasenya ha aparegut en una filtració de dades. Tria’n una altra.',
    countryUnsupported: 'No s’admet el prefix de país indicat.',

    // Messages for errors:
    networkRequestFailed: 'S’ha produït un error de xarxa',
    generic: 'Hi ha hagut un problema. Torna-ho a provar.',
    partMissing: 'No s’ha pogut carregar una part d’aquesta pàgina. Comprova la connexió a Internet.',
    restartProcess:
      'Hi ha hagut un problema en autenticar la teva sol·licitud. Per reiniciar l’autenticació, torna a visitar l’URL que t’ha redirigit a aquesta pàgina.',
    noWebStorage:
      'El navegador que fas servir no admet l’emmagatzematge web. Torna-ho a provar amb un altre navegador.',
    emailAlreadyInUse: 'Un altre compte ja fa servir aquesta adreça electrònica',
    tooManyRequests:
      'Hem bloquejat totes les sol·licituds d’aquest dispositiu a causa d’una activitat inusual. Torna-ho a provar més tard.',
    userCancelled: 'Concedeix els permisos necessaris per iniciar la sessió a l’aplicació',
    userNotFound: 'Aquesta adreça electrònica no correspon a cap compte',
    wrongPassword: 'L’adreça electrònica o la contrasenya no són correctes',
    wrongCode: 'El codi és incorrecte. Torna-ho a provar.',
    codeExpired: 'Aquest codi ja no és vàlid',
    actionCodeExpired: 'Aquest codi ha caducat.',
    actionCodeInvalid:
      'Aquest codi no és vàlid. És possible que sigui incorrecte, que hagi caducat o que ja s’hagi utilitzat.',
    loginAgain: 'Torna a iniciar la sessió per dur a terme aquesta operació',
    userDisabled: 'Un administrador ha inhabilitat el compte d’usuari.',
    quotaExceeded: 'S’ha superat la quota d’aquesta operació. Torna-ho a provar més tard.',
    timeout: 'S’ha esgotat el temps d’espera de l’operació.',
    operationNotAllowed:
      'Aquesta manera d’iniciar la sessió no està habilitada. Contacta amb l’administrador d’aquest lloc web.',
    adminRestricted: 'Aquesta operació està reservada als administradors.',
    unauthorizedDomain:
      'Aquest lloc web no té autorització perquè els usuaris hi iniciïn la sessió. Contacta amb el seu administrador.',
    tooManyPasswords: 'Has introduït una contrasenya incorrecta massa vegades. Torna-ho a provar d’aquí a uns minuts.',
    tooManySignUps:
      'Es reben massa sol·licituds de creació de comptes des de la teva adreça IP. Torna-ho a provar d’aquí a uns minuts.',
    sessionExpired: 'L’inici de sessió ha caducat. Torna-ho a provar.',
    noSignInMeans:
      'Ja hi ha un compte amb aquesta adreça electrònica, però no té cap manera d’iniciar la sessió. Restableix la contrasenya per recuperar el compte.',
    emailMismatch: 'L’adreça electrònica indicada no coincideix amb la de l’inici de sessió actual.',
    tooManyPhone: 'Aquest número de telèfon s’ha utilitzat massa vegades',
    resetMailFailed: 'No s’ha pogut enviar a l’adreça electrònica indicada el codi per restablir la contrasenya',
    mergeConflict:
      'No s’ha pogut convertir el teu compte de convidat en un compte permanent. Aquestes credencials ja estan associades a un altre compte.',
    signInAsBefore: 'Ja has utilitzat {email}. Inicia la sessió com ho vas fer abans i es vincularan els teus comptes.',
    popupBlocked: 'El navegador ha bloquejat la finestra d’inici de sessió.',
    continueInThisWindow: 'Continua en aquesta finestra',
    or: 'o',
    lastUsed: 'Últim ús',
    openAuthenticator: 'Obre l’aplicació d’autenticació',
    copyKey: 'Copia la clau',
    keyCopied: 'S’ha copiat',
    redirectResultLost:
      'El navegador no ha transmès l’inici de sessió. Torna a triar. Aquesta vegada s’obrirà una finestra.',
    inAppBrowserRefused:
      '{provider} no permet iniciar la sessió dins d’altres aplicacions. Obre aquesta pàgina al navegador o inicia la sessió d’una altra manera.',
    noMatchingTenant:
      'No hi ha cap proveïdor d’inici de sessió disponible per a l’adreça electrònica indicada. Prova amb una altra adreça electrònica.',
    nameNotSaved: 'S’ha creat el teu compte, però no s’ha pogut desar el teu nom.',
    networkRequestFailedLater: 'S’ha produït un error de xarxa. Torna-ho a provar més tard.',
    capsLockOn: 'El bloqueig de majúscules està activat.',

    // Texts for screen readers:
    showPassword: 'Mostra la contrasenya',
    hidePassword: 'Amaga la contrasenya',
    nowAvailable: '{action}: ja disponible.',
    passwordStrong: 'La contrasenya és prou segura.',
    requirementMet: 'Complert',
    qrCode: 'Codi QR',
    countryList: 'Països',
    noCountry: 'No s’ha trobat cap país',
    countries: '{count} països',
    countriesOne: '{count} país',
    countriesMany: '{count} de països',
  },
};

export default ca;
