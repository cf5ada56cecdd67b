import type { Language } from '../widget/messages/language.ts';

/** German. Visitors are addressed formally, as on Google's sign-in pages. */
const de: Language = {
  tag: 'de',
  account: () => import('./account/de.ts'),
  texts: {
    // Titles of screens:
    signIn: 'Anmelden',
    signInWithEmail: 'Mit E-Mail-Adresse anmelden',
    errorEncountered: 'Es ist ein Fehler aufgetreten',
    createAccount: 'Konto erstellen',
    recoverPassword: 'Passwort wiederherstellen',
    checkYourEmail: 'Prüfen Sie Ihren Posteingang',
    notAuthorized: 'Keine Berechtigung',
    resetYourPassword: 'Passwort zurücksetzen',
    passwordChanged: 'Passwort geändert',
    tryResettingAgain: 'Versuchen Sie noch einmal, Ihr Passwort zurückzusetzen',
    signedInInOtherTab: 'Sie haben sich in einem anderen Tab angemeldet',
    signInEmailSent: 'Anmelde-E-Mail gesendet',
    troubleGettingEmail: 'Keine E-Mail erhalten?',
    confirmEmail: 'E-Mail-Adresse bestätigen',
    newDevice: 'Neues Gerät oder neuer Browser erkannt',
    sessionEnded: 'Sitzung beendet',
    alreadyHaveAccount: 'Sie haben bereits ein Konto',
    enterPhoneNumber: 'Geben Sie Ihre Telefonnummer ein',
    verifyPhoneNumber: 'Bestätigen Sie Ihre Telefonnummer',
    verifyYourEmail: 'Bestätigen Sie Ihre E-Mail-Adresse',
    completeAccount: 'Vervollständigen Sie Ihr Konto',
    emailUpdated: 'E-Mail-Adresse aktualisiert',
    emailNotUpdated: 'Ihre E-Mail-Adresse konnte nicht aktualisiert werden',
    emailVerified: 'Ihre E-Mail-Adresse wurde bestätigt',
    tryVerifyingAgain: 'Versuchen Sie noch einmal, Ihre E-Mail-Adresse zu bestätigen',
    emailVerifiedAndChanged: 'Ihre E-Mail-Adresse wurde bestätigt und geändert',
    tryUpdatingAgain: 'Versuchen Sie noch einmal, Ihre E-Mail-Adresse zu aktualisieren',
    secondFactorRemoved: 'Zweiter Faktor entfernt',
    secondFactorNotRemoved: 'Ihr zweiter Faktor konnte nicht entfernt werden',
    signOut: 'Abmelden',
    secondFactor: 'Bestätigen Sie Ihre Identität',
    chooseSecondFactor: 'Wählen Sie aus, wie Sie Ihre Identität bestätigen möchten',
    addSecondFactor: 'Zweiten Schritt hinzufügen',
    connectAuthenticatorApp: 'Authenticator-App verbinden',

    // The sentence that names the organisation to which the visitor signs in:
    signingInTo: 'Anmeldung bei {name} · [Ändern]',

    // Labels of fields:
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    choosePassword: 'Passwort festlegen',
    newPassword: 'Neues Passwort',
    name: 'Vor- und Nachname',
    country: 'Land',
    phoneNumber: 'Telefonnummer',
    code: '6-stelliger Code',
    humanVerification: 'Bestätigen Sie, dass Sie kein Roboter sind',

    // Labels of buttons and links:
    next: 'Weiter',
    cancel: 'Abbrechen',
    retry: 'Noch einmal versuchen',
    stopWaiting: 'Nicht länger warten',
    dismiss: 'Schließen',
    signInAction: 'Anmelden',
    troubleSigningIn: 'Probleme beim Anmelden?',
    save: 'Speichern',
    send: 'Senden',
    sendNewLink: 'Neuen Link senden',
    done: 'Fertig',
    back: 'Zurück',
    continue: 'Fortfahren',
    learnMore: 'Weitere Informationen',
    useBackupCode: 'Backup-Code verwenden',
    resend: 'Erneut senden',
    verify: 'Bestätigen',
    useAnotherAccount: 'Anderes Konto verwenden',
    openMailbox: '{name} öffnen',
    changePhoneNumber: 'Telefonnummer ändern',
    changeEmail: 'E-Mail-Adresse ändern',
    emailLink: 'Anmeldelink per E-Mail senden',
    emailCode: 'Code per E-Mail senden',

    // Labels of sign-in options and tenants, and "Try another way":
    signInWithProvider: 'Über {name} anmelden',
    tryAnotherWay: 'Andere Option wählen',
    signInWithEmailButton: 'Mit E-Mail-Adresse anmelden',
    emailShort: 'E-Mail',
    signInWithPhoneButton: 'Mit Telefonnummer anmelden',
    phoneShort: 'Telefon',
    signInToTenant: 'Bei {name} anmelden',
    continueAsGuest: 'Als Gast fortfahren',
    guestShort: 'Gast',

    // Texts of the small print:
    termsOfService: 'Nutzungsbedingungen',
    privacyPolicy: 'Datenschutzerklärung',
    termsByContinuing: 'Indem Sie fortfahren, akzeptieren Sie unsere {terms} und unsere {privacy}.',
    termsBySms:
      'Indem Sie auf „Bestätigen“ tippen, akzeptieren Sie unsere {terms} und unsere {privacy}. Sie erhalten möglicherweise eine SMS. Es können Gebühren für SMS und Datenübertragung anfallen.',
    smsRates:
      'Wenn Sie auf „Bestätigen“ tippen, erhalten Sie möglicherweise eine SMS. Es können Gebühren für SMS und Datenübertragung anfallen.',

    // Paragraphs on screens:
    createInstead: 'Noch kein Konto? [Konto erstellen]',
    recoverInstructions:
      'Lassen Sie sich an diese E-Mail-Adresse eine Anleitung zum Zurücksetzen Ihres Passworts senden',
    followInstructions:
      'Um Ihr Passwort wiederherzustellen, folgen Sie der Anleitung, die wir an {email} gesendet haben',
    resetFor: 'für {email}',
    passwordChangedBody: 'Sie können sich jetzt mit Ihrem neuen Passwort anmelden',
    resetExpired: 'Ihre Anfrage zum Zurücksetzen des Passworts ist abgelaufen oder der Link wurde bereits verwendet',
    anotherMailTo: 'Wir können eine weitere E-Mail an {email} senden.',
    notAuthorizedFor: '{identifier} ist nicht berechtigt, die angeforderte Seite aufzurufen.',
    notAuthorizedUser: 'Sie sind nicht berechtigt, die angeforderte Seite aufzurufen.',
    contactAdmin: 'Wenden Sie sich an {email}, um die Berechtigung zu erhalten.',
    recoverToContinue: 'Um sich auf diesem Gerät mit {email} anzumelden, müssen Sie das Passwort wiederherstellen.',
    linkSentTo:
      'Wir haben eine Anmelde-E-Mail mit einer Anleitung an {email} gesendet. Öffnen Sie die E-Mail, um die Anmeldung abzuschließen.',
    closeThisTab: 'Sie können diesen Tab schließen.',
    commonFixes: 'Versuchen Sie Folgendes:',
    checkSpam: 'Prüfen Sie, ob die E-Mail als Spam markiert oder herausgefiltert wurde.',
    checkConnection: 'Prüfen Sie Ihre Internetverbindung.',
    checkSpelling: 'Prüfen Sie, ob Sie Ihre E-Mail-Adresse richtig geschrieben haben.',
    checkInbox: 'Prüfen Sie, ob Ihr Postfach voll ist oder ob seine Einstellungen die Ursache sind.',
    resendHint:
      'Wenn nichts davon hilft, können Sie die E-Mail erneut senden. Der Link in der älteren E-Mail funktioniert dann nicht mehr.',
    confirmToComplete: 'Bestätigen Sie Ihre E-Mail-Adresse, um die Anmeldung abzuschließen',
    fillInToComplete: 'Füllen Sie diese Felder aus, um die Anmeldung abzuschließen.',
    useGuestsTab:
      'Sie haben diesen Link als Gast angefordert und sind in diesem Tab abgemeldet. Um zu behalten, was Sie als Gast haben, öffnen Sie den Link in dem Tab, in dem Sie als Gast angemeldet sind. Wenn Sie sich hier anmelden, erhalten Sie ein anderes Konto.',
    useSameDevice: 'Öffnen Sie den Link auf dem Gerät oder in dem Browser, mit dem Sie die Anmeldung begonnen haben.',
    sessionCleared: 'Die Sitzung zu dieser Anmeldung ist abgelaufen oder wurde gelöscht.',
    alreadyUsedPassword:
      'Sie haben {email} bereits zum Anmelden verwendet. Geben Sie das Passwort für dieses Konto ein.',
    alreadyUsedLink:
      'Sie haben {email} bereits verwendet. Sie können Ihr Konto bei {provider} mit {email} verknüpfen, indem Sie sich unten über einen Link anmelden, den wir Ihnen per E-Mail senden.',
    linkOnSameDevice:
      'Damit Ihr Konto bei {provider} mit dieser E-Mail-Adresse verknüpft werden kann, müssen Sie den Link auf demselben Gerät oder in demselben Browser öffnen.',
    intendedToConnect:
      'Sie wollten ursprünglich Ihr Konto bei {provider} mit Ihrer E-Mail-Adresse verknüpfen, haben den Link aber auf einem anderen Gerät geöffnet, auf dem Sie nicht angemeldet sind.',
    stillConnect:
      'Wenn Sie Ihr Konto bei {provider} immer noch verknüpfen möchten, öffnen Sie den Link auf dem Gerät, auf dem Sie mit der Anmeldung begonnen haben. Tippen Sie andernfalls auf „Fortfahren“, um sich auf diesem Gerät anzumelden.',
    alreadyUsedProvider: 'Sie haben {email} bereits verwendet. Melden Sie sich über {provider} an, um fortzufahren.',
    codeSentTo: 'Geben Sie den 6-stelligen Code ein, den wir an {number} gesendet haben',
    codeMailedTo: 'Geben Sie den 6-stelligen Code ein, den wir an {email} gesendet haben',
    emailChangedBack: 'Ihre E-Mail-Adresse für die Anmeldung wurde wieder in {email} geändert.',
    emailChangeSuspicion:
      'Wenn Sie Ihre E-Mail-Adresse für die Anmeldung nicht ändern wollten, versucht möglicherweise jemand, auf Ihr Konto zuzugreifen. [Ändern Sie in diesem Fall sofort Ihr Passwort.]',
    emailNotChangedBack: 'Die Änderung Ihrer E-Mail-Adresse für die Anmeldung konnte nicht rückgängig gemacht werden.',
    askAdministrator:
      'Wenn Sie es noch einmal versuchen und sich Ihre E-Mail-Adresse immer noch nicht zurücksetzen lässt, bitten Sie Ihren Administrator um Hilfe.',
    signInWithNewAccount: 'Sie können sich jetzt mit Ihrem neuen Konto anmelden',
    verifyExpired:
      'Ihre Anfrage zum Bestätigen der E-Mail-Adresse ist abgelaufen oder der Link wurde bereits verwendet',
    signInWithNewEmail: 'Sie können sich jetzt mit Ihrer neuen E-Mail-Adresse {email} anmelden.',
    updateExpired:
      'Ihre Anfrage zum Bestätigen und Aktualisieren der E-Mail-Adresse ist abgelaufen oder der Link wurde bereits verwendet.',
    phoneRemoved: 'Das Telefon {number} wurde als zweiter Schritt der Anmeldung entfernt.',
    deviceRemoved: 'Das Gerät oder die App wurde als zweiter Schritt der Anmeldung entfernt.',
    removalSuspicion:
      'Wenn Sie dieses Gerät nicht kennen, versucht möglicherweise jemand, auf Ihr Konto zuzugreifen. [Ändern Sie in diesem Fall sofort Ihr Passwort.]',
    removalFailed: 'Beim Entfernen Ihres zweiten Faktors ist ein Fehler aufgetreten.',
    contactSupport:
      'Versuchen Sie noch einmal, den Faktor zu entfernen. Wenn das nicht funktioniert, wenden Sie sich an den Support.',
    continueWith: 'Mit {email} fortfahren?',
    originallyWanted: 'Sie wollten sich ursprünglich mit {email} anmelden',
    signedInAs: 'Sie sind als {account} angemeldet.',
    signedInToOther: 'Sie sind mit einem anderen Konto angemeldet.',
    replacesUser: 'Wenn Sie fortfahren, werden Sie von diesem Konto abgemeldet.',
    stillSignedIn: 'Sie sind weiterhin angemeldet.',
    loggedIn: 'Sie sind angemeldet.',
    signOutQuestion: 'Möchten Sie sich abmelden?',
    signedOut: 'Sie wurden abgemeldet.',
    codeWillBeSentTo: 'Wir senden einen 6-stelligen Code an {number}',
    authenticatorApp: 'Authenticator-App',
    numbered: '{name} ({number})',
    codeFromApp: 'Geben Sie den 6-stelligen Code aus Ihrer Authenticator-App ein',
    secondFactorExplained:
      'Zusätzlich zu Ihrem Passwort werden Sie nach einem Code gefragt, damit sich niemand sonst mit Ihrem Konto anmelden kann.',
    emailUnverified: 'Bestätigen Sie zuerst Ihre E-Mail-Adresse.',
    emailNotVerifiedYet: 'Ihre E-Mail-Adresse ist noch nicht bestätigt. Öffnen Sie zuerst den Link in der E-Mail.',
    verificationMailWillBeSentTo: 'Wir senden eine E-Mail mit einem Link an {email}.',
    verificationMailSentTo:
      'Um Ihre E-Mail-Adresse zu bestätigen, folgen Sie der Anleitung, die wir an {email} gesendet haben',
    textMessage: 'SMS',
    scanQrCode:
      'Scannen Sie diesen QR-Code mit Ihrer Authenticator-App und geben Sie dann den 6-stelligen Code ein, den sie anzeigt.',
    keyInstead: 'Wenn Sie ihn nicht scannen können, geben Sie stattdessen diesen Schlüssel in der App ein:',
    secondFactorKnown: 'Dieses Telefon ist bereits Ihr zweiter Schritt.',

    // Messages about progress and success:
    loading: 'Wird geladen',
    longWait: 'Das dauert länger als gewöhnlich.',
    verifying: 'Wird überprüft…',
    signingIn: 'Sie werden angemeldet…',
    signedIn: 'Angemeldet!',
    codeSent: 'Code gesendet!',
    mailSent: 'E-Mail gesendet!',
    verified: 'Bestätigt!',
    secondFactorAdded: 'Hinzugefügt!',
    resendIn: 'Code in {countdown} erneut senden',
    resendMailIn: 'E-Mail in {countdown} erneut senden',

    // Messages under fields:
    emailMissing: 'Geben Sie Ihre E-Mail-Adresse ein, um fortzufahren',
    emailInvalid: 'Diese E-Mail-Adresse ist nicht richtig',
    passwordMissing: 'Geben Sie Ihr Passwort ein',
    nameMissing: 'Geben Sie Ihren Namen ein',
    fieldMissing: 'Füllen Sie dieses Feld aus',
    boxNotTicked: 'Setzen Sie hier ein Häkchen, um fortzufahren',
    phoneInvalid: 'Geben Sie eine gültige Telefonnummer ein',
    verificationMissing: 'Lösen Sie das reCAPTCHA',
    passwordWeak:
      'Starke Passwörter sind mindestens 6 Zeichen lang und bestehen aus einer Kombination von Buchstaben und Ziffern',
    passwordAtLeast: 'Mindestens {count} Zeichen',
    passwordAtMost: 'Höchstens {count} Zeichen',
    passwordUppercase: 'Ein Großbuchstabe',
    passwordLowercase: 'Ein Kleinbuchstabe',
    passwordDigit: 'Eine Ziffer',
    passwordSpecial: 'Ein Sonderzeichen',
    passwordTooWeak: 'Wählen Sie ein stärkeres Passwort',
    passwordLacks: 'Wählen Sie ein anderes Passwort: {requirements}',
    passwordOutdated: 'Dieses Passwort ist nicht mehr stark genug. Setzen Sie es zurück.',
    passwordBreached: 'Dieses Passwort ist in einem Datenleck aufgetaucht. Wählen Sie ein anderes.',
    strengthWeak: 'Schwaches Passwort',
    strengthFair: 'Mittelmäßiges Passwort',
    strengthGood: 'Gutes Passwort',
    strengthStrong: 'Starkes Passwort',
    passwordAddWords: 'Fügen Sie noch ein oder zwei Wörter hinzu.',
    passwordAvoidPatterns: 'Vermeiden Sie Namen, Datumsangaben und einfache Muster.',
    countryUnsupported: 'Die angegebene Ländervorwahl wird nicht unterstützt.',

    // Messages for errors:
    networkRequestFailed: 'Es ist ein Netzwerkfehler aufgetreten',
    generic: 'Etwas ist schiefgelaufen. Versuchen Sie es noch einmal.',
    partMissing: 'Ein Teil dieser Seite konnte nicht geladen werden. Prüfen Sie Ihre Internetverbindung.',
    restartProcess:
      'Beim Authentifizieren Ihrer Anfrage ist ein Problem aufgetreten. Rufen Sie die URL, die Sie auf diese Seite weitergeleitet hat, noch einmal auf, um die Authentifizierung neu zu starten.',
    noWebStorage:
      'Der Browser, den Sie verwenden, unterstützt Web Storage nicht. Versuchen Sie es in einem anderen Browser noch einmal.',
    emailAlreadyInUse: 'Die E-Mail-Adresse wird bereits von einem anderen Konto verwendet',
    tooManyRequests:
      'Wir haben alle Anfragen von diesem Gerät wegen ungewöhnlicher Aktivitäten blockiert. Versuchen Sie es später noch einmal.',
    userCancelled: 'Erteilen Sie die erforderlichen Berechtigungen, um sich in der App anzumelden',
    userNotFound: 'Zu dieser E-Mail-Adresse gibt es kein Konto',
    wrongPassword: 'E-Mail-Adresse oder Passwort ist falsch',
    wrongCode: 'Falscher Code. Versuchen Sie es noch einmal.',
    codeExpired: 'Dieser Code ist nicht mehr gültig',
    actionCodeExpired: 'Dieser Code ist abgelaufen.',
    actionCodeInvalid:
      'Der Code ist ungültig. Das kann passieren, wenn der Code fehlerhaft oder abgelaufen ist oder bereits verwendet wurde.',
    loginAgain: 'Melden Sie sich noch einmal an, um diesen Vorgang auszuführen',
    userDisabled: 'Das Nutzerkonto wurde von einem Administrator deaktiviert.',
    robotSuspected: 'Es konnte nicht bestätigt werden, dass Sie kein Roboter sind. Versuchen Sie es noch einmal.',
    quotaExceeded: 'Das Kontingent für diesen Vorgang wurde überschritten. Versuchen Sie es später noch einmal.',
    timeout: 'Das Zeitlimit für diesen Vorgang wurde überschritten.',
    operationNotAllowed:
      'Diese Anmeldemethode ist nicht aktiviert. Wenden Sie sich an den Administrator dieser Website.',
    adminRestricted: 'Dieser Vorgang ist Administratoren vorbehalten.',
    unauthorizedDomain:
      'Diese Website ist nicht berechtigt, Nutzer anzumelden. Wenden Sie sich an den Administrator der Website.',
    tooManyPasswords:
      'Sie haben zu oft ein falsches Passwort eingegeben. Versuchen Sie es in ein paar Minuten noch einmal.',
    tooManySignUps:
      'Von Ihrer IP-Adresse kommen zu viele Kontoanfragen. Versuchen Sie es in ein paar Minuten noch einmal.',
    sessionExpired: 'Ihre Anmeldesitzung ist abgelaufen. Versuchen Sie es noch einmal.',
    noSignInMeans:
      'Zu dieser E-Mail-Adresse gibt es bereits ein Konto, aber keine Anmeldemethode. Setzen Sie das Passwort zurück, um das Konto wiederherzustellen.',
    emailMismatch: 'Die angegebene E-Mail-Adresse passt nicht zur aktuellen Anmeldesitzung.',
    tooManyPhone: 'Diese Telefonnummer wurde zu oft verwendet',
    resetMailFailed:
      'Der Code zum Zurücksetzen des Passworts konnte nicht an die angegebene E-Mail-Adresse gesendet werden',
    mergeConflict:
      'Ihr Gastkonto konnte nicht umgewandelt werden. Diese Anmeldedaten sind bereits mit einem anderen Konto verknüpft.',
    signInAsBefore:
      'Sie haben {email} bereits verwendet. Melden Sie sich so an wie bisher, dann werden Ihre Konten verknüpft.',
    popupBlocked: 'Ihr Browser hat das Anmeldefenster blockiert.',
    continueInThisWindow: 'In diesem Fenster fortfahren',
    or: 'oder',
    lastUsed: 'Zuletzt genutzt',
    openAuthenticator: 'Authenticator-App öffnen',
    copyKey: 'Schlüssel kopieren',
    keyCopied: 'Kopiert',
    redirectResultLost:
      'Ihr Browser hat die Anmeldung nicht weitergegeben. Treffen Sie Ihre Auswahl noch einmal. Dieses Mal wird ein Fenster geöffnet.',
    inAppBrowserRefused:
      '{provider} lässt die Anmeldung innerhalb anderer Apps nicht zu. Öffnen Sie diese Seite in Ihrem Browser oder melden Sie sich auf andere Weise an.',
    noMatchingTenant:
      'Für die angegebene E-Mail-Adresse ist kein Anmeldeanbieter verfügbar. Versuchen Sie es mit einer anderen E-Mail-Adresse.',
    nameNotSaved: 'Ihr Konto wurde erstellt, aber Ihr Name konnte nicht gespeichert werden.',
    networkRequestFailedLater: 'Es ist ein Netzwerkfehler aufgetreten. Versuchen Sie es später noch einmal.',
    capsLockOn: 'Die Feststelltaste ist aktiviert.',

    // Texts for screen readers:
    showPassword: 'Passwort anzeigen',
    hidePassword: 'Passwort verbergen',
    nowAvailable: '{action}: jetzt verfügbar.',
    passwordStrong: 'Das Passwort ist stark genug.',
    requirementMet: 'Erfüllt',
    qrCode: 'QR-Code',
    countryList: 'Länder',
    noCountry: 'Kein passendes Land',
    countries: '{count} Länder',
    countriesOne: '{count} Land',
  },
};

export default de;
