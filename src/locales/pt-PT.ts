import type { Language } from '../widget/messages/language.ts';

/** Portuguese of Portugal. Visitors are addressed formally, as on Google's sign-in pages. */
const ptPT: Language = {
  tag: 'pt-PT',
  texts: {
    // Titles of screens:
    signIn: 'Iniciar sessão',
    signInWithEmail: 'Iniciar sessão com o email',
    errorEncountered: 'Ocorreu um erro',
    createAccount: 'Criar conta',
    recoverPassword: 'Recuperar palavra-passe',
    checkYourEmail: 'Consulte o seu email',
    notAuthorized: 'Sem autorização',
    resetYourPassword: 'Reponha a sua palavra-passe',
    passwordChanged: 'Palavra-passe alterada',
    tryResettingAgain: 'Tente repor novamente a sua palavra-passe',
    signInEmailSent: 'Email de início de sessão enviado',
    troubleGettingEmail: 'Não recebeu o email?',
    confirmEmail: 'Confirme o endereço de email',
    newDevice: 'Novo dispositivo ou navegador detetado',
    sessionEnded: 'Sessão terminada',
    alreadyHaveAccount: 'Já tem uma conta',
    enterPhoneNumber: 'Introduza o seu número de telefone',
    verifyPhoneNumber: 'Valide o seu número de telefone',
    verifyYourEmail: 'Valide o seu endereço de email',
    emailUpdated: 'Endereço de email atualizado',
    emailNotUpdated: 'Não foi possível atualizar o seu endereço de email',
    emailVerified: 'O seu endereço de email foi validado',
    tryVerifyingAgain: 'Tente validar novamente o seu endereço de email',
    emailVerifiedAndChanged: 'O seu endereço de email foi validado e alterado',
    tryUpdatingAgain: 'Tente atualizar novamente o seu endereço de email',
    secondFactorRemoved: 'Segundo fator removido',
    secondFactorNotRemoved: 'Não foi possível remover o seu segundo fator',
    signOut: 'Terminar sessão',
    secondFactor: 'Valide a sua identidade',
    chooseSecondFactor: 'Escolha como validar a sua identidade',
    addSecondFactor: 'Adicione um segundo passo',
    connectAuthenticatorApp: 'Ligue a sua app de autenticação',

    // Text with the name of the visitor's organisation:
    signingInTo: 'Início de sessão em {name} · [Alterar]',

    // Labels of fields:
    email: 'Endereço de email',
    password: 'Palavra-passe',
    choosePassword: 'Escolha uma palavra-passe',
    newPassword: 'Nova palavra-passe',
    name: 'Nome e apelido',
    country: 'País',
    phoneNumber: 'Número de telefone',
    code: 'Código de 6 dígitos',
    humanVerification: 'Confirme que não é um robô',

    // Labels of buttons and links:
    next: 'Seguinte',
    cancel: 'Cancelar',
    retry: 'Tentar novamente',
    stopWaiting: 'Parar de aguardar',
    dismiss: 'Fechar',
    signInAction: 'Iniciar sessão',
    troubleSigningIn: 'Não consegue iniciar sessão?',
    save: 'Guardar',
    send: 'Enviar',
    sendNewLink: 'Enviar um novo link',
    done: 'Concluído',
    back: 'Voltar',
    continue: 'Continuar',
    learnMore: 'Saber mais',
    resend: 'Reenviar',
    verify: 'Validar',
    useAnotherAccount: 'Utilizar outra conta',

    // Labels of provider buttons:
    signInWithProvider: 'Iniciar sessão com {name}',
    signInWithEmailButton: 'Iniciar sessão com email',
    emailShort: 'Email',
    signInWithPhoneButton: 'Iniciar sessão com telefone',
    phoneShort: 'Telefone',
    signInToTenant: 'Iniciar sessão em {name}',
    continueAsGuest: 'Continuar como convidado',
    guestShort: 'Convidado',

    // Texts of the small print:
    termsOfService: 'Termos de Utilização',
    privacyPolicy: 'Política de Privacidade',
    termsByContinuing: 'Ao continuar, indica que aceita os nossos {terms} e a nossa {privacy}.',
    termsBySms:
      'Ao tocar em «Validar», indica que aceita os nossos {terms} e a nossa {privacy}. Poderá ser enviado um SMS. Podem aplicar-se custos de mensagens e de dados.',
    smsRates: 'Se tocar em «Validar», poderá ser enviado um SMS. Podem aplicar-se custos de mensagens e de dados.',

    // Paragraphs on screens:
    createInstead: 'Não tem uma conta? [Crie uma]',
    recoverInstructions: 'Receba neste endereço de email as instruções para repor a sua palavra-passe',
    followInstructions: 'Para recuperar a sua palavra-passe, siga as instruções enviadas para {email}',
    resetFor: 'para {email}',
    passwordChangedBody: 'Já pode iniciar sessão com a nova palavra-passe',
    resetExpired: 'O seu pedido de reposição da palavra-passe expirou ou o link já foi utilizado',
    anotherMailTo: 'É possível enviar outro email para {email}.',
    notAuthorizedFor: '{identifier} não tem autorização para ver a página solicitada.',
    notAuthorizedUser: 'Não tem autorização para ver a página solicitada.',
    contactAdmin: 'Contacte {email} para obter autorização.',
    recoverToContinue: 'Para iniciar sessão com {email} neste dispositivo, tem de recuperar a palavra-passe.',
    linkSentTo:
      'Foi enviado para {email} um email de início de sessão com mais instruções. Consulte o seu email para concluir o início de sessão.',
    commonFixes: 'Experimente estas soluções comuns:',
    checkSpam: 'Verifique se o email foi filtrado ou marcado como spam.',
    checkConnection: 'Verifique a sua ligação à Internet.',
    checkSpelling: 'Verifique se escreveu corretamente o seu endereço de email.',
    checkInbox: 'Verifique se a sua caixa de entrada não está cheia e se as respetivas definições estão corretas.',
    resendHint:
      'Se os passos acima não tiverem resultado, pode reenviar o email. Tenha em atenção que isto desativa o link do email anterior.',
    confirmToComplete: 'Confirme o seu endereço de email para concluir o início de sessão',
    useGuestsTab:
      'Pediu este link como convidado, mas não tem sessão iniciada neste separador. Para manter o que tem como convidado, abra o link no separador que usa como convidado. Se iniciar sessão aqui, ficará com outra conta.',
    useSameDevice: 'Experimente abrir o link no mesmo dispositivo ou navegador em que começou a iniciar sessão.',
    sessionCleared: 'A sessão associada a este pedido de início de sessão expirou ou foi apagada.',
    alreadyUsedPassword: 'Já utilizou {email} para iniciar sessão. Introduza a palavra-passe dessa conta.',
    alreadyUsedLink:
      'Já utilizou {email}. Pode associar a sua conta {provider} a {email} se iniciar sessão abaixo com um link enviado por email.',
    linkOnSameDevice:
      'Para que a sua conta {provider} possa ser associada a este endereço de email, tem de abrir o link no mesmo dispositivo ou navegador.',
    intendedToConnect:
      'Pretendia associar {provider} à sua conta de email, mas abriu o link noutro dispositivo, no qual não tem sessão iniciada.',
    stillConnect:
      'Se ainda quiser associar a sua conta {provider}, abra o link no mesmo dispositivo em que começou a iniciar sessão. Caso contrário, toque em «Continuar» para iniciar sessão neste dispositivo.',
    alreadyUsedProvider: 'Já utilizou {email}. Inicie sessão com {provider} para continuar.',
    codeSentTo: 'Introduza o código de 6 dígitos que enviámos para {number}',
    emailChangedBack: 'O seu endereço de email de início de sessão voltou a ser {email}.',
    emailChangeSuspicion:
      'Se não pediu para alterar o seu endereço de email de início de sessão, é possível que alguém esteja a tentar aceder à sua conta. Recomendamos que [altere a sua palavra-passe de imediato].',
    emailNotChangedBack: 'Ocorreu um problema ao repor o seu endereço de email de início de sessão.',
    askAdministrator:
      'Se tentar novamente e continuar sem conseguir repor o seu endereço de email, peça ajuda ao administrador.',
    signInWithNewAccount: 'Já pode iniciar sessão com a sua nova conta',
    verifyExpired: 'O seu pedido de validação do endereço de email expirou ou o link já foi utilizado',
    signInWithNewEmail: 'Já pode iniciar sessão com o seu novo endereço de email {email}.',
    updateExpired: 'O seu pedido de validação e atualização do endereço de email expirou ou o link já foi utilizado.',
    phoneRemoved: 'O telefone {number} foi removido como segundo passo de autenticação.',
    deviceRemoved: 'O dispositivo ou app foi removido como segundo passo de autenticação.',
    removalSuspicion:
      'Se não reconhece este dispositivo, é possível que alguém esteja a tentar aceder à sua conta. Recomendamos que [altere a sua palavra-passe de imediato].',
    removalFailed: 'Ocorreu um erro ao remover o seu segundo fator.',
    contactSupport: 'Tente removê-lo novamente. Se não resultar, contacte o apoio técnico.',
    continueWith: 'Continuar com {email}?',
    originallyWanted: 'Inicialmente, queria iniciar sessão com {email}',
    signedInAs: 'Tem sessão iniciada como {account}.',
    signedInToOther: 'Tem sessão iniciada noutra conta.',
    replacesUser: 'Se continuar, a sessão dessa conta será terminada.',
    stillSignedIn: 'Ainda tem sessão iniciada.',
    loggedIn: 'Tem sessão iniciada.',
    signOutQuestion: 'Quer terminar sessão?',
    signedOut: 'A sessão foi terminada com êxito.',
    codeWillBeSentTo: 'Será enviado um código de 6 dígitos para {number}',
    authenticatorApp: 'App de autenticação',
    numbered: '{name} ({number})',
    codeFromApp: 'Introduza o código de 6 dígitos da sua app de autenticação',
    secondFactorExplained:
      'Além da palavra-passe, ser-lhe-á pedido um código, para que mais ninguém possa iniciar sessão em seu lugar.',
    emailUnverified: 'Valide primeiro o seu endereço de email.',
    emailNotVerifiedYet: 'O seu endereço de email ainda não foi validado. Abra primeiro o link do email.',
    verificationMailWillBeSentTo: 'Será enviado para {email} um email com um link.',
    verificationMailSentTo: 'Para validar o seu endereço de email, siga as instruções enviadas para {email}',
    textMessage: 'Mensagem de texto',
    scanQrCode:
      'Leia este código QR com a sua app de autenticação e, em seguida, introduza o código de 6 dígitos que esta apresenta.',
    keyInstead: 'Se não conseguir fazer a leitura, introduza esta chave na app:',
    secondFactorKnown: 'Este telefone já é o seu segundo passo.',

    // Messages about progress and success:
    loading: 'A carregar',
    longWait: 'Está a demorar mais do que o habitual.',
    verifying: 'A validar…',
    signingIn: 'A iniciar sessão…',
    signedIn: 'Sessão iniciada!',
    codeSent: 'Código enviado!',
    verified: 'Validação concluída!',
    secondFactorAdded: 'Adicionado!',
    resendIn: 'Reenviar código dentro de {countdown}',
    resendMailIn: 'Reenviar email dentro de {countdown}',

    // Messages under fields:
    emailMissing: 'Introduza o seu endereço de email para continuar',
    emailInvalid: 'Esse endereço de email não está correto',
    passwordMissing: 'Introduza a sua palavra-passe',
    nameMissing: 'Introduza o seu nome',
    fieldMissing: 'Preencha este campo',
    boxNotTicked: 'Selecione esta caixa para continuar',
    phoneInvalid: 'Introduza um número de telefone válido',
    verificationMissing: 'Conclua o reCAPTCHA',
    passwordWeak: 'As palavras-passe fortes têm, pelo menos, 6 carateres e uma combinação de letras e números',
    countryUnsupported: 'O indicativo do país indicado não é suportado.',

    // Messages for errors:
    networkRequestFailed: 'Ocorreu um erro de rede',
    generic: 'Algo correu mal. Tente novamente.',
    partMissing: 'Não foi possível carregar uma parte desta página. Verifique a sua ligação à Internet.',
    restartProcess:
      'Ocorreu um problema ao autenticar o seu pedido. Para reiniciar a autenticação, aceda novamente ao URL a partir do qual chegou a esta página.',
    noWebStorage: 'O navegador que está a utilizar não suporta o armazenamento Web. Tente novamente noutro navegador.',
    emailAlreadyInUse: 'O endereço de email já está a ser utilizado por outra conta',
    tooManyRequests:
      'Bloqueámos todos os pedidos deste dispositivo devido a atividade invulgar. Tente novamente mais tarde.',
    userCancelled: 'Conceda as autorizações necessárias para iniciar sessão na app',
    userNotFound: 'Esse endereço de email não corresponde a nenhuma conta',
    wrongPassword: 'Endereço de email ou palavra-passe incorretos',
    wrongCode: 'Código incorreto. Tente novamente.',
    codeExpired: 'Este código já não é válido',
    actionCodeExpired: 'Este código expirou.',
    actionCodeInvalid: 'Este código não é válido. Pode estar incorreto, ter expirado ou já ter sido utilizado.',
    loginAgain: 'Inicie sessão novamente para realizar esta operação',
    userDisabled: 'A conta de utilizador foi desativada por um administrador.',
    quotaExceeded: 'A quota desta operação foi excedida. Tente novamente mais tarde.',
    timeout: 'A operação excedeu o tempo limite.',
    operationNotAllowed: 'Esta forma de início de sessão não está ativada. Contacte o administrador deste site.',
    adminRestricted: 'Esta operação está reservada a administradores.',
    unauthorizedDomain:
      'Este site não está autorizado a permitir o início de sessão de utilizadores. Contacte o respetivo administrador.',
    tooManyPasswords:
      'Introduziu uma palavra-passe incorreta demasiadas vezes. Tente novamente dentro de alguns minutos.',
    tooManySignUps:
      'Há demasiados pedidos de criação de contas a partir do seu endereço IP. Tente novamente dentro de alguns minutos.',
    sessionExpired: 'O seu início de sessão expirou. Tente novamente.',
    noSignInMeans:
      'Já existe uma conta com este endereço de email, mas não tem nenhuma forma de início de sessão. Reponha a palavra-passe para recuperar a conta.',
    emailMismatch: 'O endereço de email indicado não corresponde ao início de sessão atual.',
    tooManyPhone: 'Este número de telefone foi utilizado demasiadas vezes',
    resetMailFailed:
      'Não foi possível enviar o código de reposição da palavra-passe para o endereço de email especificado',
    mergeConflict:
      'Não foi possível converter a sua conta de convidado numa conta permanente. Estas credenciais já estão associadas a outra conta.',
    signInAsBefore: 'Já utilizou {email}. Inicie sessão da mesma forma que antes e as suas contas serão associadas.',
    popupBlocked: 'O seu navegador bloqueou a janela de início de sessão.',
    continueInThisWindow: 'Continuar nesta janela',
    or: 'ou',
    lastUsed: 'Última utilização',
    openAuthenticator: 'Abrir app de autenticação',
    copyKey: 'Copiar chave',
    keyCopied: 'Copiada',
    redirectResultLost:
      'O seu navegador não transmitiu o início de sessão. Escolha novamente. Desta vez, será aberta uma janela.',
    inAppBrowserRefused:
      '{provider} não permite o início de sessão dentro de outras apps. Abra esta página no seu navegador ou inicie sessão de outra forma.',
    noMatchingTenant:
      'Não há nenhum fornecedor de início de sessão disponível para o endereço de email indicado. Experimente outro endereço de email.',
    nameNotSaved: 'A sua conta foi criada, mas não foi possível guardar o seu nome.',
    networkRequestFailedLater: 'Ocorreu um erro de rede. Tente novamente mais tarde.',
    capsLockOn: 'O Caps Lock está ativado.',

    // Texts for screen readers:
    showPassword: 'Mostrar palavra-passe',
    hidePassword: 'Ocultar palavra-passe',
    nowAvailable: '{action}: já disponível.',
    qrCode: 'Código QR',
    countryList: 'Países',
    noCountry: 'Nenhum país encontrado',
    countries: '{count} países',
    countriesOne: '{count} país',
    countriesMany: '{count} de países',
  },
};

export default ptPT;
