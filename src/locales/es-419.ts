import type { Language } from '../widget/messages/language.ts';

/** Spanish of Latin America. Visitors are addressed informally, as on Google's sign-in pages. */
const es419: Language = {
  tag: 'es-419',
  texts: {
    // Titles of screens:
    signIn: 'Acceder',
    signInWithEmail: 'Acceder con correo electrónico',
    errorEncountered: 'Se produjo un error',
    createAccount: 'Crear cuenta',
    recoverPassword: 'Recuperar contraseña',
    checkYourEmail: 'Revisa tu correo',
    notAuthorized: 'Sin autorización',
    resetYourPassword: 'Restablece tu contraseña',
    passwordChanged: 'Contraseña cambiada',
    tryResettingAgain: 'Vuelve a intentar restablecer tu contraseña',
    signInEmailSent: 'Correo de acceso enviado',
    troubleGettingEmail: '¿No te llega el correo?',
    confirmEmail: 'Confirma tu correo electrónico',
    newDevice: 'Se detectó un nuevo dispositivo o navegador',
    sessionEnded: 'Sesión finalizada',
    alreadyHaveAccount: 'Ya tienes una cuenta',
    enterPhoneNumber: 'Ingresa tu número de teléfono',
    verifyPhoneNumber: 'Verifica tu número de teléfono',
    verifyYourEmail: 'Verifica tu correo electrónico',
    emailUpdated: 'Correo electrónico actualizado',
    emailNotUpdated: 'No se pudo actualizar tu correo electrónico',
    emailVerified: 'Se verificó tu correo electrónico',
    tryVerifyingAgain: 'Vuelve a intentar verificar tu correo electrónico',
    emailVerifiedAndChanged: 'Se verificó y se cambió tu correo electrónico',
    tryUpdatingAgain: 'Vuelve a intentar actualizar tu correo electrónico',
    secondFactorRemoved: 'Se quitó el segundo factor',
    secondFactorNotRemoved: 'No se pudo quitar tu segundo factor',
    signOut: 'Salir',
    secondFactor: 'Verifica que eres tú',
    chooseSecondFactor: 'Elige cómo verificar que eres tú',
    addSecondFactor: 'Agrega un segundo paso',
    connectAuthenticatorApp: 'Conecta tu app de autenticación',

    // Text with the name of the visitor's organisation:
    signingInTo: 'Acceso a {name} · [Cambiar]',

    // Labels of fields:
    email: 'Correo electrónico',
    password: 'Contraseña',
    choosePassword: 'Elige una contraseña',
    newPassword: 'Nueva contraseña',
    name: 'Nombre y apellido',
    country: 'País',
    phoneNumber: 'Número de teléfono',
    code: 'Código de 6 dígitos',
    humanVerification: 'Confirma que no eres un robot',

    // Labels of buttons and links:
    next: 'Siguiente',
    cancel: 'Cancelar',
    retry: 'Reintentar',
    stopWaiting: 'Dejar de esperar',
    dismiss: 'Cerrar',
    signInAction: 'Acceder',
    troubleSigningIn: '¿No puedes acceder?',
    save: 'Guardar',
    send: 'Enviar',
    sendNewLink: 'Enviar un nuevo vínculo',
    done: 'Listo',
    back: 'Atrás',
    continue: 'Continuar',
    learnMore: 'Más información',
    resend: 'Reenviar',
    verify: 'Verificar',
    useAnotherAccount: 'Usar otra cuenta',

    // Labels of provider buttons:
    signInWithProvider: 'Acceder con {name}',
    signInWithEmailButton: 'Acceder con correo',
    emailShort: 'Correo',
    signInWithPhoneButton: 'Acceder con teléfono',
    phoneShort: 'Teléfono',
    signInToTenant: 'Acceder a {name}',
    continueAsGuest: 'Continuar como invitado',
    guestShort: 'Invitado',

    // Texts of the small print:
    termsOfService: 'Condiciones del Servicio',
    privacyPolicy: 'Política de Privacidad',
    termsByContinuing: 'Si continúas, indicas que aceptas nuestras {terms} y nuestra {privacy}.',
    termsBySms:
      'Si presionas “Verificar”, indicas que aceptas nuestras {terms} y nuestra {privacy}. Es posible que se envíe un SMS. Es posible que se apliquen tarifas de mensajes y datos.',
    smsRates:
      'Si presionas “Verificar”, es posible que se envíe un SMS. Es posible que se apliquen tarifas de mensajes y datos.',

    // Paragraphs on screens:
    createInstead: '¿No tienes cuenta? [Crea una]',
    recoverInstructions: 'Recibe en este correo electrónico las instrucciones para restablecer tu contraseña',
    followInstructions: 'Para recuperar tu contraseña, sigue las instrucciones enviadas a {email}',
    resetFor: 'para {email}',
    passwordChangedBody: 'Ya puedes acceder con tu nueva contraseña',
    resetExpired: 'Tu solicitud para restablecer la contraseña venció o el vínculo ya se usó',
    anotherMailTo: 'Se puede enviar otro correo a {email}.',
    notAuthorizedFor: '{identifier} no tiene autorización para ver la página solicitada.',
    notAuthorizedUser: 'No tienes autorización para ver la página solicitada.',
    contactAdmin: 'Comunícate con {email} para obtener autorización.',
    recoverToContinue: 'Para acceder con {email} en este dispositivo, debes recuperar la contraseña.',
    linkSentTo:
      'Enviamos a {email} un correo de acceso con más instrucciones. Revisa tu correo para terminar de acceder.',
    commonFixes: 'Prueba estas soluciones comunes:',
    checkSpam: 'Revisa si el correo se filtró o se marcó como spam.',
    checkConnection: 'Revisa tu conexión a Internet.',
    checkSpelling: 'Revisa que hayas escrito bien tu correo electrónico.',
    checkInbox: 'Revisa que tu bandeja de entrada no esté llena y que su configuración sea correcta.',
    resendHint:
      'Si los pasos anteriores no funcionaron, puedes reenviar el correo. Ten en cuenta que esto desactivará el vínculo del correo anterior.',
    confirmToComplete: 'Confirma tu correo electrónico para terminar de acceder',
    useGuestsTab:
      'Solicitaste este vínculo como invitado, pero en esta pestaña no accediste a ninguna cuenta. Para conservar lo que tienes como invitado, abre el vínculo en la pestaña que usas como invitado. Si accedes aquí, tendrás otra cuenta.',
    useSameDevice: 'Intenta abrir el vínculo en el mismo dispositivo o navegador en el que comenzaste a acceder.',
    sessionCleared: 'La sesión asociada a esta solicitud de acceso venció o se borró.',
    alreadyUsedPassword: 'Ya usaste {email} para acceder. Ingresa la contraseña de esa cuenta.',
    alreadyUsedLink:
      'Ya usaste {email}. Puedes vincular tu cuenta de {provider} con {email} si accedes a continuación mediante un vínculo enviado por correo.',
    linkOnSameDevice:
      'Para que tu cuenta de {provider} se pueda vincular con este correo electrónico, debes abrir el vínculo en el mismo dispositivo o navegador.',
    intendedToConnect:
      'Querías vincular {provider} con tu cuenta de correo electrónico, pero abriste el vínculo en otro dispositivo en el que no accediste a tu cuenta.',
    stillConnect:
      'Si aún quieres vincular tu cuenta de {provider}, abre el vínculo en el mismo dispositivo en el que comenzaste a acceder. De lo contrario, presiona “Continuar” para acceder en este dispositivo.',
    alreadyUsedProvider: 'Ya usaste {email}. Accede con {provider} para continuar.',
    codeSentTo: 'Ingresa el código de 6 dígitos que enviamos al {number}',
    emailChangedBack: 'Tu correo electrónico de acceso vuelve a ser {email}.',
    emailChangeSuspicion:
      'Si no solicitaste cambiar tu correo electrónico de acceso, es posible que alguien esté intentando ingresar a tu cuenta. Te recomendamos que [cambies tu contraseña de inmediato].',
    emailNotChangedBack: 'Hubo un problema al restablecer tu correo electrónico de acceso.',
    askAdministrator:
      'Si lo intentas de nuevo y sigues sin poder restablecer tu correo electrónico, pídele ayuda a tu administrador.',
    signInWithNewAccount: 'Ya puedes acceder con tu nueva cuenta',
    verifyExpired: 'Tu solicitud para verificar el correo electrónico venció o el vínculo ya se usó',
    signInWithNewEmail: 'Ya puedes acceder con tu nuevo correo electrónico {email}.',
    updateExpired: 'Tu solicitud para verificar y actualizar el correo electrónico venció o el vínculo ya se usó.',
    phoneRemoved: 'El teléfono {number} se quitó como segundo paso de autenticación.',
    deviceRemoved: 'El dispositivo o la app se quitó como segundo paso de autenticación.',
    removalSuspicion:
      'Si no reconoces este dispositivo, es posible que alguien esté intentando ingresar a tu cuenta. Te recomendamos que [cambies tu contraseña de inmediato].',
    removalFailed: 'Se produjo un error al quitar tu segundo factor.',
    contactSupport: 'Intenta quitarlo de nuevo. Si no funciona, comunícate con el equipo de asistencia.',
    continueWith: '¿Continuar con {email}?',
    originallyWanted: 'Al principio querías acceder con {email}',
    signedInAs: 'Accediste como {account}.',
    signedInToOther: 'Accediste a otra cuenta.',
    replacesUser: 'Si continúas, saldrás de esa cuenta.',
    stillSignedIn: 'Tu sesión sigue activa.',
    loggedIn: 'Tu sesión está activa.',
    signOutQuestion: '¿Quieres salir de tu cuenta?',
    signedOut: 'Saliste de tu cuenta.',
    codeWillBeSentTo: 'Se enviará un código de 6 dígitos al {number}',
    authenticatorApp: 'App de autenticación',
    numbered: '{name} ({number})',
    codeFromApp: 'Ingresa el código de 6 dígitos de tu app de autenticación',
    secondFactorExplained:
      'Además de tu contraseña, se te pedirá un código para que nadie más pueda acceder en tu lugar.',
    emailUnverified: 'Primero verifica tu correo electrónico.',
    emailNotVerifiedYet: 'Tu correo electrónico aún no está verificado. Primero abre el vínculo del correo.',
    verificationMailWillBeSentTo: 'Se enviará a {email} un correo con un vínculo.',
    verificationMailSentTo: 'Para verificar tu correo electrónico, sigue las instrucciones enviadas a {email}',
    textMessage: 'Mensaje de texto',
    scanQrCode:
      'Escanea este código QR con tu app de autenticación y, luego, ingresa el código de 6 dígitos que muestra.',
    keyInstead: 'Si no puedes escanearlo, ingresa esta clave en la app:',
    secondFactorKnown: 'Este teléfono ya es tu segundo paso.',

    // Messages about progress and success:
    loading: 'Cargando',
    longWait: 'Está tardando más de lo normal.',
    verifying: 'Verificando…',
    signingIn: 'Accediendo…',
    signedIn: '¡Accediste correctamente!',
    codeSent: '¡Código enviado!',
    verified: '¡Verificación completada!',
    secondFactorAdded: '¡Se agregó!',
    resendIn: 'Reenviar el código en {countdown}',
    resendMailIn: 'Reenviar el correo en {countdown}',

    // Messages under fields:
    emailMissing: 'Ingresa tu correo electrónico para continuar',
    emailInvalid: 'Ese correo electrónico no es correcto',
    passwordMissing: 'Ingresa tu contraseña',
    nameMissing: 'Ingresa tu nombre',
    fieldMissing: 'Completa este campo',
    boxNotTicked: 'Marca esta casilla para continuar',
    phoneInvalid: 'Ingresa un número de teléfono válido',
    verificationMissing: 'Completa el reCAPTCHA',
    passwordWeak: 'Las contraseñas seguras tienen al menos 6 caracteres y combinan letras y números',
    countryUnsupported: 'No se admite el código de país indicado.',

    // Messages for errors:
    networkRequestFailed: 'Se produjo un error de red',
    generic: 'Algo salió mal. Vuelve a intentarlo.',
    partMissing: 'No se pudo cargar una parte de esta página. Revisa tu conexión a Internet.',
    restartProcess:
      'Hubo un problema al autenticar tu solicitud. Para reiniciar la autenticación, vuelve a visitar la URL que te redireccionó a esta página.',
    noWebStorage: 'El navegador que usas no admite el almacenamiento web. Vuelve a intentarlo con otro navegador.',
    emailAlreadyInUse: 'Otra cuenta ya usa este correo electrónico',
    tooManyRequests:
      'Bloqueamos todas las solicitudes de este dispositivo debido a actividad inusual. Vuelve a intentarlo más tarde.',
    userCancelled: 'Otorga los permisos necesarios para acceder a la app',
    userNotFound: 'Ese correo electrónico no corresponde a ninguna cuenta',
    wrongPassword: 'El correo electrónico o la contraseña son incorrectos',
    wrongCode: 'Código incorrecto. Vuelve a intentarlo.',
    codeExpired: 'Este código ya no es válido',
    actionCodeExpired: 'Este código venció.',
    actionCodeInvalid:
      'Este código no es válido. Es posible que sea incorrecto, que haya vencido o que ya se haya usado.',
    loginAgain: 'Vuelve a acceder para realizar esta operación',
    userDisabled: 'Un administrador inhabilitó la cuenta de usuario.',
    quotaExceeded: 'Se superó la cuota de esta operación. Vuelve a intentarlo más tarde.',
    timeout: 'Se agotó el tiempo de espera de la operación.',
    operationNotAllowed: 'Esta forma de acceder no está habilitada. Comunícate con el administrador de este sitio.',
    adminRestricted: 'Esta operación está reservada a los administradores.',
    unauthorizedDomain:
      'Este sitio no tiene autorización para permitir el acceso de usuarios. Comunícate con su administrador.',
    tooManyPasswords: 'Ingresaste una contraseña incorrecta demasiadas veces. Vuelve a intentarlo en unos minutos.',
    tooManySignUps:
      'Se reciben demasiadas solicitudes de creación de cuentas desde tu dirección IP. Vuelve a intentarlo en unos minutos.',
    sessionExpired: 'Tu sesión de acceso venció. Vuelve a intentarlo.',
    noSignInMeans:
      'Ya existe una cuenta con este correo electrónico, pero no tiene ninguna forma de acceso. Restablece la contraseña para recuperar la cuenta.',
    emailMismatch: 'El correo electrónico indicado no coincide con el de la sesión de acceso actual.',
    tooManyPhone: 'Este número de teléfono se usó demasiadas veces',
    resetMailFailed: 'No se pudo enviar al correo electrónico indicado el código para restablecer la contraseña',
    mergeConflict:
      'No se pudo convertir tu cuenta de invitado en una cuenta permanente. Estas credenciales ya están asociadas a otra cuenta.',
    signInAsBefore: 'Ya usaste {email}. Accede como lo hiciste antes y se vincularán tus cuentas.',
    popupBlocked: 'El navegador bloqueó la ventana de acceso.',
    continueInThisWindow: 'Continuar en esta ventana',
    or: 'o',
    lastUsed: 'Último uso',
    openAuthenticator: 'Abrir la app de autenticación',
    copyKey: 'Copiar la clave',
    keyCopied: 'Copiada',
    redirectResultLost: 'El navegador no transmitió el acceso. Vuelve a elegir. Esta vez se abrirá una ventana.',
    inAppBrowserRefused:
      '{provider} no permite acceder dentro de otras apps. Abre esta página en tu navegador o accede de otra manera.',
    noMatchingTenant:
      'No hay ningún proveedor de acceso disponible para el correo electrónico indicado. Prueba con otro correo electrónico.',
    nameNotSaved: 'Se creó tu cuenta, pero no se pudo guardar tu nombre.',
    networkRequestFailedLater: 'Se produjo un error de red. Vuelve a intentarlo más tarde.',
    capsLockOn: 'El bloqueo de mayúsculas está activado.',

    // Texts for screen readers:
    showPassword: 'Mostrar contraseña',
    hidePassword: 'Ocultar contraseña',
    nowAvailable: '{action}: ya disponible.',
    qrCode: 'Código QR',
    countryList: 'Países',
    noCountry: 'Ningún país coincide',
    countries: '{count} países',
    countriesOne: '{count} país',
    countriesMany: '{count} de países',
  },
};

export default es419;
