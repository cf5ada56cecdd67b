import type { Language } from '../widget/messages/language.ts';

/** Dutch. Visitors are addressed informally, as on Google's sign-in pages. */
const nl: Language = {
  tag: 'nl',
  texts: {
    // Titles of screens:
    signIn: 'Inloggen',
    signInWithEmail: 'Inloggen met e-mail',
    errorEncountered: 'Er is een fout opgetreden',
    createAccount: 'Account maken',
    recoverPassword: 'Wachtwoord herstellen',
    checkYourEmail: 'Check je e-mail',
    notAuthorized: 'Geen toegang',
    resetYourPassword: 'Reset je wachtwoord',
    passwordChanged: 'Wachtwoord gewijzigd',
    tryResettingAgain: 'Probeer opnieuw je wachtwoord te resetten',
    signInEmailSent: 'Inlogmail verstuurd',
    troubleGettingEmail: 'Geen e-mail ontvangen?',
    confirmEmail: 'Bevestig je e-mailadres',
    newDevice: 'Nieuw apparaat of nieuwe browser gedetecteerd',
    sessionEnded: 'Sessie beëindigd',
    alreadyHaveAccount: 'Je hebt al een account',
    enterPhoneNumber: 'Vul je telefoonnummer in',
    verifyPhoneNumber: 'Verifieer je telefoonnummer',
    emailUpdated: 'E-mailadres bijgewerkt',
    emailNotUpdated: 'Je e-mailadres kon niet worden bijgewerkt',
    emailVerified: 'Je e-mailadres is geverifieerd',
    tryVerifyingAgain: 'Probeer opnieuw je e-mailadres te verifiëren',
    emailVerifiedAndChanged: 'Je e-mailadres is geverifieerd en gewijzigd',
    tryUpdatingAgain: 'Probeer opnieuw je e-mailadres bij te werken',
    secondFactorRemoved: 'Tweede factor verwijderd',
    secondFactorNotRemoved: 'Je tweede factor kon niet worden verwijderd',
    signOut: 'Uitloggen',
    secondFactor: 'Verifieer dat jij het bent',
    chooseSecondFactor: 'Kies hoe je wilt verifiëren dat jij het bent',
    addSecondFactor: 'Voeg een tweede stap toe',
    connectAuthenticatorApp: 'Koppel je authenticator-app',

    // The organisation that was chosen:
    signingInTo: 'Inloggen bij {name} · [Wijzigen]',

    // Labels of fields:
    email: 'E-mailadres',
    password: 'Wachtwoord',
    choosePassword: 'Kies een wachtwoord',
    newPassword: 'Nieuw wachtwoord',
    name: 'Voor- en achternaam',
    country: 'Land',
    phoneNumber: 'Telefoonnummer',
    code: '6-cijferige code',
    humanVerification: 'Bevestig dat je geen robot bent',

    // Labels of buttons and links:
    next: 'Volgende',
    cancel: 'Annuleren',
    retry: 'Opnieuw proberen',
    stopWaiting: 'Niet langer wachten',
    dismiss: 'Sluiten',
    signInAction: 'Inloggen',
    troubleSigningIn: 'Lukt inloggen niet?',
    save: 'Opslaan',
    send: 'Versturen',
    sendNewLink: 'Nieuwe link versturen',
    done: 'Klaar',
    back: 'Terug',
    continue: 'Doorgaan',
    learnMore: 'Meer informatie',
    resend: 'Opnieuw versturen',
    verify: 'Verifiëren',

    // Labels of provider buttons:
    signInWithProvider: 'Inloggen met {name}',
    signInWithEmailButton: 'Inloggen met e-mail',
    emailShort: 'E-mail',
    signInWithPhoneButton: 'Inloggen met telefoon',
    phoneShort: 'Telefoon',
    signInToTenant: 'Inloggen bij {name}',
    continueAsGuest: 'Doorgaan als gast',
    guestShort: 'Gast',

    // Texts of the small print:
    termsOfService: 'Servicevoorwaarden',
    privacyPolicy: 'Privacybeleid',
    termsByContinuing: 'Als je doorgaat, ga je akkoord met onze {terms} en ons {privacy}.',
    termsBySms:
      'Als je op ‘Verifiëren’ tikt, ga je akkoord met onze {terms} en ons {privacy}. Mogelijk krijg je een sms. Hiervoor kunnen sms- en datakosten in rekening worden gebracht.',
    smsRates:
      'Als je op ‘Verifiëren’ tikt, krijg je mogelijk een sms. Hiervoor kunnen sms- en datakosten in rekening worden gebracht.',

    // Paragraphs on screens:
    createInstead: 'Nog geen account? [Maak er een]',
    recoverInstructions: 'Ontvang op dit e-mailadres instructies om je wachtwoord te resetten',
    followInstructions: 'Herstel je wachtwoord met de instructies die we naar {email} hebben gestuurd',
    resetFor: 'voor {email}',
    passwordChangedBody: 'Je kunt nu inloggen met je nieuwe wachtwoord',
    resetExpired: 'Je verzoek om je wachtwoord te resetten is verlopen of de link is al gebruikt',
    anotherMailTo: 'We kunnen nog een e-mail naar {email} sturen.',
    notAuthorizedFor: '{identifier} heeft geen toestemming om de opgevraagde pagina te bekijken.',
    notAuthorizedUser: 'Je hebt geen toestemming om de opgevraagde pagina te bekijken.',
    contactAdmin: 'Neem contact op met {email} om toestemming te krijgen.',
    recoverToContinue: 'Als je op dit apparaat wilt inloggen met {email}, moet je eerst het wachtwoord herstellen.',
    linkSentTo:
      'We hebben een inlogmail met verdere instructies naar {email} gestuurd. Check je e-mail om het inloggen te voltooien.',
    commonFixes: 'Probeer deze oplossingen:',
    checkSpam: 'Check of de e-mail als spam is gemarkeerd of is weggefilterd.',
    checkConnection: 'Check je internetverbinding.',
    checkSpelling: 'Check of je je e-mailadres goed hebt gespeld.',
    checkInbox: 'Check of je mailbox niet bijna vol is en of de instellingen ervan kloppen.',
    resendHint:
      'Als dit niet helpt, kun je de e-mail opnieuw versturen. De link in de oudere e-mail werkt dan niet meer.',
    confirmToComplete: 'Bevestig je e-mailadres om het inloggen te voltooien',
    useGuestsTab:
      'Je hebt deze link als gast aangevraagd en op dit tabblad ben je uitgelogd. Als je wilt behouden wat je als gast hebt, open je de link op het tabblad waarop je gast bent. Als je hier inlogt, krijg je een ander account.',
    useSameDevice: 'Probeer de link te openen op het apparaat of in de browser waarmee je bent begonnen met inloggen.',
    sessionCleared: 'De sessie van dit inlogverzoek is verlopen of gewist.',
    alreadyUsedPassword: 'Je hebt {email} al gebruikt om in te loggen. Vul het wachtwoord van dat account in.',
    alreadyUsedLink:
      'Je hebt {email} al gebruikt. Je kunt je {provider}-account aan {email} koppelen door hieronder in te loggen met een link die we je mailen.',
    linkOnSameDevice:
      'Om je {provider}-account aan dit e-mailadres te koppelen, moet je de link op hetzelfde apparaat of in dezelfde browser openen.',
    intendedToConnect:
      'Je wilde oorspronkelijk je {provider}-account aan je e-mailadres koppelen, maar je hebt de link geopend op een ander apparaat, waarop je niet bent ingelogd.',
    stillConnect:
      'Als je je {provider}-account nog steeds wilt koppelen, open je de link op het apparaat waarop je bent begonnen met inloggen. Tik anders op ‘Doorgaan’ om op dit apparaat in te loggen.',
    alreadyUsedProvider: 'Je hebt {email} al gebruikt. Log in met {provider} om door te gaan.',
    codeSentTo: 'Vul de 6-cijferige code in die we naar {number} hebben gestuurd',
    emailChangedBack: 'Het e-mailadres waarmee je inlogt, is teruggezet naar {email}.',
    emailChangeSuspicion:
      'Als je niet hebt gevraagd om het e-mailadres waarmee je inlogt, te wijzigen, probeert iemand misschien toegang te krijgen tot je account. [Wijzig dan meteen je wachtwoord].',
    emailNotChangedBack: 'Er is iets misgegaan bij het terugzetten van het e-mailadres waarmee je inlogt.',
    askAdministrator:
      'Als je het opnieuw probeert en je e-mailadres nog steeds niet kunt terugzetten, vraag je beheerder dan om hulp.',
    signInWithNewAccount: 'Je kunt nu inloggen met je nieuwe account',
    verifyExpired: 'Je verzoek om je e-mailadres te verifiëren is verlopen of de link is al gebruikt',
    signInWithNewEmail: 'Je kunt nu inloggen met je nieuwe e-mailadres {email}.',
    updateExpired: 'Je verzoek om je e-mailadres te verifiëren en bij te werken is verlopen of de link is al gebruikt.',
    phoneRemoved: 'De telefoon {number} is verwijderd als tweede stap bij het inloggen.',
    deviceRemoved: 'Het apparaat of de app is verwijderd als tweede stap bij het inloggen.',
    removalSuspicion:
      'Als je dit apparaat niet herkent, probeert iemand misschien toegang te krijgen tot je account. [Wijzig dan meteen je wachtwoord].',
    removalFailed: 'Er is iets misgegaan bij het verwijderen van je tweede factor.',
    contactSupport: 'Probeer je tweede factor opnieuw te verwijderen. Lukt dat niet, neem dan contact op met support.',
    continueWith: 'Doorgaan met {email}?',
    originallyWanted: 'Je wilde oorspronkelijk inloggen met {email}',
    signedInAs: 'Je bent ingelogd als {account}.',
    signedInToOther: 'Je bent ingelogd met een ander account.',
    replacesUser: 'Als je doorgaat, word je uitgelogd bij dat account.',
    stillSignedIn: 'Je bent nog ingelogd.',
    loggedIn: 'Je bent ingelogd.',
    signOutQuestion: 'Wil je uitloggen?',
    signedOut: 'Je bent uitgelogd.',
    codeWillBeSentTo: 'We sturen een 6-cijferige code naar {number}',
    authenticatorApp: 'Authenticator-app',
    numbered: '{name} ({number})',
    codeFromApp: 'Vul de 6-cijferige code uit je authenticator-app in',
    secondFactorExplained:
      'Naast je wachtwoord vragen we je om een code, zodat niemand anders op jouw account kan inloggen.',
    emailUnverified: 'Verifieer eerst je e-mailadres.',
    emailNotVerifiedYet: 'Je e-mailadres is nog niet geverifieerd. Open eerst de link in de e-mail.',
    verificationMailWillBeSentTo: 'Op {email} ontvang je een e-mail met een link.',
    verificationMailSentTo: 'Verifieer je e-mailadres met de instructies die we naar {email} hebben gestuurd',
    textMessage: 'Sms',
    scanQrCode: 'Scan deze QR-code met je authenticator-app en vul daarna de 6-cijferige code in die de app toont.',
    keyInstead: 'Kun je de QR-code niet scannen? Vul dan deze sleutel in de app in:',
    secondFactorKnown: 'Deze telefoon is al je tweede stap.',

    // Messages about progress and success:
    loading: 'Laden',
    longWait: 'Dit duurt langer dan normaal.',
    verifying: 'Verifiëren…',
    signingIn: 'Inloggen…',
    signedIn: 'Ingelogd!',
    codeSent: 'Code verstuurd!',
    verified: 'Geverifieerd!',
    secondFactorAdded: 'Toegevoegd!',
    resendIn: 'Code opnieuw versturen over {countdown}',
    resendMailIn: 'E-mail opnieuw versturen over {countdown}',

    // Messages under fields:
    emailMissing: 'Vul je e-mailadres in om door te gaan',
    emailInvalid: 'Dit e-mailadres klopt niet',
    passwordMissing: 'Vul je wachtwoord in',
    nameMissing: 'Vul je naam in',
    phoneInvalid: 'Vul een geldig telefoonnummer in',
    verificationMissing: 'Voltooi de reCAPTCHA',
    passwordWeak: 'Een sterk wachtwoord heeft minstens 6 tekens en bestaat uit letters en cijfers',
    countryUnsupported: 'De opgegeven landcode wordt niet ondersteund.',

    // Messages for errors:
    networkRequestFailed: 'Er is een netwerkfout opgetreden',
    generic: 'Er is iets misgegaan. Probeer het opnieuw.',
    partMissing: 'Een deel van deze pagina kon niet worden geladen. Check je internetverbinding.',
    restartProcess:
      'Er is een probleem opgetreden bij het verifiëren van je verzoek. Ga terug naar de URL die je naar deze pagina heeft gestuurd en begin daar opnieuw met de verificatie.',
    noWebStorage: 'Je browser ondersteunt geen Web Storage. Probeer het opnieuw in een andere browser.',
    emailAlreadyInUse: 'Het e-mailadres wordt al gebruikt voor een ander account',
    tooManyRequests:
      'We hebben alle verzoeken van dit apparaat geblokkeerd vanwege ongebruikelijke activiteit. Probeer het later opnieuw.',
    userCancelled: 'Geef de vereiste toestemming om in te loggen bij de app',
    userNotFound: 'Er is geen account met dit e-mailadres',
    wrongPassword: 'Verkeerd e-mailadres of wachtwoord',
    wrongCode: 'Verkeerde code. Probeer het opnieuw.',
    codeExpired: 'Deze code is niet meer geldig',
    actionCodeExpired: 'Deze code is verlopen.',
    actionCodeInvalid: 'De code is ongeldig. Dit kan gebeuren als de code niet klopt, is verlopen of al is gebruikt.',
    loginAgain: 'Log opnieuw in om deze actie uit te voeren',
    userDisabled: 'Het gebruikersaccount is uitgeschakeld door een beheerder.',
    quotaExceeded: 'Het quotum voor deze actie is overschreden. Probeer het later opnieuw.',
    timeout: 'Deze actie duurde te lang en is gestopt.',
    operationNotAllowed: 'Deze manier van inloggen staat niet aan. Neem contact op met de beheerder van deze site.',
    adminRestricted: 'Alleen beheerders kunnen deze actie uitvoeren.',
    unauthorizedDomain: 'Deze site mag mensen niet laten inloggen. Neem contact op met de beheerder van de site.',
    tooManyPasswords: 'Je hebt te vaak een verkeerd wachtwoord ingevuld. Probeer het over een paar minuten opnieuw.',
    tooManySignUps: 'Er komen te veel accountaanvragen van je IP-adres. Probeer het over een paar minuten opnieuw.',
    sessionExpired: 'Je inlogsessie is verlopen. Probeer het opnieuw.',
    noSignInMeans:
      'Er is al een account met dit e-mailadres, maar zonder manier om in te loggen. Reset het wachtwoord om het account te herstellen.',
    emailMismatch: 'Het opgegeven e-mailadres hoort niet bij de huidige inlogsessie.',
    tooManyPhone: 'Dit telefoonnummer is te vaak gebruikt',
    resetMailFailed: 'De code om het wachtwoord te resetten kon niet naar het opgegeven e-mailadres worden gestuurd',
    mergeConflict:
      'Je gastaccount kon niet worden omgezet in een permanent account. Deze inloggegevens zijn al gekoppeld aan een ander account.',
    signInAsBefore: 'Je hebt {email} al gebruikt. Log in zoals je eerder deed, dan worden je accounts gekoppeld.',
    popupBlocked: 'Je browser heeft het inlogvenster geblokkeerd.',
    continueInThisWindow: 'In dit venster doorgaan',
    redirectResultLost:
      'Je browser heeft het resultaat van het inloggen niet doorgegeven. Kies opnieuw. Deze keer wordt er een venster geopend.',
    inAppBrowserRefused:
      '{provider} staat inloggen binnen andere apps niet toe. Open deze pagina in je browser of log op een andere manier in.',
    noMatchingTenant:
      'Er is geen inlogprovider beschikbaar voor dit e-mailadres. Probeer het met een ander e-mailadres.',
    nameNotSaved: 'Je account is gemaakt, maar je naam kon niet worden opgeslagen.',
    networkRequestFailedLater: 'Er is een netwerkfout opgetreden. Probeer het later opnieuw.',

    // Texts for screen readers:
    showPassword: 'Wachtwoord tonen',
    hidePassword: 'Wachtwoord verbergen',
    nowAvailable: '{action}: nu beschikbaar.',
    qrCode: 'QR-code',
    countryList: 'Landen',
    noCountry: 'Geen land gevonden',
    countries: '{count} landen',
    countriesOne: '{count} land',
  },
};

export default nl;
