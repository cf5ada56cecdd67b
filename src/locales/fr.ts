import type { Language } from '../widget/messages/language.ts';

/** French. Visitors are addressed formally, as on Google's sign-in pages. */
const fr: Language = {
  tag: 'fr',
  texts: {
    // Titles of screens:
    signIn: 'Se connecter',
    signInWithEmail: 'Se connecter par e-mail',
    errorEncountered: 'Une erreur s’est produite',
    createAccount: 'Créer un compte',
    recoverPassword: 'Récupérer le mot de passe',
    checkYourEmail: 'Consultez votre boîte de réception',
    notAuthorized: 'Accès non autorisé',
    resetYourPassword: 'Réinitialisez votre mot de passe',
    passwordChanged: 'Mot de passe modifié',
    tryResettingAgain: 'Essayez de nouveau de réinitialiser votre mot de passe',
    signedInInOtherTab: 'Votre session est ouverte dans un autre onglet',
    signInEmailSent: 'E-mail de connexion envoyé',
    troubleGettingEmail: 'Vous n’avez pas reçu l’e-mail ?',
    confirmEmail: 'Confirmez votre adresse e-mail',
    newDevice: 'Nouvel appareil ou nouveau navigateur détecté',
    sessionEnded: 'Session terminée',
    alreadyHaveAccount: 'Vous avez déjà un compte',
    enterPhoneNumber: 'Saisissez votre numéro de téléphone',
    verifyPhoneNumber: 'Validez votre numéro de téléphone',
    verifyYourEmail: 'Validez votre adresse e-mail',
    emailUpdated: 'Adresse e-mail mise à jour',
    emailNotUpdated: 'Impossible de mettre à jour votre adresse e-mail',
    emailVerified: 'Votre adresse e-mail a été validée',
    tryVerifyingAgain: 'Essayez de nouveau de valider votre adresse e-mail',
    emailVerifiedAndChanged: 'Votre adresse e-mail a été validée et modifiée',
    tryUpdatingAgain: 'Essayez de nouveau de mettre à jour votre adresse e-mail',
    secondFactorRemoved: 'Second facteur supprimé',
    secondFactorNotRemoved: 'Impossible de supprimer votre second facteur',
    signOut: 'Se déconnecter',
    secondFactor: 'Validez votre identité',
    chooseSecondFactor: 'Choisissez comment valider votre identité',
    addSecondFactor: 'Ajouter une seconde étape',
    connectAuthenticatorApp: 'Connectez votre application d’authentification',

    // Text with the name of the visitor's organisation:
    signingInTo: 'Connexion à {name} · [Modifier]',

    // Labels of fields:
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    choosePassword: 'Choisissez un mot de passe',
    newPassword: 'Nouveau mot de passe',
    name: 'Prénom et nom',
    country: 'Pays',
    phoneNumber: 'Numéro de téléphone',
    code: 'Code à 6 chiffres',
    humanVerification: 'Vérification antirobot',

    // Labels of buttons and links:
    next: 'Suivant',
    cancel: 'Annuler',
    retry: 'Réessayer',
    stopWaiting: 'Ne plus attendre',
    dismiss: 'Fermer',
    signInAction: 'Se connecter',
    troubleSigningIn: 'Problème pour vous connecter ?',
    save: 'Enregistrer',
    send: 'Envoyer',
    sendNewLink: 'Envoyer un nouveau lien',
    done: 'OK',
    back: 'Retour',
    continue: 'Continuer',
    learnMore: 'En savoir plus',
    resend: 'Renvoyer',
    verify: 'Valider',
    useAnotherAccount: 'Utiliser un autre compte',

    // Labels of provider buttons:
    signInWithProvider: 'Se connecter avec {name}',
    signInWithEmailButton: 'Se connecter par e-mail',
    emailShort: 'E-mail',
    signInWithPhoneButton: 'Se connecter par téléphone',
    phoneShort: 'Téléphone',
    signInToTenant: 'Se connecter à {name}',
    continueAsGuest: 'Continuer en tant qu’invité',
    guestShort: 'Invité',

    // Texts of the small print:
    termsOfService: 'Conditions d’utilisation',
    privacyPolicy: 'Règles de confidentialité',
    termsByContinuing: 'En continuant, vous acceptez nos {terms} et nos {privacy}.',
    termsBySms:
      'En appuyant sur « Valider », vous acceptez nos {terms} et nos {privacy}. Un SMS pourra vous être envoyé. Des frais de messages et de données peuvent être facturés.',
    smsRates:
      'Si vous appuyez sur « Valider », un SMS pourra vous être envoyé. Des frais de messages et de données peuvent être facturés.',

    // Paragraphs on screens:
    createInstead: 'Pas encore de compte ? [Créez-en un]',
    recoverInstructions: 'Recevez à cette adresse e-mail des instructions pour réinitialiser votre mot de passe',
    followInstructions: 'Pour récupérer votre mot de passe, suivez les instructions envoyées à {email}',
    resetFor: 'pour {email}',
    passwordChangedBody: 'Vous pouvez maintenant vous connecter avec votre nouveau mot de passe',
    resetExpired: 'Votre demande de réinitialisation du mot de passe a expiré ou le lien a déjà été utilisé',
    anotherMailTo: 'Un autre e-mail peut être envoyé à {email}.',
    notAuthorizedFor: '{identifier} n’a pas l’autorisation de consulter la page demandée.',
    notAuthorizedUser: 'Vous n’avez pas l’autorisation de consulter la page demandée.',
    contactAdmin: 'Contactez {email} pour obtenir l’autorisation.',
    recoverToContinue: 'Pour vous connecter avec {email} sur cet appareil, vous devez récupérer le mot de passe.',
    linkSentTo:
      'Un e-mail de connexion contenant des instructions a été envoyé à {email}. Consultez-le pour terminer la connexion.',
    closeThisTab: 'Vous pouvez fermer cet onglet.',
    commonFixes: 'Essayez les solutions suivantes :',
    checkSpam: 'Vérifiez si l’e-mail a été classé comme spam ou filtré.',
    checkConnection: 'Vérifiez votre connexion Internet.',
    checkSpelling: 'Vérifiez que votre adresse e-mail ne contient pas de faute de frappe.',
    checkInbox: 'Vérifiez que votre boîte de réception n’est pas pleine et que ses paramètres ne posent pas problème.',
    resendHint:
      'Si rien de tout cela ne fonctionne, vous pouvez renvoyer l’e-mail. Le lien figurant dans l’e-mail précédent sera alors désactivé.',
    confirmToComplete: 'Confirmez votre adresse e-mail pour terminer la connexion',
    useGuestsTab:
      'Vous avez demandé ce lien en tant qu’invité, mais aucune session n’est ouverte dans cet onglet. Pour conserver ce que vous avez en tant qu’invité, ouvrez le lien dans l’onglet que vous utilisez comme invité. Si vous vous connectez ici, vous obtiendrez un autre compte.',
    useSameDevice:
      'Essayez d’ouvrir le lien sur l’appareil ou dans le navigateur où vous avez commencé à vous connecter.',
    sessionCleared: 'La session associée à cette demande de connexion a expiré ou a été effacée.',
    alreadyUsedPassword: 'Vous avez déjà utilisé {email} pour vous connecter. Saisissez le mot de passe de ce compte.',
    alreadyUsedLink:
      'Vous avez déjà utilisé {email}. Vous pouvez associer votre compte {provider} à {email} en vous connectant ci-dessous à l’aide d’un lien envoyé par e-mail.',
    linkOnSameDevice:
      'Pour que votre compte {provider} puisse être associé à cette adresse e-mail, vous devez ouvrir le lien sur le même appareil ou dans le même navigateur.',
    intendedToConnect:
      'Vous vouliez au départ associer votre compte {provider} à votre adresse e-mail, mais vous avez ouvert le lien sur un autre appareil, où aucune session n’est ouverte.',
    stillConnect:
      'Si vous voulez toujours associer votre compte {provider}, ouvrez le lien sur l’appareil où vous avez commencé à vous connecter. Sinon, appuyez sur « Continuer » pour vous connecter sur cet appareil.',
    alreadyUsedProvider: 'Vous avez déjà utilisé {email}. Connectez-vous avec {provider} pour continuer.',
    codeSentTo: 'Saisissez le code à 6 chiffres que nous avons envoyé au {number}',
    emailChangedBack: 'Votre adresse e-mail de connexion est redevenue {email}.',
    emailChangeSuspicion:
      'Si vous n’avez pas demandé à modifier votre adresse e-mail de connexion, il est possible que quelqu’un essaie d’accéder à votre compte. Nous vous conseillons de [modifier immédiatement votre mot de passe.]',
    emailNotChangedBack: 'Un problème est survenu lors du rétablissement de votre adresse e-mail de connexion.',
    askAdministrator:
      'Si vous réessayez et que vous ne pouvez toujours pas rétablir votre adresse e-mail, demandez de l’aide à votre administrateur.',
    signInWithNewAccount: 'Vous pouvez maintenant vous connecter avec votre nouveau compte',
    verifyExpired: 'Votre demande de validation de l’adresse e-mail a expiré ou le lien a déjà été utilisé',
    signInWithNewEmail: 'Vous pouvez maintenant vous connecter avec votre nouvelle adresse e-mail {email}.',
    updateExpired:
      'Votre demande de validation et de mise à jour de l’adresse e-mail a expiré ou le lien a déjà été utilisé.',
    phoneRemoved: 'Le téléphone {number} ne sert plus de seconde étape d’authentification.',
    deviceRemoved: 'L’appareil ou l’application ne sert plus de seconde étape d’authentification.',
    removalSuspicion:
      'Si vous ne reconnaissez pas cet appareil, il est possible que quelqu’un essaie d’accéder à votre compte. Nous vous conseillons de [modifier immédiatement votre mot de passe.]',
    removalFailed: 'Une erreur s’est produite lors de la suppression de votre second facteur.',
    contactSupport: 'Essayez de nouveau de le supprimer. Si cela ne fonctionne pas, contactez l’assistance.',
    continueWith: 'Continuer avec {email} ?',
    originallyWanted: 'Vous vouliez au départ vous connecter avec {email}',
    signedInAs: 'Votre session est ouverte en tant que {account}.',
    signedInToOther: 'Votre session est ouverte avec un autre compte.',
    replacesUser: 'Si vous continuez, vous vous déconnecterez de ce compte.',
    stillSignedIn: 'Votre session est toujours ouverte.',
    loggedIn: 'Votre session est ouverte.',
    signOutQuestion: 'Voulez-vous vous déconnecter ?',
    signedOut: 'La déconnexion a bien été effectuée.',
    codeWillBeSentTo: 'Un code à 6 chiffres sera envoyé au {number}',
    authenticatorApp: 'Application d’authentification',
    numbered: '{name} ({number})',
    codeFromApp: 'Saisissez le code à 6 chiffres de votre application d’authentification',
    secondFactorExplained:
      'En plus de votre mot de passe, un code vous sera demandé afin que personne d’autre ne puisse se connecter à votre place.',
    emailUnverified: 'Validez d’abord votre adresse e-mail.',
    emailNotVerifiedYet:
      'Votre adresse e-mail n’est pas encore validée. Ouvrez d’abord le lien figurant dans l’e-mail.',
    verificationMailWillBeSentTo: 'Un e-mail contenant un lien sera envoyé à {email}.',
    verificationMailSentTo: 'Pour valider votre adresse e-mail, suivez les instructions envoyées à {email}',
    textMessage: 'SMS',
    scanQrCode:
      'Scannez ce code QR avec votre application d’authentification, puis saisissez le code à 6 chiffres qu’elle affiche.',
    keyInstead: 'Si vous ne pouvez pas le scanner, saisissez plutôt cette clé dans l’application :',
    secondFactorKnown: 'Ce téléphone est déjà votre seconde étape.',

    // Messages about progress and success:
    loading: 'Chargement',
    longWait: 'Cela prend plus de temps que d’habitude.',
    verifying: 'Vérification…',
    signingIn: 'Connexion…',
    signedIn: 'Connexion réussie !',
    codeSent: 'Code envoyé !',
    verified: 'Code validé !',
    secondFactorAdded: 'Seconde étape ajoutée !',
    resendIn: 'Renvoyer le code dans {countdown}',
    resendMailIn: 'Renvoyer l’e-mail dans {countdown}',

    // Messages under fields:
    emailMissing: 'Saisissez votre adresse e-mail pour continuer',
    emailInvalid: 'Cette adresse e-mail est incorrecte',
    passwordMissing: 'Saisissez votre mot de passe',
    nameMissing: 'Saisissez votre nom',
    fieldMissing: 'Remplissez ce champ',
    boxNotTicked: 'Cochez cette case pour continuer',
    phoneInvalid: 'Saisissez un numéro de téléphone valide',
    verificationMissing: 'Effectuez la vérification reCAPTCHA',
    passwordWeak: 'Un mot de passe sécurisé comporte au moins 6 caractères et combine des lettres et des chiffres',
    passwordAtLeast: 'Au moins {count} caractères',
    passwordAtMost: 'Au plus {count} caractères',
    passwordUppercase: 'Une lettre majuscule',
    passwordLowercase: 'Une lettre minuscule',
    passwordDigit: 'Un chiffre',
    passwordSpecial: 'Un caractère spécial',
    passwordTooWeak: 'Choisissez un mot de passe plus sécurisé',
    passwordLacks: 'Choisissez un autre mot de passe : {requirements}',
    passwordOutdated: 'Ce mot de passe n’est plus assez sécurisé. Réinitialisez-le.',
    passwordBreached: 'Ce mot de passe figure dans une fuite de données. Choisissez-en un autre.',
    countryUnsupported: 'L’indicatif de pays fourni n’est pas pris en charge.',

    // Messages for errors:
    networkRequestFailed: 'Une erreur réseau s’est produite',
    generic: 'Un problème est survenu. Réessayez.',
    partMissing: 'Une partie de cette page n’a pas pu être chargée. Vérifiez votre connexion Internet.',
    restartProcess:
      'Un problème est survenu lors de l’authentification de votre demande. Ouvrez de nouveau l’URL qui a mené à cette page pour recommencer l’authentification.',
    noWebStorage:
      'Le navigateur que vous utilisez n’est pas compatible avec le stockage Web. Réessayez dans un autre navigateur.',
    emailAlreadyInUse: 'L’adresse e-mail est déjà utilisée par un autre compte',
    tooManyRequests:
      'Nous avons bloqué toutes les demandes provenant de cet appareil en raison d’une activité inhabituelle. Réessayez plus tard.',
    userCancelled: 'Accordez les autorisations requises pour vous connecter à l’application',
    userNotFound: 'Cette adresse e-mail ne correspond à aucun compte',
    wrongPassword: 'Adresse e-mail ou mot de passe incorrect',
    wrongCode: 'Code incorrect. Réessayez.',
    codeExpired: 'Ce code n’est plus valide',
    actionCodeExpired: 'Ce code a expiré.',
    actionCodeInvalid: 'Ce code n’est pas valide. Il est peut-être incorrect, expiré ou déjà utilisé.',
    loginAgain: 'Reconnectez-vous pour effectuer cette opération',
    userDisabled: 'Le compte utilisateur a été désactivé par un administrateur.',
    quotaExceeded: 'Le quota pour cette opération est dépassé. Réessayez plus tard.',
    timeout: 'L’opération a dépassé le délai imparti.',
    operationNotAllowed: 'Ce mode de connexion n’est pas activé. Contactez l’administrateur de ce site.',
    adminRestricted: 'Cette opération est réservée aux administrateurs.',
    unauthorizedDomain: 'Ce site n’est pas autorisé à connecter des utilisateurs. Contactez son administrateur.',
    tooManyPasswords: 'Vous avez saisi un mot de passe incorrect trop de fois. Réessayez dans quelques minutes.',
    tooManySignUps: 'Trop de demandes de compte proviennent de votre adresse IP. Réessayez dans quelques minutes.',
    sessionExpired: 'Votre session de connexion a expiré. Réessayez.',
    noSignInMeans:
      'Un compte existe déjà avec cette adresse e-mail, mais sans mode de connexion. Réinitialisez le mot de passe pour récupérer le compte.',
    emailMismatch: 'L’adresse e-mail fournie ne correspond pas à la session de connexion actuelle.',
    tooManyPhone: 'Ce numéro de téléphone a été utilisé trop de fois',
    resetMailFailed: 'Impossible d’envoyer le code de réinitialisation du mot de passe à l’adresse e-mail indiquée',
    mergeConflict:
      'Votre compte invité n’a pas pu être converti. Ces identifiants sont déjà associés à un autre compte.',
    signInAsBefore:
      'Vous avez déjà utilisé {email}. Connectez-vous comme vous l’avez fait auparavant et vos comptes seront associés.',
    popupBlocked: 'Votre navigateur a bloqué la fenêtre de connexion.',
    continueInThisWindow: 'Continuer dans cette fenêtre',
    or: 'ou',
    lastUsed: 'Dernière utilisation',
    openAuthenticator: 'Ouvrir l’application',
    copyKey: 'Copier la clé',
    keyCopied: 'Clé copiée',
    redirectResultLost:
      'Votre navigateur n’a pas transmis la connexion. Refaites votre choix. Cette fois, une fenêtre s’ouvrira.',
    inAppBrowserRefused:
      '{provider} n’autorise pas la connexion dans d’autres applications. Ouvrez cette page dans votre navigateur ou connectez-vous autrement.',
    noMatchingTenant:
      'Aucun fournisseur de connexion n’est disponible pour l’adresse e-mail indiquée. Essayez avec une autre adresse e-mail.',
    nameNotSaved: 'Votre compte a été créé, mais votre nom n’a pas pu être enregistré.',
    networkRequestFailedLater: 'Une erreur réseau s’est produite. Réessayez plus tard.',
    capsLockOn: 'Le verrouillage des majuscules est activé.',

    // Texts for screen readers:
    showPassword: 'Afficher le mot de passe',
    hidePassword: 'Masquer le mot de passe',
    nowAvailable: '{action} : maintenant disponible.',
    passwordStrong: 'Le mot de passe est assez sécurisé.',
    requirementMet: 'Respecté',
    qrCode: 'Code QR',
    countryList: 'Pays',
    noCountry: 'Aucun pays correspondant',
    countries: '{count} pays',
    countriesOne: '{count} pays',
    countriesMany: '{count} de pays',
  },
};

export default fr;
