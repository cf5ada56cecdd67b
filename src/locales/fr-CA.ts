import type { Language } from '../widget/messages/language.ts';

/** Canadian French. Visitors are addressed formally, as on Google's sign-in pages. */
const frCA: Language = {
  tag: 'fr-CA',
  texts: {
    // Titles of screens:
    signIn: 'Se connecter',
    signInWithEmail: 'Se connecter par courriel',
    errorEncountered: 'Une erreur s’est produite',
    createAccount: 'Créer un compte',
    recoverPassword: 'Récupérer le mot de passe',
    checkYourEmail: 'Consultez votre boîte de réception',
    notAuthorized: 'Accès non autorisé',
    resetYourPassword: 'Réinitialisez votre mot de passe',
    passwordChanged: 'Mot de passe modifié',
    tryResettingAgain: 'Essayez de nouveau de réinitialiser votre mot de passe',
    signedInInOtherTab: 'Votre session est ouverte dans un autre onglet',
    signInEmailSent: 'Courriel de connexion envoyé',
    troubleGettingEmail: 'Aucun courriel reçu?',
    confirmEmail: 'Confirmez votre adresse de courriel',
    newDevice: 'Nouvel appareil ou nouveau navigateur détecté',
    sessionEnded: 'Session terminée',
    alreadyHaveAccount: 'Vous avez déjà un compte',
    enterPhoneNumber: 'Entrez votre numéro de téléphone',
    verifyPhoneNumber: 'Validez votre numéro de téléphone',
    verifyYourEmail: 'Validez votre adresse de courriel',
    completeAccount: 'Complétez votre compte',
    emailUpdated: 'Adresse de courriel mise à jour',
    emailNotUpdated: 'Impossible de mettre à jour votre adresse de courriel',
    emailVerified: 'Votre adresse de courriel a été validée',
    tryVerifyingAgain: 'Essayez de nouveau de valider votre adresse de courriel',
    emailVerifiedAndChanged: 'Votre adresse de courriel a été validée et modifiée',
    tryUpdatingAgain: 'Essayez de nouveau de mettre à jour votre adresse de courriel',
    secondFactorRemoved: 'Deuxième facteur supprimé',
    secondFactorNotRemoved: 'Impossible de supprimer votre deuxième facteur',
    signOut: 'Se déconnecter',
    secondFactor: 'Validez votre identité',
    chooseSecondFactor: 'Choisissez comment valider votre identité',
    addSecondFactor: 'Ajouter une deuxième étape',
    connectAuthenticatorApp: 'Connectez votre application d’authentification',

    // The name of the organisation that the visitor signs in to:
    signingInTo: 'Connexion à {name} · [Modifier]',

    // Labels of fields:
    email: 'Adresse de courriel',
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
    troubleSigningIn: 'Problème pour vous connecter?',
    save: 'Enregistrer',
    send: 'Envoyer',
    sendNewLink: 'Envoyer un nouveau lien',
    done: 'Terminé',
    back: 'Retour',
    continue: 'Continuer',
    learnMore: 'En savoir plus',
    resend: 'Renvoyer',
    verify: 'Valider',
    useAnotherAccount: 'Utiliser un autre compte',
    changePhoneNumber: 'Modifier le numéro de téléphone',
    changeEmail: 'Modifier l’adresse de courriel',

    // Labels of provider buttons:
    signInWithProvider: 'Se connecter avec {name}',
    tryAnotherWay: 'Essayer une autre méthode',
    signInWithEmailButton: 'Se connecter par courriel',
    emailShort: 'Courriel',
    signInWithPhoneButton: 'Se connecter par téléphone',
    phoneShort: 'Téléphone',
    signInToTenant: 'Se connecter à {name}',
    continueAsGuest: 'Continuer en tant qu’invité',
    guestShort: 'Invité',

    // Texts of the small print:
    termsOfService: 'Conditions d’utilisation',
    privacyPolicy: 'Politique de confidentialité',
    termsByContinuing: 'En continuant, vous acceptez nos {terms} et notre {privacy}.',
    termsBySms:
      'En appuyant sur « Valider », vous acceptez nos {terms} et notre {privacy}. Un message texte pourrait vous être envoyé. Des frais de messagerie texte et de données peuvent s’appliquer.',
    smsRates:
      'Si vous appuyez sur « Valider », un message texte pourrait vous être envoyé. Des frais de messagerie texte et de données peuvent s’appliquer.',

    // Paragraphs on screens:
    createInstead: 'Pas encore de compte? [Créez-en un]',
    recoverInstructions: 'Recevez à cette adresse de courriel des instructions pour réinitialiser votre mot de passe',
    followInstructions: 'Pour récupérer votre mot de passe, suivez les instructions envoyées à {email}',
    resetFor: 'pour {email}',
    passwordChangedBody: 'Vous pouvez maintenant vous connecter avec votre nouveau mot de passe',
    resetExpired: 'Votre demande de réinitialisation du mot de passe a expiré ou le lien a déjà été utilisé',
    anotherMailTo: 'Un autre courriel peut être envoyé à {email}.',
    notAuthorizedFor: '{identifier} n’a pas l’autorisation de consulter la page demandée.',
    notAuthorizedUser: 'Vous n’avez pas l’autorisation de consulter la page demandée.',
    contactAdmin: 'Communiquez avec {email} pour obtenir l’autorisation.',
    recoverToContinue: 'Pour vous connecter avec {email} sur cet appareil, vous devez récupérer le mot de passe.',
    linkSentTo:
      'Un courriel de connexion contenant des instructions a été envoyé à {email}. Consultez-le pour terminer la connexion.',
    closeThisTab: 'Vous pouvez fermer cet onglet.',
    commonFixes: 'Essayez les solutions suivantes :',
    checkSpam: 'Vérifiez si le courriel a été classé parmi les pourriels ou filtré.',
    checkConnection: 'Vérifiez votre connexion Internet.',
    checkSpelling: 'Vérifiez que votre adresse de courriel ne contient pas de faute de frappe.',
    checkInbox: 'Vérifiez que votre boîte de réception n’est pas pleine et que ses paramètres ne posent pas problème.',
    resendHint:
      'Si rien de tout cela ne fonctionne, vous pouvez renvoyer le courriel. Le lien figurant dans le courriel précédent sera alors désactivé.',
    confirmToComplete: 'Confirmez votre adresse de courriel pour terminer la connexion',
    fillInToComplete: 'Remplissez ces champs pour terminer la connexion.',
    useGuestsTab:
      'Vous avez demandé ce lien en tant qu’invité, mais aucune session n’est ouverte dans cet onglet. Pour conserver ce que vous avez en tant qu’invité, ouvrez le lien dans l’onglet que vous utilisez comme invité. Si vous vous connectez ici, vous obtiendrez un autre compte.',
    useSameDevice:
      'Essayez d’ouvrir le lien sur l’appareil ou dans le navigateur où vous avez commencé à vous connecter.',
    sessionCleared: 'La session associée à cette demande de connexion a expiré ou a été effacée.',
    alreadyUsedPassword: 'Vous avez déjà utilisé {email} pour vous connecter. Entrez le mot de passe de ce compte.',
    alreadyUsedLink:
      'Vous avez déjà utilisé {email}. Vous pouvez associer votre compte {provider} à {email} en vous connectant ci-dessous à l’aide d’un lien envoyé par courriel.',
    linkOnSameDevice:
      'Pour que votre compte {provider} puisse être associé à cette adresse de courriel, vous devez ouvrir le lien sur le même appareil ou dans le même navigateur.',
    intendedToConnect:
      'Vous vouliez au départ associer votre compte {provider} à votre adresse de courriel, mais vous avez ouvert le lien sur un autre appareil, où aucune session n’est ouverte.',
    stillConnect:
      'Si vous voulez toujours associer votre compte {provider}, ouvrez le lien sur l’appareil où vous avez commencé à vous connecter. Sinon, appuyez sur « Continuer » pour vous connecter sur cet appareil.',
    alreadyUsedProvider: 'Vous avez déjà utilisé {email}. Connectez-vous avec {provider} pour continuer.',
    codeSentTo: 'Entrez le code à 6 chiffres que nous avons envoyé au {number}',
    codeMailedTo: 'Entrez le code à 6 chiffres que nous avons envoyé à {email}',
    emailChangedBack: 'Votre adresse de courriel de connexion est redevenue {email}.',
    emailChangeSuspicion:
      'Si vous n’avez pas demandé à modifier votre adresse de courriel de connexion, il est possible que quelqu’un essaie d’accéder à votre compte. Nous vous conseillons de [modifier immédiatement votre mot de passe.]',
    emailNotChangedBack: 'Un problème est survenu lors du rétablissement de votre adresse de courriel de connexion.',
    askAdministrator:
      'Si vous réessayez et que vous ne pouvez toujours pas rétablir votre adresse de courriel, demandez de l’aide à votre administrateur.',
    signInWithNewAccount: 'Vous pouvez maintenant vous connecter avec votre nouveau compte',
    verifyExpired: 'Votre demande de validation de l’adresse de courriel a expiré ou le lien a déjà été utilisé',
    signInWithNewEmail: 'Vous pouvez maintenant vous connecter avec votre nouvelle adresse de courriel {email}.',
    updateExpired:
      'Votre demande de validation et de mise à jour de l’adresse de courriel a expiré ou le lien a déjà été utilisé.',
    phoneRemoved: 'Le téléphone {number} ne sert plus de deuxième étape d’authentification.',
    deviceRemoved: 'L’appareil ou l’application ne sert plus de deuxième étape d’authentification.',
    removalSuspicion:
      'Si vous ne reconnaissez pas cet appareil, il est possible que quelqu’un essaie d’accéder à votre compte. Nous vous conseillons de [modifier immédiatement votre mot de passe.]',
    removalFailed: 'Une erreur s’est produite lors de la suppression de votre deuxième facteur.',
    contactSupport:
      'Essayez de nouveau de le supprimer. Si cela ne fonctionne pas, communiquez avec le soutien technique.',
    continueWith: 'Continuer avec {email}?',
    originallyWanted: 'Vous vouliez au départ vous connecter avec {email}',
    signedInAs: 'Votre session est ouverte en tant que {account}.',
    signedInToOther: 'Votre session est ouverte avec un autre compte.',
    replacesUser: 'Si vous continuez, vous vous déconnecterez de ce compte.',
    stillSignedIn: 'Votre session est toujours ouverte.',
    loggedIn: 'Votre session est ouverte.',
    signOutQuestion: 'Voulez-vous vous déconnecter?',
    signedOut: 'La déconnexion a bien été effectuée.',
    codeWillBeSentTo: 'Un code à 6 chiffres sera envoyé au {number}',
    authenticatorApp: 'Application d’authentification',
    numbered: '{name} ({number})',
    codeFromApp: 'Entrez le code à 6 chiffres de votre application d’authentification',
    secondFactorExplained:
      'En plus de votre mot de passe, un code vous sera demandé afin que personne d’autre ne puisse se connecter à votre place.',
    emailUnverified: 'Validez d’abord votre adresse de courriel.',
    emailNotVerifiedYet:
      'Votre adresse de courriel n’est pas encore validée. Ouvrez d’abord le lien figurant dans le courriel.',
    verificationMailWillBeSentTo: 'Un courriel contenant un lien sera envoyé à {email}.',
    verificationMailSentTo: 'Pour valider votre adresse de courriel, suivez les instructions envoyées à {email}',
    textMessage: 'Message texte',
    scanQrCode:
      'Numérisez ce code QR avec votre application d’authentification, puis entrez le code à 6 chiffres qu’elle affiche.',
    keyInstead: 'Si vous ne pouvez pas le numériser, entrez plutôt cette clé dans l’application :',
    secondFactorKnown: 'Ce téléphone est déjà votre deuxième étape.',

    // Messages about progress and success:
    loading: 'Chargement',
    longWait: 'Cela prend plus de temps que d’habitude.',
    verifying: 'Vérification…',
    signingIn: 'Connexion…',
    signedIn: 'Connexion réussie!',
    codeSent: 'Code envoyé!',
    mailSent: 'Courriel envoyé!',
    verified: 'Code validé!',
    secondFactorAdded: 'Deuxième étape ajoutée!',
    resendIn: 'Renvoyer le code dans {countdown}',
    resendMailIn: 'Renvoyer le courriel dans {countdown}',

    // Messages under fields:
    emailMissing: 'Entrez votre adresse de courriel pour continuer',
    emailInvalid: 'Cette adresse de courriel est incorrecte',
    passwordMissing: 'Entrez votre mot de passe',
    nameMissing: 'Entrez votre nom',
    fieldMissing: 'Remplissez ce champ',
    boxNotTicked: 'Cochez cette case pour continuer',
    phoneInvalid: 'Entrez un numéro de téléphone valide',
    verificationMissing: 'Effectuez la vérification reCAPTCHA',
    passwordWeak: 'Un mot de passe robuste comporte au moins 6 caractères et combine des lettres et des chiffres',
    passwordAtLeast: 'Au moins {count} caractères',
    passwordAtMost: 'Au plus {count} caractères',
    passwordUppercase: 'Une lettre majuscule',
    passwordLowercase: 'Une lettre minuscule',
    passwordDigit: 'Un chiffre',
    passwordSpecial: 'Un caractère spécial',
    passwordTooWeak: 'Choisissez un mot de passe plus robuste',
    passwordLacks: 'Choisissez un autre mot de passe : {requirements}',
    passwordOutdated: 'Ce mot de passe n’est plus assez robuste. Réinitialisez-le.',
    passwordBreached: 'Ce mot de passe figure dans une fuite de données. Choisissez-en un autre.',
    countryUnsupported: 'L’indicatif de pays fourni n’est pas pris en charge.',

    // Messages for errors:
    networkRequestFailed: 'Une erreur réseau s’est produite',
    generic: 'Un problème est survenu. Réessayez.',
    partMissing: 'Une partie de cette page n’a pas pu être chargée. Vérifiez votre connexion Internet.',
    restartProcess:
      'Un problème est survenu lors de l’authentification de votre demande. Ouvrez de nouveau l’adresse URL qui a mené à cette page pour recommencer l’authentification.',
    noWebStorage:
      'Le navigateur que vous utilisez n’est pas compatible avec le stockage Web. Réessayez dans un autre navigateur.',
    emailAlreadyInUse: 'L’adresse de courriel est déjà utilisée par un autre compte',
    tooManyRequests:
      'Nous avons bloqué toutes les demandes provenant de cet appareil en raison d’une activité inhabituelle. Réessayez plus tard.',
    userCancelled: 'Accordez les autorisations requises pour vous connecter à l’application',
    userNotFound: 'Cette adresse de courriel ne correspond à aucun compte',
    wrongPassword: 'Adresse de courriel ou mot de passe incorrect',
    wrongCode: 'Code incorrect. Réessayez.',
    codeExpired: 'Ce code n’est plus valide',
    actionCodeExpired: 'Ce code a expiré.',
    actionCodeInvalid: 'Ce code n’est pas valide. Il est peut-être incorrect, expiré ou déjà utilisé.',
    loginAgain: 'Reconnectez-vous pour effectuer cette opération',
    userDisabled: 'Le compte utilisateur a été désactivé par un administrateur.',
    quotaExceeded: 'Le quota pour cette opération est dépassé. Réessayez plus tard.',
    timeout: 'L’opération a dépassé le délai imparti.',
    operationNotAllowed: 'Ce mode de connexion n’est pas activé. Communiquez avec l’administrateur de ce site.',
    adminRestricted: 'Cette opération est réservée aux administrateurs.',
    unauthorizedDomain: 'Ce site n’est pas autorisé à connecter des utilisateurs. Communiquez avec son administrateur.',
    tooManyPasswords: 'Vous avez entré un mot de passe incorrect trop de fois. Réessayez dans quelques minutes.',
    tooManySignUps: 'Trop de demandes de compte proviennent de votre adresse IP. Réessayez dans quelques minutes.',
    sessionExpired: 'Votre session de connexion a expiré. Réessayez.',
    noSignInMeans:
      'Un compte existe déjà avec cette adresse de courriel, mais sans mode de connexion. Réinitialisez le mot de passe pour récupérer le compte.',
    emailMismatch: 'L’adresse de courriel fournie ne correspond pas à la session de connexion actuelle.',
    tooManyPhone: 'Ce numéro de téléphone a été utilisé trop de fois',
    resetMailFailed:
      'Impossible d’envoyer le code de réinitialisation du mot de passe à l’adresse de courriel indiquée',
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
      'Votre navigateur n’a pas transmis les renseignements de connexion. Refaites votre choix. Cette fois, une fenêtre s’ouvrira.',
    inAppBrowserRefused:
      '{provider} n’autorise pas la connexion dans d’autres applications. Ouvrez cette page dans votre navigateur ou connectez-vous autrement.',
    noMatchingTenant:
      'Aucun fournisseur de connexion n’est disponible pour l’adresse de courriel indiquée. Essayez avec une autre adresse de courriel.',
    nameNotSaved: 'Votre compte a été créé, mais votre nom n’a pas pu être enregistré.',
    networkRequestFailedLater: 'Une erreur réseau s’est produite. Réessayez plus tard.',
    capsLockOn: 'Le verrouillage des majuscules est activé.',

    // Texts for screen readers:
    showPassword: 'Afficher le mot de passe',
    hidePassword: 'Masquer le mot de passe',
    nowAvailable: '{action} : maintenant disponible.',
    passwordStrong: 'Le mot de passe est assez robuste.',
    requirementMet: 'Respecté',
    qrCode: 'Code QR',
    countryList: 'Pays',
    noCountry: 'Aucun pays correspondant',
    countries: '{count} pays',
    countriesOne: '{count} pays',
    countriesMany: '{count} de pays',
  },
};

export default frCA;
