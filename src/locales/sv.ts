import type { Language } from '../widget/messages/language.ts';

/** Swedish. Visitors are addressed informally, as on Google's sign-in pages. */
const sv: Language = {
  tag: 'sv',
  texts: {
    // Titles of screens:
    signIn: 'Logga in',
    signInWithEmail: 'Logga in med e-post',
    errorEncountered: 'Ett fel har uppstått',
    createAccount: 'Skapa konto',
    recoverPassword: 'Återställ lösenordet',
    checkYourEmail: 'Kolla din e-post',
    notAuthorized: 'Ingen behörighet',
    resetYourPassword: 'Återställ ditt lösenord',
    passwordChanged: 'Lösenordet har ändrats',
    tryResettingAgain: 'Försök att återställa lösenordet igen',
    signInEmailSent: 'Inloggningsmejlet har skickats',
    troubleGettingEmail: 'Har du inte fått mejlet?',
    confirmEmail: 'Bekräfta e-postadressen',
    newDevice: 'En ny enhet eller webbläsare har upptäckts',
    sessionEnded: 'Sessionen har avslutats',
    alreadyHaveAccount: 'Du har redan ett konto',
    enterPhoneNumber: 'Ange ditt telefonnummer',
    verifyPhoneNumber: 'Verifiera ditt telefonnummer',
    verifyYourEmail: 'Verifiera din e-postadress',
    emailUpdated: 'E-postadressen har uppdaterats',
    emailNotUpdated: 'Det gick inte att uppdatera din e-postadress',
    emailVerified: 'Din e-postadress har verifierats',
    tryVerifyingAgain: 'Försök att verifiera din e-postadress igen',
    emailVerifiedAndChanged: 'Din e-postadress har verifierats och ändrats',
    tryUpdatingAgain: 'Försök att uppdatera din e-postadress igen',
    secondFactorRemoved: 'Den andra faktorn har tagits bort',
    secondFactorNotRemoved: 'Det gick inte att ta bort din andra faktor',
    signOut: 'Logga ut',
    secondFactor: 'Verifiera att det är du',
    chooseSecondFactor: 'Välj hur du vill verifiera att det är du',
    addSecondFactor: 'Lägg till ett andra steg',
    connectAuthenticatorApp: 'Anslut din autentiseringsapp',

    // Text with the name of the visitor's organisation:
    signingInTo: 'Du loggar in på {name} · [Ändra]',

    // Labels of fields:
    email: 'E-postadress',
    password: 'Lösenord',
    choosePassword: 'Välj ett lösenord',
    newPassword: 'Nytt lösenord',
    name: 'För- och efternamn',
    country: 'Land',
    phoneNumber: 'Telefonnummer',
    code: '6-siffrig kod',
    humanVerification: 'Bekräfta att du inte är en robot',

    // Labels of buttons and links:
    next: 'Nästa',
    cancel: 'Avbryt',
    retry: 'Försök igen',
    stopWaiting: 'Sluta vänta',
    dismiss: 'Stäng',
    signInAction: 'Logga in',
    troubleSigningIn: 'Problem med inloggningen?',
    save: 'Spara',
    send: 'Skicka',
    sendNewLink: 'Skicka en ny länk',
    done: 'Klart',
    back: 'Tillbaka',
    continue: 'Fortsätt',
    learnMore: 'Läs mer',
    resend: 'Skicka igen',
    verify: 'Verifiera',
    useAnotherAccount: 'Använd ett annat konto',

    // Labels of provider buttons:
    signInWithProvider: 'Logga in med {name}',
    signInWithEmailButton: 'Logga in med e-post',
    emailShort: 'E-post',
    signInWithPhoneButton: 'Logga in med telefon',
    phoneShort: 'Telefon',
    signInToTenant: 'Logga in på {name}',
    continueAsGuest: 'Fortsätt som gäst',
    guestShort: 'Gäst',

    // Texts of the small print:
    termsOfService: 'Användarvillkor',
    privacyPolicy: 'Integritetspolicy',
    termsByContinuing: 'Genom att fortsätta godkänner du våra {terms} och vår {privacy}.',
    termsBySms:
      'Genom att trycka på ”Verifiera” godkänner du våra {terms} och vår {privacy}. Ett sms kan komma att skickas. Avgifter för meddelanden och data kan tillkomma.',
    smsRates:
      'När du trycker på ”Verifiera” kan ett sms komma att skickas. Avgifter för meddelanden och data kan tillkomma.',

    // Paragraphs on screens:
    createInstead: 'Har du inget konto? [Skapa ett]',
    recoverInstructions: 'Få ett mejl till den här adressen med instruktioner för hur du återställer lösenordet',
    followInstructions: 'Återställ lösenordet genom att följa instruktionerna som vi har skickat till {email}',
    resetFor: 'för {email}',
    passwordChangedBody: 'Du kan nu logga in med ditt nya lösenord',
    resetExpired: 'Din begäran om att återställa lösenordet har gått ut eller så har länken redan använts',
    anotherMailTo: 'Vi kan skicka ett nytt mejl till {email}.',
    notAuthorizedFor: '{identifier} har inte behörighet att visa den begärda sidan.',
    notAuthorizedUser: 'Du har inte behörighet att visa den begärda sidan.',
    contactAdmin: 'Kontakta {email} för att få behörighet.',
    recoverToContinue: 'Om du vill logga in med {email} på den här enheten måste du återställa lösenordet.',
    linkSentTo:
      'Vi har skickat ett inloggningsmejl till {email} med ytterligare instruktioner. Kolla din e-post för att slutföra inloggningen.',
    commonFixes: 'Testa följande:',
    checkSpam: 'Kontrollera om mejlet har markerats som skräppost eller filtrerats bort.',
    checkConnection: 'Kontrollera din internetanslutning.',
    checkSpelling: 'Kontrollera att du har stavat din e-postadress rätt.',
    checkInbox: 'Kontrollera att inkorgen inte håller på att bli full och att dess inställningar stämmer.',
    resendHint:
      'Om stegen ovan inte hjälpte kan du skicka mejlet igen. Då slutar länken i det äldre mejlet att fungera.',
    confirmToComplete: 'Bekräfta din e-postadress för att slutföra inloggningen',
    useGuestsTab:
      'Du bad om den här länken som gäst, och på den här fliken är du utloggad. Om du vill behålla det du har som gäst öppnar du länken på fliken där du är gäst. Om du loggar in här får du ett annat konto.',
    useSameDevice: 'Testa att öppna länken på den enhet eller i den webbläsare där du började logga in.',
    sessionCleared: 'Sessionen för den här inloggningen har gått ut eller rensats.',
    alreadyUsedPassword: 'Du har redan använt {email} för att logga in. Ange lösenordet för det kontot.',
    alreadyUsedLink:
      'Du har redan använt {email}. Du kan koppla ditt {provider}-konto till {email} genom att logga in nedan med en länk som vi mejlar till dig.',
    linkOnSameDevice:
      'För att ditt {provider}-konto ska kunna kopplas till den här e-postadressen måste du öppna länken på samma enhet eller i samma webbläsare.',
    intendedToConnect:
      'Du ville från början koppla ditt {provider}-konto till din e-postadress, men du har öppnat länken på en annan enhet där du inte är inloggad.',
    stillConnect:
      'Om du fortfarande vill koppla ditt {provider}-konto öppnar du länken på den enhet där du började logga in. Annars trycker du på ”Fortsätt” för att logga in på den här enheten.',
    alreadyUsedProvider: 'Du har redan använt {email}. Logga in med {provider} för att fortsätta.',
    codeSentTo: 'Ange den 6-siffriga koden som vi har skickat till {number}',
    emailChangedBack: 'Din e-postadress för inloggning har ändrats tillbaka till {email}.',
    emailChangeSuspicion:
      'Om du inte har bett om att ändra din e-postadress för inloggning kan det hända att någon försöker komma åt ditt konto, och då bör du [ändra ditt lösenord direkt].',
    emailNotChangedBack: 'Något gick fel när din e-postadress för inloggning skulle ändras tillbaka.',
    askAdministrator:
      'Om du försöker igen och fortfarande inte kan ändra tillbaka din e-postadress kan du be administratören om hjälp.',
    signInWithNewAccount: 'Du kan nu logga in med ditt nya konto',
    verifyExpired: 'Din begäran om att verifiera e-postadressen har gått ut eller så har länken redan använts',
    signInWithNewEmail: 'Du kan nu logga in med din nya e-postadress {email}.',
    updateExpired:
      'Din begäran om att verifiera och uppdatera e-postadressen har gått ut eller så har länken redan använts.',
    phoneRemoved: 'Telefonen {number} har tagits bort som andra steg vid inloggning.',
    deviceRemoved: 'Enheten eller appen har tagits bort som andra steg vid inloggning.',
    removalSuspicion:
      'Om du inte känner igen enheten kan det hända att någon försöker komma åt ditt konto. Överväg att [ändra ditt lösenord direkt].',
    removalFailed: 'Något gick fel när din andra faktor skulle tas bort.',
    contactSupport: 'Försök att ta bort den igen. Om det inte fungerar kontaktar du supporten för att få hjälp.',
    continueWith: 'Vill du fortsätta med {email}?',
    originallyWanted: 'Du ville från början logga in med {email}',
    signedInAs: 'Du är inloggad som {account}.',
    signedInToOther: 'Du är inloggad på ett annat konto.',
    replacesUser: 'Om du fortsätter loggas du ut från det kontot.',
    stillSignedIn: 'Du är fortfarande inloggad.',
    loggedIn: 'Du är inloggad.',
    signOutQuestion: 'Vill du logga ut?',
    signedOut: 'Du är nu utloggad.',
    codeWillBeSentTo: 'Vi skickar en 6-siffrig kod till {number}',
    authenticatorApp: 'Autentiseringsapp',
    numbered: '{name} ({number})',
    codeFromApp: 'Ange den 6-siffriga koden från din autentiseringsapp',
    secondFactorExplained: 'Utöver lösenordet får du ange en kod, så att ingen annan kan logga in som du.',
    emailUnverified: 'Verifiera din e-postadress först.',
    emailNotVerifiedYet: 'Din e-postadress är inte verifierad än. Öppna länken i mejlet först.',
    verificationMailWillBeSentTo: 'Vi skickar ett mejl till {email} med en länk.',
    verificationMailSentTo:
      'Verifiera din e-postadress genom att följa instruktionerna som vi har skickat till {email}',
    textMessage: 'Sms',
    scanQrCode: 'Skanna QR-koden med din autentiseringsapp och ange sedan den 6-siffriga koden som visas i appen.',
    keyInstead: 'Om du inte kan skanna QR-koden anger du den här nyckeln i appen i stället:',
    secondFactorKnown: 'Den här telefonen är redan ditt andra steg.',

    // Messages about progress and success:
    loading: 'Läser in',
    longWait: 'Det här tar längre tid än vanligt.',
    verifying: 'Verifierar …',
    signingIn: 'Loggar in …',
    signedIn: 'Inloggad!',
    codeSent: 'Koden har skickats!',
    verified: 'Verifierat!',
    secondFactorAdded: 'Tillagt!',
    resendIn: 'Skicka koden igen om {countdown}',
    resendMailIn: 'Skicka mejlet igen om {countdown}',

    // Messages under fields:
    emailMissing: 'Ange din e-postadress för att fortsätta',
    emailInvalid: 'Den här e-postadressen är inte korrekt',
    passwordMissing: 'Ange ditt lösenord',
    nameMissing: 'Ange ditt namn',
    fieldMissing: 'Fyll i det här fältet',
    boxNotTicked: 'Markera den här rutan för att fortsätta',
    phoneInvalid: 'Ange ett giltigt telefonnummer',
    verificationMissing: 'Slutför reCAPTCHA-kontrollen',
    passwordWeak: 'Starka lösenord har minst 6 tecken och en blandning av bokstäver och siffror',
    countryUnsupported: 'Den angivna landskoden stöds inte.',

    // Messages for errors:
    networkRequestFailed: 'Ett nätverksfel har uppstått',
    generic: 'Något gick snett. Försök igen.',
    partMissing: 'En del av sidan kunde inte läsas in. Kontrollera din internetanslutning.',
    restartProcess:
      'Ett problem uppstod när din begäran skulle autentiseras. Börja om med autentiseringen genom att gå tillbaka till webbadressen som skickade dig hit.',
    noWebStorage: 'Din webbläsare har inte stöd för Web Storage. Försök igen i en annan webbläsare.',
    emailAlreadyInUse: 'E-postadressen används redan av ett annat konto',
    tooManyRequests:
      'Vi har blockerat alla förfrågningar från den här enheten på grund av ovanlig aktivitet. Försök igen senare.',
    userCancelled: 'Ge de behörigheter som krävs för att logga in i appen',
    userNotFound: 'Det finns inget konto med den e-postadressen',
    wrongPassword: 'Fel e-postadress eller lösenord',
    wrongCode: 'Fel kod. Försök igen.',
    codeExpired: 'Koden gäller inte längre',
    actionCodeExpired: 'Koden har gått ut.',
    actionCodeInvalid: 'Koden är ogiltig. Den kan vara felaktig, ha gått ut eller redan ha använts.',
    loginAgain: 'Logga in igen för att utföra den här åtgärden',
    userDisabled: 'Användarkontot har inaktiverats av en administratör.',
    quotaExceeded: 'Kvoten för den här åtgärden har överskridits. Försök igen senare.',
    timeout: 'Åtgärden tog för lång tid och avbröts.',
    operationNotAllowed: 'Det här sättet att logga in är inte aktiverat. Kontakta webbplatsens administratör.',
    adminRestricted: 'Endast administratörer kan utföra den här åtgärden.',
    unauthorizedDomain:
      'Den här webbplatsen har inte behörighet att logga in användare. Kontakta webbplatsens administratör.',
    tooManyPasswords: 'Du har angett fel lösenord för många gånger. Försök igen om några minuter.',
    tooManySignUps:
      'Det kommer för många förfrågningar om nya konton från din IP-adress. Försök igen om några minuter.',
    sessionExpired: 'Din inloggningssession har gått ut. Försök igen.',
    noSignInMeans:
      'Det finns redan ett konto med den här e-postadressen, men det saknar inloggningssätt. Återställ lösenordet för att återfå kontot.',
    emailMismatch: 'Den angivna e-postadressen stämmer inte med den aktuella inloggningssessionen.',
    tooManyPhone: 'Telefonnumret har använts för många gånger',
    resetMailFailed: 'Koden för att återställa lösenordet kunde inte skickas till den angivna e-postadressen',
    mergeConflict:
      'Det gick inte att omvandla gästkontot till ett permanent konto. De här inloggningsuppgifterna är redan kopplade till ett annat konto.',
    signInAsBefore: 'Du har redan använt {email}. Logga in på samma sätt som tidigare så kopplas dina konton ihop.',
    popupBlocked: 'Din webbläsare blockerade inloggningsfönstret.',
    continueInThisWindow: 'Fortsätt i detta fönster',
    or: 'eller',
    lastUsed: 'Senast använd',
    openAuthenticator: 'Öppna autentiseringsappen',
    copyKey: 'Kopiera nyckeln',
    keyCopied: 'Kopierat',
    redirectResultLost:
      'Webbläsaren skickade inte inloggningen vidare. Välj inloggningssätt igen. Den här gången öppnas ett fönster.',
    inAppBrowserRefused:
      '{provider} tillåter inte inloggning i andra appar. Öppna sidan i din webbläsare eller logga in på ett annat sätt.',
    noMatchingTenant:
      'Det finns ingen inloggningsleverantör för den angivna e-postadressen. Testa med en annan e-postadress.',
    nameNotSaved: 'Ditt konto har skapats, men ditt namn kunde inte sparas.',
    networkRequestFailedLater: 'Ett nätverksfel har uppstått. Försök igen senare.',
    capsLockOn: 'Caps Lock är på.',

    // Texts for screen readers:
    showPassword: 'Visa lösenordet',
    hidePassword: 'Dölj lösenordet',
    nowAvailable: '{action}: nu tillgängligt.',
    qrCode: 'QR-kod',
    countryList: 'Länder',
    noCountry: 'Inget land matchar',
    countries: '{count} länder',
    countriesOne: '{count} land',
  },
};

export default sv;
