import type { Language } from '../widget/messages/language.ts';

/** Spanish of Spain. Visitors are addressed informally, as on Google's sign-in pages. */
const es: Language = {
  tag: 'es',
  texts: {
    // Titles of screens:
    signIn: 'Iniciar sesión',
    signInWithEmail: 'Iniciar sesión con correo electrónico',
    errorEncountered: 'Se ha producido un error',
    createAccount: 'Crear cuenta',
    recoverPassword: 'Recuperar contraseña',
    checkYourEmail: 'Consulta tu correo',
    notAuthorized: 'Acceso no autorizado',
    resetYourPassword: 'Restablece tu contraseña',
    passwordChanged: 'Contraseña cambiada',
    tryResettingAgain: 'Vuelve a intentar restablecer tu contraseña',
    signedInInOtherTab: 'Has iniciado sesión en otra pestaña',
    signInEmailSent: 'Correo de inicio de sesión enviado',
    troubleGettingEmail: '¿No te llega el correo?',
    confirmEmail: 'Confirma tu correo electrónico',
    newDevice: 'Se ha detectado un dispositivo o navegador nuevo',
    sessionEnded: 'Sesión finalizada',
    alreadyHaveAccount: 'Ya tienes una cuenta',
    enterPhoneNumber: 'Introduce tu número de teléfono',
    verifyPhoneNumber: 'Verifica tu número de teléfono',
    verifyYourEmail: 'Verifica tu correo electrónico',
    completeAccount: 'Completa tu cuenta',
    emailUpdated: 'Correo electrónico actualizado',
    emailNotUpdated: 'No se ha podido actualizar tu correo electrónico',
    emailVerified: 'Tu correo electrónico se ha verificado',
    tryVerifyingAgain: 'Vuelve a intentar verificar tu correo electrónico',
    emailVerifiedAndChanged: 'Tu correo electrónico se ha verificado y cambiado',
    tryUpdatingAgain: 'Vuelve a intentar actualizar tu correo electrónico',
    secondFactorRemoved: 'Segundo factor eliminado',
    secondFactorNotRemoved: 'No se ha podido eliminar tu segundo factor',
    signOut: 'Cerrar sesión',
    secondFactor: 'Verifica que eres tú',
    chooseSecondFactor: 'Elige cómo verificar que eres tú',
    addSecondFactor: 'Añade un segundo paso',
    connectAuthenticatorApp: 'Conecta tu aplicación de autenticación',

    // Text with the name of the visitor's organisation:
    signingInTo: 'Inicio de sesión en {name} · [Cambiar]',

    // Labels of fields:
    email: 'Correo electrónico',
    password: 'Contraseña',
    choosePassword: 'Elige una contraseña',
    newPassword: 'Nueva contraseña',
    name: 'Nombre y apellidos',
    country: 'País',
    phoneNumber: 'Número de teléfono',
    code: 'Código de 6 dígitos',
    humanVerification: 'Verifica que no eres un robot',

    // Labels of buttons and links:
    next: 'Siguiente',
    cancel: 'Cancelar',
    retry: 'Reintentar',
    stopWaiting: 'Dejar de esperar',
    dismiss: 'Cerrar',
    signInAction: 'Iniciar sesión',
    troubleSigningIn: '¿No puedes iniciar sesión?',
    save: 'Guardar',
    send: 'Enviar',
    sendNewLink: 'Enviar un nuevo enlace',
    done: 'Listo',
    back: 'Atrás',
    continue: 'Continuar',
    learnMore: 'Más información',
    resend: 'Reenviar',
    verify: 'Verificar',
    useAnotherAccount: 'Usar otra cuenta',
    changePhoneNumber: 'Cambiar número de teléfono',

    // Labels of provider buttons:
    signInWithProvider: 'Iniciar sesión con {name}',
    tryAnotherWay: 'Probar de otra forma',
    signInWithEmailButton: 'Iniciar sesión con correo',
    emailShort: 'Correo',
    signInWithPhoneButton: 'Iniciar sesión con teléfono',
    phoneShort: 'Teléfono',
    signInToTenant: 'Iniciar sesión en {name}',
    continueAsGuest: 'Continuar como invitado',
    guestShort: 'Invitado',

    // Texts of the small print:
    termsOfService: 'Términos del servicio',
    privacyPolicy: 'Política de privacidad',
    termsByContinuing: 'Si continúas, indicas que aceptas nuestros {terms} y nuestra {privacy}.',
    termsBySms:
      'Si tocas «Verificar», indicas que aceptas nuestros {terms} y nuestra {privacy}. Es posible que se envíe un SMS. Pueden aplicarse tarifas de mensajes y datos.',
    smsRates: 'Si tocas «Verificar», es posible que se envíe un SMS. Pueden aplicarse tarifas de mensajes y datos.',

    // Paragraphs on screens:
    createInstead: '¿No tienes cuenta? [Crea una]',
    recoverInstructions: 'Te enviaremos a este correo electrónico las instrucciones para restablecer tu contraseña',
    followInstructions: 'Para recuperar tu contraseña, sigue las instrucciones enviadas a {email}',
    resetFor: 'para {email}',
    passwordChangedBody: 'Ya puedes iniciar sesión con tu nueva contraseña',
    resetExpired: 'Tu solicitud para restablecer la contraseña ha caducado o el enlace ya se ha utilizado',
    anotherMailTo: 'Se puede enviar otro correo a {email}.',
    notAuthorizedFor: '{identifier} no tiene autorización para ver la página solicitada.',
    notAuthorizedUser: 'No tienes autorización para ver la página solicitada.',
    contactAdmin: 'Ponte en contacto con {email} para obtener autorización.',
    recoverToContinue: 'Para iniciar sesión con {email} en este dispositivo, tienes que recuperar la contraseña.',
    linkSentTo:
      'Hemos enviado a {email} un correo de inicio de sesión con más instrucciones. Consulta tu correo para completar el inicio de sesión.',
    closeThisTab: 'Puedes cerrar esta pestaña.',
    commonFixes: 'Prueba estas soluciones habituales:',
    checkSpam: 'Comprueba si el correo se ha filtrado o marcado como spam.',
    checkConnection: 'Comprueba tu conexión a Internet.',
    checkSpelling: 'Comprueba que has escrito bien tu correo electrónico.',
    checkInbox:
      'Comprueba que no se esté agotando el espacio de tu bandeja de entrada y que no haya otros problemas con su configuración.',
    resendHint:
      'Si los pasos anteriores no han funcionado, puedes reenviar el correo. Ten en cuenta que así se desactivará el enlace del correo anterior.',
    confirmToComplete: 'Confirma tu correo electrónico para completar el inicio de sesión',
    useGuestsTab:
      'Has pedido este enlace como invitado, pero en esta pestaña no has iniciado sesión. Para conservar lo que tienes como invitado, abre el enlace en la pestaña que usas como invitado. Si inicias sesión aquí, tendrás otra cuenta.',
    useSameDevice: 'Prueba a abrir el enlace en el mismo dispositivo o navegador en el que empezaste a iniciar sesión.',
    sessionCleared: 'La sesión asociada a esta solicitud de inicio de sesión ha caducado o se ha borrado.',
    alreadyUsedPassword: 'Ya has utilizado {email} para iniciar sesión. Introduce la contraseña de esa cuenta.',
    alreadyUsedLink:
      'Ya has utilizado {email}. Puedes vincular tu cuenta de {provider} con {email} si inicias sesión abajo mediante un enlace enviado por correo.',
    linkOnSameDevice:
      'Para que tu cuenta de {provider} se pueda vincular con este correo electrónico, tienes que abrir el enlace en el mismo dispositivo o navegador.',
    intendedToConnect:
      'Querías vincular tu cuenta de {provider} con tu correo electrónico, pero has abierto el enlace en otro dispositivo en el que no has iniciado sesión.',
    stillConnect:
      'Si aún quieres vincular tu cuenta de {provider}, abre el enlace en el mismo dispositivo en el que empezaste a iniciar sesión. Si no, toca «Continuar» para iniciar sesión en este dispositivo.',
    alreadyUsedProvider: 'Ya has utilizado {email}. Inicia sesión con {provider} para continuar.',
    codeSentTo: 'Introduce el código de 6 dígitos que hemos enviado al {number}',
    emailChangedBack: 'Tu correo electrónico de inicio de sesión vuelve a ser {email}.',
    emailChangeSuspicion:
      'Si no has pedido cambiar tu correo electrónico de inicio de sesión, es posible que alguien esté intentando acceder a tu cuenta. Te recomendamos que [cambies tu contraseña de inmediato.]',
    emailNotChangedBack: 'Ha habido un problema al restablecer tu correo electrónico de inicio de sesión.',
    askAdministrator:
      'Si vuelves a intentarlo y sigues sin poder restablecer tu correo electrónico, pide ayuda a tu administrador.',
    signInWithNewAccount: 'Ya puedes iniciar sesión con tu nueva cuenta',
    verifyExpired: 'Tu solicitud para verificar el correo electrónico ha caducado o el enlace ya se ha utilizado',
    signInWithNewEmail: 'Ya puedes iniciar sesión con tu nuevo correo electrónico {email}.',
    updateExpired:
      'Tu solicitud para verificar y actualizar el correo electrónico ha caducado o el enlace ya se ha utilizado.',
    phoneRemoved: 'El teléfono {number} se ha eliminado como segundo paso de autenticación.',
    deviceRemoved: 'El dispositivo o la aplicación se ha eliminado como segundo paso de autenticación.',
    removalSuspicion:
      'Si no reconoces este dispositivo, es posible que alguien esté intentando acceder a tu cuenta. Te recomendamos que [cambies tu contraseña de inmediato.]',
    removalFailed: 'Se ha producido un error al eliminar tu segundo factor.',
    contactSupport: 'Vuelve a intentar eliminarlo. Si no funciona, ponte en contacto con el equipo de asistencia.',
    continueWith: '¿Continuar con {email}?',
    originallyWanted: 'Al principio querías iniciar sesión con {email}',
    signedInAs: 'Has iniciado sesión como {account}.',
    signedInToOther: 'Has iniciado sesión en otra cuenta.',
    replacesUser: 'Si continúas, se cerrará la sesión de esa cuenta.',
    stillSignedIn: 'Tu sesión sigue activa.',
    loggedIn: 'Has iniciado sesión.',
    signOutQuestion: '¿Quieres cerrar sesión?',
    signedOut: 'Se ha cerrado la sesión correctamente.',
    codeWillBeSentTo: 'Se enviará un código de 6 dígitos al {number}',
    authenticatorApp: 'Aplicación de autenticación',
    numbered: '{name} ({number})',
    codeFromApp: 'Introduce el código de 6 dígitos de tu aplicación de autenticación',
    secondFactorExplained:
      'Además de tu contraseña, se te pedirá un código para que nadie más pueda iniciar sesión en tu lugar.',
    emailUnverified: 'Primero verifica tu correo electrónico.',
    emailNotVerifiedYet: 'Tu correo electrónico aún no está verificado. Primero abre el enlace del correo.',
    verificationMailWillBeSentTo: 'Se enviará a {email} un correo con un enlace.',
    verificationMailSentTo: 'Para verificar tu correo electrónico, sigue las instrucciones enviadas a {email}',
    textMessage: 'Mensaje de texto',
    scanQrCode:
      'Escanea este código QR con tu aplicación de autenticación y, después, introduce el código de 6 dígitos que muestra.',
    keyInstead: 'Si no puedes escanearlo, introduce esta clave en la aplicación:',
    secondFactorKnown: 'Este teléfono ya es tu segundo paso.',

    // Messages about progress and success:
    loading: 'Cargando',
    longWait: 'Está tardando más de lo habitual.',
    verifying: 'Verificando…',
    signingIn: 'Iniciando sesión…',
    signedIn: '¡Sesión iniciada!',
    codeSent: '¡Código enviado!',
    mailSent: '¡Correo enviado!',
    verified: '¡Verificación completada!',
    secondFactorAdded: '¡Añadido!',
    resendIn: 'Reenviar el código en {countdown}',
    resendMailIn: 'Reenviar el correo en {countdown}',

    // Messages under fields:
    emailMissing: 'Introduce tu correo electrónico para continuar',
    emailInvalid: 'Ese correo electrónico no es correcto',
    passwordMissing: 'Introduce tu contraseña',
    nameMissing: 'Introduce tu nombre',
    fieldMissing: 'Rellena este campo',
    boxNotTicked: 'Marca esta casilla para continuar',
    phoneInvalid: 'Introduce un número de teléfono válido',
    verificationMissing: 'Completa el reCAPTCHA',
    passwordWeak: 'Las contraseñas seguras tienen al menos 6 caracteres y combinan letras y números',
    passwordAtLeast: 'Al menos {count} caracteres',
    passwordAtMost: 'Como máximo {count} caracteres',
    passwordUppercase: 'Una letra mayúscula',
    passwordLowercase: 'Una letra minúscula',
    passwordDigit: 'Un número',
    passwordSpecial: 'Un carácter especial',
    passwordTooWeak: 'Elige una contraseña más segura',
    passwordLacks: 'Elige otra contraseña: {requirements}',
    passwordOutdated: 'Esta contraseña ya no es lo bastante segura. Restablécela.',
    passwordBreached: 'Esta contraseña ha aparecido en una filtración de datos. Elige otra.',
    countryUnsupported: 'No se admite el prefijo de país indicado.',

    // Messages for errors:
    networkRequestFailed: 'Se ha producido un error de red',
    generic: 'Algo ha ido mal. Inténtalo de nuevo.',
    partMissing: 'No se ha podido cargar una parte de esta página. Comprueba tu conexión a Internet.',
    restartProcess:
      'Ha habido un problema al autenticar tu solicitud. Para reiniciar la autenticación, vuelve a visitar la URL que te ha redirigido a esta página.',
    noWebStorage: 'El navegador que utilizas no admite el almacenamiento web. Inténtalo de nuevo con otro navegador.',
    emailAlreadyInUse: 'Otra cuenta ya utiliza este correo electrónico',
    tooManyRequests:
      'Hemos bloqueado todas las solicitudes de este dispositivo debido a una actividad inusual. Inténtalo de nuevo más tarde.',
    userCancelled: 'Concede los permisos necesarios para iniciar sesión en la aplicación',
    userNotFound: 'Ese correo electrónico no corresponde a ninguna cuenta',
    wrongPassword: 'Correo electrónico o contraseña incorrectos',
    wrongCode: 'Código incorrecto. Inténtalo de nuevo.',
    codeExpired: 'Este código ya no es válido',
    actionCodeExpired: 'Este código ha caducado.',
    actionCodeInvalid:
      'El código no es válido. Es posible que sea incorrecto, que haya caducado o que ya se haya utilizado.',
    loginAgain: 'Vuelve a iniciar sesión para realizar esta operación',
    userDisabled: 'Un administrador ha inhabilitado la cuenta de usuario.',
    quotaExceeded: 'Se ha superado la cuota de esta operación. Inténtalo de nuevo más tarde.',
    timeout: 'Se ha agotado el tiempo de espera de la operación.',
    operationNotAllowed:
      'Esta forma de iniciar sesión no está habilitada. Ponte en contacto con el administrador de este sitio web.',
    adminRestricted: 'Esta operación está reservada a los administradores.',
    unauthorizedDomain:
      'Este sitio web no está autorizado para el inicio de sesión de usuarios. Ponte en contacto con su administrador.',
    tooManyPasswords:
      'Has introducido una contraseña incorrecta demasiadas veces. Inténtalo de nuevo dentro de unos minutos.',
    tooManySignUps:
      'Se están recibiendo demasiadas solicitudes de creación de cuentas desde tu dirección IP. Inténtalo de nuevo dentro de unos minutos.',
    sessionExpired: 'El inicio de sesión ha caducado. Inténtalo de nuevo.',
    noSignInMeans:
      'Ya existe una cuenta con este correo electrónico, pero sin ninguna forma de iniciar sesión. Restablece la contraseña para recuperar la cuenta.',
    emailMismatch: 'El correo electrónico indicado no coincide con el del inicio de sesión actual.',
    tooManyPhone: 'Este número de teléfono se ha utilizado demasiadas veces',
    resetMailFailed: 'No se ha podido enviar al correo electrónico indicado el código para restablecer la contraseña',
    mergeConflict:
      'No se ha podido convertir tu cuenta de invitado en una cuenta permanente. Estos datos de inicio de sesión ya están vinculados a otra cuenta.',
    signInAsBefore: 'Ya has utilizado {email}. Inicia sesión como lo hiciste antes y se vincularán tus cuentas.',
    popupBlocked: 'El navegador ha bloqueado la ventana de inicio de sesión.',
    continueInThisWindow: 'Continuar en esta ventana',
    or: 'o',
    lastUsed: 'Último uso',
    openAuthenticator: 'Abrir la aplicación',
    copyKey: 'Copiar la clave',
    keyCopied: 'Copiada',
    redirectResultLost:
      'El navegador no ha transmitido el inicio de sesión. Vuelve a elegir. Esta vez se abrirá una ventana.',
    inAppBrowserRefused:
      '{provider} no permite iniciar sesión dentro de otras aplicaciones. Abre esta página en tu navegador o inicia sesión de otra forma.',
    noMatchingTenant:
      'No hay ningún proveedor de inicio de sesión disponible para el correo electrónico indicado. Prueba con otro correo electrónico.',
    nameNotSaved: 'Se ha creado tu cuenta, pero no se ha podido guardar tu nombre.',
    networkRequestFailedLater: 'Se ha producido un error de red. Inténtalo de nuevo más tarde.',
    capsLockOn: 'El bloqueo de mayúsculas está activado.',

    // Texts for screen readers:
    showPassword: 'Mostrar contraseña',
    hidePassword: 'Ocultar contraseña',
    nowAvailable: '{action}: ya disponible.',
    passwordStrong: 'La contraseña es lo bastante segura.',
    requirementMet: 'Cumplido',
    qrCode: 'Código QR',
    countryList: 'Países',
    noCountry: 'Ningún país coincide',
    countries: '{count} países',
    countriesOne: '{count} país',
    countriesMany: '{count} de países',
  },
};

export default es;
