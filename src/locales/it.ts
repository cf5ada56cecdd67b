import type { Language } from '../widget/messages/language.ts';

/** Italian. Visitors are addressed informally, as on Google's sign-in pages. */
const it: Language = {
  tag: 'it',
  texts: {
    // Titles of screens:
    signIn: 'Accedi',
    signInWithEmail: 'Accedi con l’email',
    errorEncountered: 'Si è verificato un errore',
    createAccount: 'Crea un account',
    recoverPassword: 'Recupera la password',
    checkYourEmail: 'Controlla la posta',
    notAuthorized: 'Accesso non autorizzato',
    resetYourPassword: 'Reimposta la password',
    passwordChanged: 'Password modificata',
    tryResettingAgain: 'Prova di nuovo a reimpostare la password',
    signInEmailSent: 'Email di accesso inviata',
    troubleGettingEmail: 'Non hai ricevuto l’email?',
    confirmEmail: 'Conferma l’indirizzo email',
    newDevice: 'Rilevato un nuovo dispositivo o browser',
    sessionEnded: 'Sessione terminata',
    alreadyHaveAccount: 'Hai già un account',
    enterPhoneNumber: 'Inserisci il tuo numero di telefono',
    verifyPhoneNumber: 'Verifica il tuo numero di telefono',
    verifyYourEmail: 'Verifica il tuo indirizzo email',
    emailUpdated: 'Indirizzo email aggiornato',
    emailNotUpdated: 'Impossibile aggiornare il tuo indirizzo email',
    emailVerified: 'Il tuo indirizzo email è stato verificato',
    tryVerifyingAgain: 'Prova di nuovo a verificare il tuo indirizzo email',
    emailVerifiedAndChanged: 'Il tuo indirizzo email è stato verificato e modificato',
    tryUpdatingAgain: 'Prova di nuovo ad aggiornare il tuo indirizzo email',
    secondFactorRemoved: 'Secondo fattore rimosso',
    secondFactorNotRemoved: 'Impossibile rimuovere il secondo fattore',
    signOut: 'Esci',
    secondFactor: 'Verifica la tua identità',
    chooseSecondFactor: 'Scegli come verificare la tua identità',
    addSecondFactor: 'Aggiungi un secondo passaggio',
    connectAuthenticatorApp: 'Collega la tua app di autenticazione',

    // Text with the name of the visitor's organisation:
    signingInTo: 'Accesso a {name} · [Cambia]',

    // Labels of fields:
    email: 'Indirizzo email',
    password: 'Password',
    choosePassword: 'Scegli una password',
    newPassword: 'Nuova password',
    name: 'Nome e cognome',
    country: 'Paese',
    phoneNumber: 'Numero di telefono',
    code: 'Codice di 6 cifre',
    humanVerification: 'Conferma di non essere un robot',

    // Labels of buttons and links:
    next: 'Avanti',
    cancel: 'Annulla',
    retry: 'Riprova',
    stopWaiting: 'Interrompi l’attesa',
    dismiss: 'Chiudi',
    signInAction: 'Accedi',
    troubleSigningIn: 'Problemi di accesso?',
    save: 'Salva',
    send: 'Invia',
    sendNewLink: 'Invia un nuovo link',
    done: 'Fine',
    back: 'Indietro',
    continue: 'Continua',
    learnMore: 'Scopri di più',
    resend: 'Invia di nuovo',
    verify: 'Verifica',
    useAnotherAccount: 'Usa un altro account',

    // Labels of provider buttons:
    signInWithProvider: 'Accedi con {name}',
    signInWithEmailButton: 'Accedi con l’email',
    emailShort: 'Email',
    signInWithPhoneButton: 'Accedi con il telefono',
    phoneShort: 'Telefono',
    signInToTenant: 'Accedi a {name}',
    continueAsGuest: 'Continua come ospite',
    guestShort: 'Ospite',

    // Texts of the small print:
    termsOfService: 'Termini di servizio',
    privacyPolicy: 'Norme sulla privacy',
    termsByContinuing: 'Se continui, accetti i nostri {terms} e le nostre {privacy}.',
    termsBySms:
      'Se tocchi “Verifica”, accetti i nostri {terms} e le nostre {privacy}. È possibile che venga inviato un SMS. Potrebbero essere applicati costi per l’invio di messaggi e il traffico dati.',
    smsRates:
      'Se tocchi “Verifica”, è possibile che venga inviato un SMS. Potrebbero essere applicati costi per l’invio di messaggi e il traffico dati.',

    // Paragraphs on screens:
    createInstead: 'Non hai un account? [Creane uno]',
    recoverInstructions: 'Ricevi a questo indirizzo email le istruzioni per reimpostare la password',
    followInstructions: 'Per recuperare la password, segui le istruzioni inviate a {email}',
    resetFor: 'per {email}',
    passwordChangedBody: 'Ora puoi accedere con la nuova password',
    resetExpired: 'La richiesta di reimpostare la password è scaduta o il link è già stato utilizzato',
    anotherMailTo: 'Possiamo inviare un’altra email a {email}.',
    notAuthorizedFor: '{identifier} non ha l’autorizzazione per visualizzare la pagina richiesta.',
    notAuthorizedUser: 'Non hai l’autorizzazione per visualizzare la pagina richiesta.',
    contactAdmin: 'Contatta {email} per ottenere l’autorizzazione.',
    recoverToContinue: 'Per accedere con {email} su questo dispositivo, devi recuperare la password.',
    linkSentTo:
      'Abbiamo inviato a {email} un’email di accesso con ulteriori istruzioni. Controlla la posta per completare l’accesso.',
    commonFixes: 'Prova queste soluzioni comuni:',
    checkSpam: 'Controlla se l’email è stata filtrata o contrassegnata come spam.',
    checkConnection: 'Controlla la connessione a Internet.',
    checkSpelling: 'Controlla di aver scritto correttamente l’indirizzo email.',
    checkInbox:
      'Controlla che lo spazio nella casella di posta non stia per esaurirsi e che non ci siano altri problemi nelle sue impostazioni.',
    resendHint:
      'Se i passaggi precedenti non hanno funzionato, puoi inviare di nuovo l’email. In tal caso, il link nell’email precedente verrà disattivato.',
    confirmToComplete: 'Conferma il tuo indirizzo email per completare l’accesso',
    useGuestsTab:
      'Hai richiesto questo link come ospite, ma in questa scheda non hai eseguito l’accesso. Per conservare i dati che hai come ospite, apri il link nella scheda in cui sei ospite. Se accedi qui, avrai un altro account.',
    useSameDevice:
      'Prova ad aprire il link sullo stesso dispositivo o nello stesso browser in cui hai iniziato l’accesso.',
    sessionCleared: 'La sessione associata a questa richiesta di accesso è scaduta o è stata cancellata.',
    alreadyUsedPassword: 'Hai già utilizzato {email} per accedere. Inserisci la password di quell’account.',
    alreadyUsedLink:
      'Hai già utilizzato {email}. Puoi associare il tuo account {provider} a {email} accedendo qui sotto con un link inviato via email.',
    linkOnSameDevice:
      'Per associare il tuo account {provider} a questo indirizzo email, devi aprire il link sullo stesso dispositivo o nello stesso browser.',
    intendedToConnect:
      'Inizialmente volevi associare il tuo account {provider} al tuo indirizzo email, ma hai aperto il link su un altro dispositivo, su cui non hai eseguito l’accesso.',
    stillConnect:
      'Se vuoi ancora associare il tuo account {provider}, apri il link sullo stesso dispositivo su cui hai iniziato l’accesso. Altrimenti, tocca “Continua” per accedere su questo dispositivo.',
    alreadyUsedProvider: 'Hai già utilizzato {email}. Accedi con {provider} per continuare.',
    codeSentTo: 'Inserisci il codice di 6 cifre che abbiamo inviato al numero {number}',
    emailChangedBack: 'Il tuo indirizzo email di accesso è di nuovo {email}.',
    emailChangeSuspicion:
      'Se non hai chiesto di modificare il tuo indirizzo email di accesso, è possibile che qualcuno stia tentando di accedere al tuo account. Ti consigliamo di [modificare subito la password].',
    emailNotChangedBack: 'Si è verificato un problema durante il ripristino del tuo indirizzo email di accesso.',
    askAdministrator:
      'Se riprovi e ancora non riesci a ripristinare l’indirizzo email, chiedi aiuto al tuo amministratore.',
    signInWithNewAccount: 'Ora puoi accedere con il tuo nuovo account',
    verifyExpired: 'La richiesta di verificare l’indirizzo email è scaduta o il link è già stato utilizzato',
    signInWithNewEmail: 'Ora puoi accedere con il tuo nuovo indirizzo email {email}.',
    updateExpired:
      'La richiesta di verificare e aggiornare l’indirizzo email è scaduta o il link è già stato utilizzato.',
    phoneRemoved: 'Abbiamo rimosso il telefono {number} come secondo passaggio per l’autenticazione.',
    deviceRemoved: 'Abbiamo rimosso il dispositivo o l’app come secondo passaggio per l’autenticazione.',
    removalSuspicion:
      'Se non riconosci questo dispositivo, è possibile che qualcuno stia tentando di accedere al tuo account. Ti consigliamo di [modificare subito la password].',
    removalFailed: 'Si è verificato un errore durante la rimozione del secondo fattore.',
    contactSupport: 'Prova di nuovo a rimuoverlo. Se non funziona, contatta l’assistenza.',
    continueWith: 'Vuoi continuare con {email}?',
    originallyWanted: 'Inizialmente volevi accedere con {email}',
    signedInAs: 'Hai eseguito l’accesso come {account}.',
    signedInToOther: 'Hai eseguito l’accesso a un altro account.',
    replacesUser: 'Se continui, uscirai da quell’account.',
    stillSignedIn: 'L’accesso è ancora attivo.',
    loggedIn: 'Hai eseguito l’accesso.',
    signOutQuestion: 'Vuoi uscire?',
    signedOut: 'Uscita eseguita correttamente.',
    codeWillBeSentTo: 'Invieremo un codice di 6 cifre al numero {number}',
    authenticatorApp: 'App di autenticazione',
    numbered: '{name} ({number})',
    codeFromApp: 'Inserisci il codice di 6 cifre della tua app di autenticazione',
    secondFactorExplained:
      'Oltre alla password ti verrà chiesto un codice, in modo che nessun altro possa accedere al posto tuo.',
    emailUnverified: 'Verifica prima il tuo indirizzo email.',
    emailNotVerifiedYet: 'Il tuo indirizzo email non è ancora verificato. Apri prima il link contenuto nell’email.',
    verificationMailWillBeSentTo: 'Invieremo a {email} un’email con un link.',
    verificationMailSentTo: 'Per verificare il tuo indirizzo email, segui le istruzioni inviate a {email}',
    textMessage: 'SMS',
    scanQrCode:
      'Scansiona questo codice QR con la tua app di autenticazione, poi inserisci il codice di 6 cifre visualizzato nell’app.',
    keyInstead: 'Se non riesci a scansionare il codice QR, inserisci invece questa chiave nell’app:',
    secondFactorKnown: 'Questo telefono è già il tuo secondo passaggio.',

    // Messages about progress and success:
    loading: 'Caricamento',
    longWait: 'L’operazione sta richiedendo più tempo del solito.',
    verifying: 'Verifica in corso…',
    signingIn: 'Accesso in corso…',
    signedIn: 'Accesso eseguito!',
    codeSent: 'Codice inviato!',
    verified: 'Verifica completata!',
    secondFactorAdded: 'Aggiunto!',
    resendIn: 'Invia di nuovo il codice tra {countdown}',
    resendMailIn: 'Invia di nuovo l’email tra {countdown}',

    // Messages under fields:
    emailMissing: 'Inserisci il tuo indirizzo email per continuare',
    emailInvalid: 'Questo indirizzo email non è corretto',
    passwordMissing: 'Inserisci la password',
    nameMissing: 'Inserisci il tuo nome',
    fieldMissing: 'Compila questo campo',
    boxNotTicked: 'Seleziona questa casella per continuare',
    phoneInvalid: 'Inserisci un numero di telefono valido',
    verificationMissing: 'Completa il reCAPTCHA',
    passwordWeak: 'Una password efficace contiene almeno 6 caratteri e combina lettere e numeri',
    countryUnsupported: 'Il prefisso internazionale fornito non è supportato.',

    // Messages for errors:
    networkRequestFailed: 'Si è verificato un errore di rete',
    generic: 'Qualcosa è andato storto. Riprova.',
    partMissing: 'Non è stato possibile caricare una parte di questa pagina. Controlla la connessione a Internet.',
    restartProcess:
      'Si è verificato un problema durante l’autenticazione della tua richiesta. Per ricominciare l’autenticazione, visita di nuovo l’URL che ti ha reindirizzato a questa pagina.',
    noWebStorage: 'Il browser che stai utilizzando non supporta l’archiviazione web. Riprova con un altro browser.',
    emailAlreadyInUse: 'L’indirizzo email è già utilizzato da un altro account',
    tooManyRequests:
      'Abbiamo bloccato tutte le richieste da questo dispositivo a causa di attività insolite. Riprova più tardi.',
    userCancelled: 'Concedi le autorizzazioni richieste per accedere all’app',
    userNotFound: 'Questo indirizzo email non corrisponde a nessun account',
    wrongPassword: 'Indirizzo email o password errati',
    wrongCode: 'Codice errato. Riprova.',
    codeExpired: 'Questo codice non è più valido',
    actionCodeExpired: 'Questo codice è scaduto.',
    actionCodeInvalid: 'Il codice non è valido. È possibile che sia errato, scaduto o già utilizzato.',
    loginAgain: 'Accedi di nuovo per eseguire questa operazione',
    userDisabled: 'L’account utente è stato disattivato da un amministratore.',
    quotaExceeded: 'La quota per questa operazione è stata superata. Riprova più tardi.',
    timeout: 'Tempo scaduto per l’operazione.',
    operationNotAllowed: 'Questo metodo di accesso non è abilitato. Contatta l’amministratore di questo sito.',
    adminRestricted: 'Questa operazione è riservata agli amministratori.',
    unauthorizedDomain: 'Questo sito non è autorizzato a far accedere gli utenti. Contatta il suo amministratore.',
    tooManyPasswords: 'Hai inserito troppe volte una password errata. Riprova tra qualche minuto.',
    tooManySignUps:
      'Dal tuo indirizzo IP arrivano troppe richieste di creazione di account. Riprova tra qualche minuto.',
    sessionExpired: 'La tua sessione di accesso è scaduta. Riprova.',
    noSignInMeans:
      'Esiste già un account con questo indirizzo email, ma senza alcun metodo di accesso. Reimposta la password per recuperare l’account.',
    emailMismatch: 'L’indirizzo email fornito non corrisponde alla sessione di accesso attuale.',
    tooManyPhone: 'Questo numero di telefono è stato utilizzato troppe volte',
    resetMailFailed: 'Impossibile inviare all’indirizzo email specificato il codice per reimpostare la password',
    mergeConflict:
      'Non è stato possibile convertire il tuo account ospite in un account permanente. Queste credenziali sono già associate a un altro account.',
    signInAsBefore:
      'Hai già utilizzato {email}. Accedi come hai fatto in precedenza e i tuoi account verranno associati.',
    popupBlocked: 'Il browser ha bloccato la finestra di accesso.',
    continueInThisWindow: 'Continua in questa finestra',
    or: 'oppure',
    lastUsed: 'Ultimo utilizzo',
    openAuthenticator: 'Apri l’app di autenticazione',
    copyKey: 'Copia la chiave',
    keyCopied: 'Copiata',
    redirectResultLost: 'Il browser non ha trasmesso l’accesso. Scegli di nuovo. Questa volta si aprirà una finestra.',
    inAppBrowserRefused:
      '{provider} non consente l’accesso all’interno di altre app. Apri questa pagina nel browser o accedi in un altro modo.',
    noMatchingTenant:
      'Nessun provider di accesso è disponibile per l’indirizzo email fornito. Prova con un altro indirizzo email.',
    nameNotSaved: 'Il tuo account è stato creato, ma non è stato possibile salvare il tuo nome.',
    networkRequestFailedLater: 'Si è verificato un errore di rete. Riprova più tardi.',
    capsLockOn: 'Il blocco maiuscole è attivo.',

    // Texts for screen readers:
    showPassword: 'Mostra password',
    hidePassword: 'Nascondi password',
    nowAvailable: '{action}: ora disponibile.',
    qrCode: 'Codice QR',
    countryList: 'Paesi',
    noCountry: 'Nessun paese corrispondente',
    countries: '{count} paesi',
    countriesOne: '{count} paese',
    countriesMany: '{count} di paesi',
  },
};

export default it;
