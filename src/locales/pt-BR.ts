import type { Language } from '../widget/messages/language.ts';

/** Portuguese of Brazil. Visitors are addressed as você, as on Google's sign-in pages. */
const ptBR: Language = {
  tag: 'pt-BR',
  texts: {
    // Titles of screens:
    signIn: 'Fazer login',
    signInWithEmail: 'Fazer login com e-mail',
    errorEncountered: 'Ocorreu um erro',
    createAccount: 'Criar conta',
    recoverPassword: 'Recuperar senha',
    checkYourEmail: 'Confira seu e-mail',
    notAuthorized: 'Acesso não autorizado',
    resetYourPassword: 'Redefina sua senha',
    passwordChanged: 'Senha alterada',
    tryResettingAgain: 'Tente redefinir sua senha novamente',
    signInEmailSent: 'E-mail de login enviado',
    troubleGettingEmail: 'Não recebeu o e-mail?',
    confirmEmail: 'Confirme o endereço de e-mail',
    newDevice: 'Novo dispositivo ou navegador detectado',
    sessionEnded: 'Sessão encerrada',
    alreadyHaveAccount: 'Você já tem uma conta',
    enterPhoneNumber: 'Digite seu número de telefone',
    verifyPhoneNumber: 'Verifique seu número de telefone',
    verifyYourEmail: 'Verifique seu endereço de e-mail',
    emailUpdated: 'Endereço de e-mail atualizado',
    emailNotUpdated: 'Não foi possível atualizar seu endereço de e-mail',
    emailVerified: 'Seu endereço de e-mail foi verificado',
    tryVerifyingAgain: 'Tente verificar seu endereço de e-mail novamente',
    emailVerifiedAndChanged: 'Seu endereço de e-mail foi verificado e alterado',
    tryUpdatingAgain: 'Tente atualizar seu endereço de e-mail novamente',
    secondFactorRemoved: 'Segundo fator removido',
    secondFactorNotRemoved: 'Não foi possível remover seu segundo fator',
    signOut: 'Sair',
    secondFactor: 'Verifique sua identidade',
    chooseSecondFactor: 'Escolha como verificar sua identidade',
    addSecondFactor: 'Adicione uma segunda etapa',
    connectAuthenticatorApp: 'Conecte seu app autenticador',

    // Text with the name of the visitor's organisation:
    signingInTo: 'Login em {name} · [Alterar]',

    // Labels of fields:
    email: 'Endereço de e-mail',
    password: 'Senha',
    choosePassword: 'Escolha uma senha',
    newPassword: 'Nova senha',
    name: 'Nome e sobrenome',
    country: 'País',
    phoneNumber: 'Número de telefone',
    code: 'Código de 6 dígitos',
    humanVerification: 'Confirme que você não é um robô',

    // Labels of buttons and links:
    next: 'Avançar',
    cancel: 'Cancelar',
    retry: 'Tentar novamente',
    stopWaiting: 'Parar de esperar',
    dismiss: 'Fechar',
    signInAction: 'Fazer login',
    troubleSigningIn: 'Problemas para fazer login?',
    save: 'Salvar',
    send: 'Enviar',
    sendNewLink: 'Enviar um novo link',
    done: 'Concluído',
    back: 'Voltar',
    continue: 'Continuar',
    learnMore: 'Saiba mais',
    resend: 'Reenviar',
    verify: 'Verificar',
    useAnotherAccount: 'Usar outra conta',

    // Labels of provider buttons:
    signInWithProvider: 'Fazer login com {name}',
    signInWithEmailButton: 'Fazer login com e-mail',
    emailShort: 'E-mail',
    signInWithPhoneButton: 'Fazer login com telefone',
    phoneShort: 'Telefone',
    signInToTenant: 'Fazer login em {name}',
    continueAsGuest: 'Continuar como visitante',
    guestShort: 'Visitante',

    // Texts of the small print:
    termsOfService: 'Termos de Serviço',
    privacyPolicy: 'Política de Privacidade',
    termsByContinuing: 'Ao continuar, você concorda com nossos {terms} e nossa {privacy}.',
    termsBySms:
      'Ao tocar em “Verificar”, você concorda com nossos {terms} e nossa {privacy}. Um SMS poderá ser enviado. Tarifas de mensagens e dados poderão ser cobradas.',
    smsRates:
      'Se você tocar em “Verificar”, um SMS poderá ser enviado. Tarifas de mensagens e dados poderão ser cobradas.',

    // Paragraphs on screens:
    createInstead: 'Não tem uma conta? [Crie uma]',
    recoverInstructions: 'Receba neste endereço de e-mail as instruções para redefinir sua senha',
    followInstructions: 'Para recuperar sua senha, siga as instruções enviadas para {email}',
    resetFor: 'para {email}',
    passwordChangedBody: 'Agora você pode fazer login com sua nova senha',
    resetExpired: 'Sua solicitação de redefinição de senha expirou ou o link já foi usado',
    anotherMailTo: 'Outro e-mail pode ser enviado para {email}.',
    notAuthorizedFor: '{identifier} não tem autorização para ver a página solicitada.',
    notAuthorizedUser: 'Você não tem autorização para ver a página solicitada.',
    contactAdmin: 'Entre em contato com {email} para pedir autorização.',
    recoverToContinue: 'Para fazer login com {email} neste dispositivo, você precisa recuperar a senha.',
    linkSentTo:
      'Um e-mail de login com mais instruções foi enviado para {email}. Confira seu e-mail para concluir o login.',
    commonFixes: 'Tente estas soluções comuns:',
    checkSpam: 'Confira se o e-mail foi filtrado ou marcado como spam.',
    checkConnection: 'Confira sua conexão com a Internet.',
    checkSpelling: 'Confira se você digitou seu endereço de e-mail corretamente.',
    checkInbox:
      'Confira se o espaço da sua caixa de entrada não está acabando e se não há outros problemas nas configurações dela.',
    resendHint:
      'Se as etapas acima não funcionarem, você poderá reenviar o e-mail. Isso vai desativar o link do e-mail anterior.',
    confirmToComplete: 'Confirme seu endereço de e-mail para concluir o login',
    useGuestsTab:
      'Você pediu este link como visitante, mas não fez login nesta guia. Para manter o que você tem como visitante, abra o link na guia em que você é visitante. Se você fizer login aqui, terá outra conta.',
    useSameDevice: 'Tente abrir o link no mesmo dispositivo ou navegador em que você começou o login.',
    sessionCleared: 'A sessão associada a esta solicitação de login expirou ou foi apagada.',
    alreadyUsedPassword: 'Você já usou {email} para fazer login. Digite a senha dessa conta.',
    alreadyUsedLink:
      'Você já usou {email}. Para vincular sua conta {provider} a {email}, faça login abaixo com um link enviado por e-mail.',
    linkOnSameDevice:
      'Para que sua conta {provider} seja vinculada a este endereço de e-mail, você precisa abrir o link no mesmo dispositivo ou navegador.',
    intendedToConnect:
      'Você queria vincular {provider} à sua conta de e-mail, mas abriu o link em outro dispositivo, no qual não fez login.',
    stillConnect:
      'Se você ainda quiser vincular sua conta {provider}, abra o link no mesmo dispositivo em que começou o login. Caso contrário, toque em “Continuar” para fazer login neste dispositivo.',
    alreadyUsedProvider: 'Você já usou {email}. Faça login com {provider} para continuar.',
    codeSentTo: 'Digite o código de 6 dígitos que enviamos para {number}',
    emailChangedBack: 'Seu endereço de e-mail de login voltou a ser {email}.',
    emailChangeSuspicion:
      'Se você não pediu para alterar seu endereço de e-mail de login, é possível que alguém esteja tentando acessar sua conta. Recomendamos [alterar sua senha imediatamente].',
    emailNotChangedBack: 'Ocorreu um problema ao restaurar seu endereço de e-mail de login.',
    askAdministrator:
      'Se você tentar de novo e ainda não conseguir restaurar seu endereço de e-mail, peça ajuda ao administrador.',
    signInWithNewAccount: 'Agora você pode fazer login com sua nova conta',
    verifyExpired: 'Sua solicitação de verificação do endereço de e-mail expirou ou o link já foi usado',
    signInWithNewEmail: 'Agora você pode fazer login com seu novo endereço de e-mail {email}.',
    updateExpired: 'Sua solicitação de verificação e atualização do endereço de e-mail expirou ou o link já foi usado.',
    phoneRemoved: 'O telefone {number} foi removido como segunda etapa de autenticação.',
    deviceRemoved: 'O dispositivo ou app foi removido como segunda etapa de autenticação.',
    removalSuspicion:
      'Se você não reconhece este dispositivo, é possível que alguém esteja tentando acessar sua conta. Recomendamos [alterar sua senha imediatamente].',
    removalFailed: 'Ocorreu um erro ao remover seu segundo fator.',
    contactSupport: 'Tente removê-lo novamente. Se isso não funcionar, entre em contato com o suporte.',
    continueWith: 'Continuar com {email}?',
    originallyWanted: 'Inicialmente, você queria fazer login com {email}',
    signedInAs: 'Você fez login como {account}.',
    signedInToOther: 'Você fez login em outra conta.',
    replacesUser: 'Se você continuar, vai sair dessa conta.',
    stillSignedIn: 'Sua sessão continua ativa.',
    loggedIn: 'Você já fez login.',
    signOutQuestion: 'Você quer sair?',
    signedOut: 'Você saiu da sua conta.',
    codeWillBeSentTo: 'Um código de 6 dígitos será enviado para {number}',
    authenticatorApp: 'App autenticador',
    numbered: '{name} ({number})',
    codeFromApp: 'Digite o código de 6 dígitos do seu app autenticador',
    secondFactorExplained:
      'Além da sua senha, será pedido um código para que ninguém mais possa fazer login no seu lugar.',
    emailUnverified: 'Verifique primeiro seu endereço de e-mail.',
    emailNotVerifiedYet: 'Seu endereço de e-mail ainda não foi verificado. Abra primeiro o link do e-mail.',
    verificationMailWillBeSentTo: 'Um e-mail com um link será enviado para {email}.',
    verificationMailSentTo: 'Para verificar seu endereço de e-mail, siga as instruções enviadas para {email}',
    textMessage: 'Mensagem de texto',
    scanQrCode: 'Leia este código QR com seu app autenticador e digite o código de 6 dígitos que ele mostrar.',
    keyInstead: 'Se você não conseguir fazer a leitura, digite esta chave no app:',
    secondFactorKnown: 'Este telefone já é sua segunda etapa.',

    // Messages about progress and success:
    loading: 'Carregando',
    longWait: 'Isso está demorando mais que o normal.',
    verifying: 'Verificando…',
    signingIn: 'Fazendo login…',
    signedIn: 'Login concluído!',
    codeSent: 'Código enviado!',
    verified: 'Verificação concluída!',
    secondFactorAdded: 'Etapa adicionada!',
    resendIn: 'Reenviar código em {countdown}',
    resendMailIn: 'Reenviar e-mail em {countdown}',

    // Messages under fields:
    emailMissing: 'Digite seu endereço de e-mail para continuar',
    emailInvalid: 'Esse endereço de e-mail está incorreto',
    passwordMissing: 'Digite sua senha',
    nameMissing: 'Digite seu nome',
    fieldMissing: 'Preencha este campo',
    boxNotTicked: 'Marque esta caixa para continuar',
    phoneInvalid: 'Digite um número de telefone válido',
    verificationMissing: 'Complete o reCAPTCHA',
    passwordWeak: 'Senhas fortes têm pelo menos 6 caracteres e combinam letras e números',
    countryUnsupported: 'O código do país informado não é aceito.',

    // Messages for errors:
    networkRequestFailed: 'Ocorreu um erro de rede',
    generic: 'Algo deu errado. Tente novamente.',
    partMissing: 'Não foi possível carregar uma parte desta página. Confira sua conexão com a Internet.',
    restartProcess:
      'Ocorreu um problema ao autenticar sua solicitação. Para reiniciar a autenticação, acesse novamente o URL que redirecionou você para esta página.',
    noWebStorage:
      'O navegador que você está usando não é compatível com o armazenamento na Web. Tente novamente em outro navegador.',
    emailAlreadyInUse: 'O endereço de e-mail já está sendo usado por outra conta',
    tooManyRequests:
      'Bloqueamos todas as solicitações deste dispositivo devido a atividades incomuns. Tente novamente mais tarde.',
    userCancelled: 'Conceda as permissões necessárias para fazer login no app',
    userNotFound: 'Esse endereço de e-mail não corresponde a nenhuma conta',
    wrongPassword: 'Endereço de e-mail ou senha incorretos',
    wrongCode: 'Código incorreto. Tente novamente.',
    codeExpired: 'Este código não é mais válido',
    actionCodeExpired: 'Este código expirou.',
    actionCodeInvalid: 'O código é inválido. Ele pode estar incorreto, ter expirado ou já ter sido usado.',
    loginAgain: 'Faça login novamente para realizar esta operação',
    userDisabled: 'A conta de usuário foi desativada por um administrador.',
    quotaExceeded: 'A cota desta operação foi excedida. Tente novamente mais tarde.',
    timeout: 'O tempo limite da operação se esgotou.',
    operationNotAllowed: 'Esta forma de login não está ativada. Entre em contato com o administrador deste site.',
    adminRestricted: 'Esta operação é restrita a administradores.',
    unauthorizedDomain:
      'Este site não tem autorização para fazer o login de usuários. Entre em contato com o administrador dele.',
    tooManyPasswords: 'Você digitou uma senha incorreta vezes demais. Tente novamente em alguns minutos.',
    tooManySignUps:
      'Há um excesso de solicitações de criação de conta vindas do seu endereço IP. Tente novamente em alguns minutos.',
    sessionExpired: 'Sua sessão de login expirou. Tente novamente.',
    noSignInMeans:
      'Já existe uma conta com este endereço de e-mail, mas sem nenhuma forma de login. Redefina a senha para recuperar a conta.',
    emailMismatch: 'O endereço de e-mail informado não corresponde à sessão de login atual.',
    tooManyPhone: 'Este número de telefone foi usado vezes demais',
    resetMailFailed: 'Não foi possível enviar o código de redefinição de senha para o endereço de e-mail especificado',
    mergeConflict:
      'Não foi possível converter sua conta de visitante em uma conta permanente. Esses dados de login já estão vinculados a outra conta.',
    signInAsBefore: 'Você já usou {email}. Faça login como antes, e suas contas serão vinculadas.',
    popupBlocked: 'Seu navegador bloqueou a janela de login.',
    continueInThisWindow: 'Continuar nesta janela',
    or: 'ou',
    lastUsed: 'Último uso',
    openAuthenticator: 'Abrir app autenticador',
    copyKey: 'Copiar chave',
    keyCopied: 'Copiada',
    redirectResultLost: 'Seu navegador não transmitiu o login. Escolha novamente. Desta vez, uma janela será aberta.',
    inAppBrowserRefused:
      '{provider} não permite o login dentro de outros apps. Abra esta página no seu navegador ou faça login de outra forma.',
    noMatchingTenant:
      'Nenhum provedor de login está disponível para o endereço de e-mail informado. Tente com outro endereço de e-mail.',
    nameNotSaved: 'Sua conta foi criada, mas não foi possível salvar seu nome.',
    networkRequestFailedLater: 'Ocorreu um erro de rede. Tente novamente mais tarde.',
    capsLockOn: 'O Caps Lock está ativado.',

    // Texts for screen readers:
    showPassword: 'Mostrar senha',
    hidePassword: 'Ocultar senha',
    nowAvailable: '{action}: disponível agora.',
    qrCode: 'Código QR',
    countryList: 'Países',
    noCountry: 'Nenhum país encontrado',
    countries: '{count} países',
    countriesOne: '{count} país',
    countriesMany: '{count} de países',
  },
};

export default ptBR;
