import type { Language } from '../widget/messages/language.ts';

/** Vietnamese. Visitors are addressed with the neutral "bạn", as on Google's sign-in pages. */
const vi: Language = {
  tag: 'vi',
  texts: {
    // Titles of screens:
    signIn: 'Đăng nhập',
    signInWithEmail: 'Đăng nhập bằng email',
    errorEncountered: 'Đã xảy ra lỗi',
    createAccount: 'Tạo tài khoản',
    recoverPassword: 'Khôi phục mật khẩu',
    checkYourEmail: 'Kiểm tra email của bạn',
    notAuthorized: 'Không được phép',
    resetYourPassword: 'Đặt lại mật khẩu của bạn',
    passwordChanged: 'Đã thay đổi mật khẩu',
    tryResettingAgain: 'Hãy thử đặt lại mật khẩu một lần nữa',
    signInEmailSent: 'Đã gửi email đăng nhập',
    troubleGettingEmail: 'Bạn không nhận được email?',
    confirmEmail: 'Xác nhận địa chỉ email',
    newDevice: 'Đã phát hiện thiết bị hoặc trình duyệt mới',
    sessionEnded: 'Phiên đã kết thúc',
    alreadyHaveAccount: 'Bạn đã có tài khoản',
    enterPhoneNumber: 'Nhập số điện thoại của bạn',
    verifyPhoneNumber: 'Xác minh số điện thoại của bạn',
    verifyYourEmail: 'Xác minh địa chỉ email của bạn',
    emailUpdated: 'Đã cập nhật địa chỉ email',
    emailNotUpdated: 'Không thể cập nhật địa chỉ email của bạn',
    emailVerified: 'Địa chỉ email của bạn đã được xác minh',
    tryVerifyingAgain: 'Hãy thử xác minh địa chỉ email một lần nữa',
    emailVerifiedAndChanged: 'Địa chỉ email của bạn đã được xác minh và thay đổi',
    tryUpdatingAgain: 'Hãy thử cập nhật địa chỉ email một lần nữa',
    secondFactorRemoved: 'Đã xóa yếu tố xác thực thứ hai',
    secondFactorNotRemoved: 'Không thể xóa yếu tố xác thực thứ hai của bạn',
    signOut: 'Đăng xuất',
    secondFactor: 'Xác minh danh tính của bạn',
    chooseSecondFactor: 'Chọn cách xác minh danh tính của bạn',
    addSecondFactor: 'Thêm bước xác thực thứ hai',
    connectAuthenticatorApp: 'Kết nối ứng dụng xác thực của bạn',

    // Text with the name of the visitor's organisation:
    signingInTo: 'Đăng nhập vào {name} · [Thay đổi]',

    // Labels of fields:
    email: 'Địa chỉ email',
    password: 'Mật khẩu',
    choosePassword: 'Chọn mật khẩu',
    newPassword: 'Mật khẩu mới',
    name: 'Họ và tên',
    country: 'Quốc gia',
    phoneNumber: 'Số điện thoại',
    code: 'Mã gồm 6 chữ số',
    humanVerification: 'Xác minh bạn là con người',

    // Labels of buttons and links:
    next: 'Tiếp theo',
    cancel: 'Hủy',
    retry: 'Thử lại',
    stopWaiting: 'Dừng chờ',
    dismiss: 'Đóng',
    signInAction: 'Đăng nhập',
    troubleSigningIn: 'Không đăng nhập được?',
    save: 'Lưu',
    send: 'Gửi',
    sendNewLink: 'Gửi đường liên kết mới',
    done: 'Xong',
    back: 'Quay lại',
    continue: 'Tiếp tục',
    learnMore: 'Tìm hiểu thêm',
    resend: 'Gửi lại',
    verify: 'Xác minh',
    useAnotherAccount: 'Sử dụng tài khoản khác',

    // Labels of provider buttons:
    signInWithProvider: 'Đăng nhập bằng {name}',
    signInWithEmailButton: 'Đăng nhập bằng email',
    emailShort: 'Email',
    signInWithPhoneButton: 'Đăng nhập bằng điện thoại',
    phoneShort: 'Điện thoại',
    signInToTenant: 'Đăng nhập vào {name}',
    continueAsGuest: 'Tiếp tục với tư cách khách',
    guestShort: 'Khách',

    // Texts of the small print:
    termsOfService: 'Điều khoản dịch vụ',
    privacyPolicy: 'Chính sách quyền riêng tư',
    termsByContinuing: 'Khi tiếp tục, bạn chấp nhận {terms} và {privacy} của chúng tôi.',
    termsBySms:
      'Khi nhấn vào “Xác minh”, bạn chấp nhận {terms} và {privacy} của chúng tôi. Chúng tôi có thể gửi một tin nhắn SMS. Bạn có thể phải trả cước tin nhắn và dữ liệu.',
    smsRates:
      'Khi bạn nhấn vào “Xác minh”, chúng tôi có thể gửi một tin nhắn SMS. Bạn có thể phải trả cước tin nhắn và dữ liệu.',

    // Paragraphs on screens:
    createInstead: 'Bạn chưa có tài khoản? [Tạo tài khoản]',
    recoverInstructions: 'Chúng tôi sẽ gửi hướng dẫn đặt lại mật khẩu đến địa chỉ email này',
    followInstructions: 'Để khôi phục mật khẩu của bạn, hãy làm theo hướng dẫn đã gửi đến {email}',
    resetFor: 'cho {email}',
    passwordChangedBody: 'Giờ đây, bạn có thể đăng nhập bằng mật khẩu mới',
    resetExpired: 'Yêu cầu đặt lại mật khẩu của bạn đã hết hạn hoặc đường liên kết đã được sử dụng',
    anotherMailTo: 'Chúng tôi có thể gửi một email khác đến {email}.',
    notAuthorizedFor: '{identifier} không được phép xem trang đã yêu cầu.',
    notAuthorizedUser: 'Bạn không được phép xem trang đã yêu cầu.',
    contactAdmin: 'Vui lòng liên hệ với {email} để được cấp quyền.',
    recoverToContinue: 'Để đăng nhập bằng {email} trên thiết bị này, bạn phải khôi phục mật khẩu.',
    linkSentTo:
      'Chúng tôi đã gửi đến {email} một email đăng nhập kèm theo hướng dẫn bổ sung. Hãy kiểm tra email để hoàn tất quá trình đăng nhập.',
    commonFixes: 'Hãy thử các cách khắc phục phổ biến sau:',
    checkSpam: 'Kiểm tra xem email có bị đánh dấu là thư rác hoặc bị lọc hay không.',
    checkConnection: 'Kiểm tra kết nối Internet của bạn.',
    checkSpelling: 'Kiểm tra để chắc chắn rằng bạn đã nhập đúng địa chỉ email.',
    checkInbox: 'Kiểm tra xem hộp thư đến có sắp hết dung lượng hoặc có vấn đề nào khác về chế độ cài đặt hay không.',
    resendHint:
      'Nếu các bước trên không hiệu quả, bạn có thể gửi lại email. Khi đó, đường liên kết trong email cũ sẽ không còn dùng được.',
    confirmToComplete: 'Nhập lại địa chỉ email của bạn để xác nhận và hoàn tất quá trình đăng nhập',
    useGuestsTab:
      'Bạn đã yêu cầu đường liên kết này với tư cách khách, nhưng trong thẻ này, bạn đã đăng xuất. Để giữ lại những gì bạn có khi là khách, hãy mở đường liên kết trong thẻ mà bạn đang dùng với tư cách khách. Nếu đăng nhập tại đây, bạn sẽ có một tài khoản khác.',
    useSameDevice:
      'Hãy thử mở đường liên kết trên chính thiết bị hoặc trình duyệt mà bạn đã dùng để bắt đầu đăng nhập.',
    sessionCleared: 'Phiên liên kết với yêu cầu đăng nhập này đã hết hạn hoặc đã bị xóa.',
    alreadyUsedPassword: 'Bạn đã từng dùng {email} để đăng nhập. Hãy nhập mật khẩu của tài khoản đó.',
    alreadyUsedLink:
      'Bạn đã từng dùng {email}. Để kết nối tài khoản {provider} với {email}, hãy đăng nhập bên dưới bằng đường liên kết gửi qua email.',
    linkOnSameDevice:
      'Để kết nối được tài khoản {provider} với địa chỉ email này, bạn phải mở đường liên kết trên cùng thiết bị hoặc trình duyệt.',
    intendedToConnect:
      'Ban đầu bạn định kết nối tài khoản {provider} với địa chỉ email của mình, nhưng bạn đã mở đường liên kết trên một thiết bị khác mà bạn chưa đăng nhập.',
    stillConnect:
      'Nếu vẫn muốn kết nối tài khoản {provider}, hãy mở đường liên kết trên thiết bị mà bạn đã bắt đầu đăng nhập. Nếu không, hãy nhấn vào “Tiếp tục” để đăng nhập trên thiết bị này.',
    alreadyUsedProvider: 'Bạn đã từng dùng {email}. Hãy đăng nhập bằng {provider} để tiếp tục.',
    codeSentTo: 'Nhập mã gồm 6 chữ số mà chúng tôi đã gửi đến {number}',
    emailChangedBack: 'Địa chỉ email đăng nhập của bạn đã được đổi lại thành {email}.',
    emailChangeSuspicion:
      'Nếu bạn không yêu cầu thay đổi địa chỉ email đăng nhập thì có thể ai đó đang tìm cách truy cập vào tài khoản của bạn. Bạn nên [đổi mật khẩu ngay].',
    emailNotChangedBack: 'Đã xảy ra sự cố khi đổi lại địa chỉ email đăng nhập của bạn.',
    askAdministrator: 'Nếu bạn thử lại mà vẫn không thể đổi lại địa chỉ email, hãy nhờ quản trị viên trợ giúp.',
    signInWithNewAccount: 'Giờ đây, bạn có thể đăng nhập bằng tài khoản mới',
    verifyExpired: 'Yêu cầu xác minh địa chỉ email của bạn đã hết hạn hoặc đường liên kết đã được sử dụng',
    signInWithNewEmail: 'Giờ đây, bạn có thể đăng nhập bằng địa chỉ email mới {email}.',
    updateExpired: 'Yêu cầu xác minh và cập nhật địa chỉ email của bạn đã hết hạn hoặc đường liên kết đã được sử dụng.',
    phoneRemoved: 'Số điện thoại {number} không còn được dùng cho bước xác thực thứ hai.',
    deviceRemoved: 'Thiết bị hoặc ứng dụng này không còn được dùng cho bước xác thực thứ hai.',
    removalSuspicion:
      'Nếu bạn không nhận ra thiết bị này thì có thể ai đó đang tìm cách truy cập vào tài khoản của bạn. Bạn nên [đổi mật khẩu ngay].',
    removalFailed: 'Đã xảy ra lỗi khi xóa yếu tố xác thực thứ hai của bạn.',
    contactSupport: 'Hãy thử xóa lại. Nếu vẫn không được, hãy liên hệ với bộ phận hỗ trợ để được trợ giúp.',
    continueWith: 'Tiếp tục với {email}?',
    originallyWanted: 'Ban đầu bạn muốn đăng nhập bằng {email}',
    signedInAs: 'Bạn đang đăng nhập bằng {account}.',
    signedInToOther: 'Bạn đang đăng nhập vào một tài khoản khác.',
    replacesUser: 'Nếu tiếp tục, bạn sẽ bị đăng xuất khỏi tài khoản đó.',
    stillSignedIn: 'Bạn vẫn đang đăng nhập.',
    loggedIn: 'Bạn đã đăng nhập.',
    signOutQuestion: 'Bạn có muốn đăng xuất không?',
    signedOut: 'Bạn đã đăng xuất thành công.',
    codeWillBeSentTo: 'Chúng tôi sẽ gửi mã gồm 6 chữ số đến {number}',
    authenticatorApp: 'Ứng dụng xác thực',
    numbered: '{name} ({number})',
    codeFromApp: 'Nhập mã gồm 6 chữ số trong ứng dụng xác thực của bạn',
    secondFactorExplained:
      'Ngoài mật khẩu, bạn sẽ được yêu cầu nhập một mã để không ai khác có thể đăng nhập vào tài khoản của bạn.',
    emailUnverified: 'Trước tiên, hãy xác minh địa chỉ email của bạn.',
    emailNotVerifiedYet: 'Địa chỉ email của bạn chưa được xác minh. Trước tiên, hãy mở đường liên kết trong email.',
    verificationMailWillBeSentTo: 'Chúng tôi sẽ gửi đến {email} một email có đường liên kết.',
    verificationMailSentTo: 'Để xác minh địa chỉ email của bạn, hãy làm theo hướng dẫn đã gửi đến {email}',
    textMessage: 'Tin nhắn SMS',
    scanQrCode: 'Hãy quét mã QR này bằng ứng dụng xác thực rồi nhập mã gồm 6 chữ số xuất hiện trong ứng dụng.',
    keyInstead: 'Nếu bạn không quét được, hãy nhập khóa này vào ứng dụng:',
    secondFactorKnown: 'Số điện thoại này đã được dùng cho bước xác thực thứ hai của bạn.',

    // Messages about progress and success:
    loading: 'Đang tải',
    longWait: 'Quá trình này đang mất nhiều thời gian hơn bình thường.',
    verifying: 'Đang xác minh…',
    signingIn: 'Đang đăng nhập…',
    signedIn: 'Đã đăng nhập!',
    codeSent: 'Đã gửi mã!',
    verified: 'Đã xác minh!',
    secondFactorAdded: 'Đã thêm!',
    resendIn: 'Gửi lại mã sau {countdown}',
    resendMailIn: 'Gửi lại email sau {countdown}',

    // Messages under fields:
    emailMissing: 'Nhập địa chỉ email của bạn để tiếp tục',
    emailInvalid: 'Địa chỉ email đó không chính xác',
    passwordMissing: 'Nhập mật khẩu của bạn',
    nameMissing: 'Nhập họ và tên của bạn',
    fieldMissing: 'Điền vào trường này',
    boxNotTicked: 'Đánh dấu vào ô này để tiếp tục',
    phoneInvalid: 'Nhập một số điện thoại hợp lệ',
    verificationMissing: 'Hoàn tất reCAPTCHA',
    passwordWeak: 'Mật khẩu mạnh có ít nhất 6 ký tự, bao gồm cả chữ cái và chữ số',
    countryUnsupported: 'Mã quốc gia bạn nhập không được hỗ trợ.',

    // Messages for errors:
    networkRequestFailed: 'Đã xảy ra lỗi mạng',
    generic: 'Đã có trục trặc. Vui lòng thử lại.',
    partMissing: 'Không tải được một phần của trang này. Hãy kiểm tra kết nối Internet của bạn.',
    restartProcess:
      'Đã xảy ra sự cố khi xác thực yêu cầu của bạn. Vui lòng truy cập lại URL đã chuyển hướng bạn đến trang này để bắt đầu lại quá trình xác thực.',
    noWebStorage: 'Trình duyệt bạn đang dùng không hỗ trợ Web Storage. Vui lòng thử lại trong một trình duyệt khác.',
    emailAlreadyInUse: 'Địa chỉ email này đã được một tài khoản khác sử dụng',
    tooManyRequests: 'Chúng tôi đã chặn mọi yêu cầu từ thiết bị này do hoạt động bất thường. Hãy thử lại sau.',
    userCancelled: 'Vui lòng cấp các quyền cần thiết để đăng nhập vào ứng dụng',
    userNotFound: 'Không có tài khoản nào khớp với địa chỉ email đó',
    wrongPassword: 'Địa chỉ email hoặc mật khẩu không chính xác',
    wrongCode: 'Mã không đúng. Hãy thử lại.',
    codeExpired: 'Mã này không còn hiệu lực',
    actionCodeExpired: 'Mã này đã hết hạn.',
    actionCodeInvalid:
      'Mã này không hợp lệ. Nguyên nhân có thể là mã không đúng định dạng, đã hết hạn hoặc đã được sử dụng.',
    loginAgain: 'Vui lòng đăng nhập lại để thực hiện thao tác này',
    userDisabled: 'Quản trị viên đã vô hiệu hóa tài khoản người dùng này.',
    quotaExceeded: 'Đã vượt quá hạn mức cho thao tác này. Hãy thử lại sau.',
    timeout: 'Thao tác đã hết thời gian chờ.',
    operationNotAllowed: 'Cách đăng nhập này chưa được bật. Vui lòng liên hệ với quản trị viên của trang web này.',
    adminRestricted: 'Chỉ quản trị viên mới có thể thực hiện thao tác này.',
    unauthorizedDomain:
      'Trang web này không được phép cho người dùng đăng nhập. Vui lòng liên hệ với quản trị viên của trang web.',
    tooManyPasswords: 'Bạn đã nhập sai mật khẩu quá nhiều lần. Vui lòng thử lại sau vài phút.',
    tooManySignUps: 'Có quá nhiều yêu cầu tạo tài khoản từ địa chỉ IP của bạn. Hãy thử lại sau vài phút.',
    sessionExpired: 'Phiên đăng nhập của bạn đã hết hạn. Vui lòng thử lại.',
    noSignInMeans:
      'Địa chỉ email này đã có tài khoản nhưng tài khoản đó không có cách đăng nhập nào. Vui lòng đặt lại mật khẩu để khôi phục tài khoản.',
    emailMismatch: 'Địa chỉ email bạn nhập không khớp với phiên đăng nhập hiện tại.',
    tooManyPhone: 'Số điện thoại này đã được sử dụng quá nhiều lần',
    resetMailFailed: 'Không thể gửi mã đặt lại mật khẩu đến địa chỉ email đã chỉ định',
    mergeConflict:
      'Không thể nâng cấp tài khoản khách của bạn. Thông tin đăng nhập này đã được liên kết với một tài khoản khác.',
    signInAsBefore:
      'Bạn đã từng dùng {email}. Hãy đăng nhập theo cách bạn đã dùng trước đây, sau đó các tài khoản của bạn sẽ được kết nối với nhau.',
    popupBlocked: 'Trình duyệt của bạn đã chặn cửa sổ đăng nhập.',
    continueInThisWindow: 'Tiếp tục trong cửa sổ này',
    or: 'hoặc',
    lastUsed: 'Dùng gần đây nhất',
    openAuthenticator: 'Mở ứng dụng xác thực',
    copyKey: 'Sao chép khóa',
    keyCopied: 'Đã sao chép',
    redirectResultLost:
      'Trình duyệt của bạn đã không chuyển tiếp thông tin đăng nhập. Vui lòng chọn lại. Lần này, một cửa sổ sẽ mở ra.',
    inAppBrowserRefused:
      '{provider} không cho phép đăng nhập bên trong các ứng dụng khác. Hãy mở trang này trong trình duyệt của bạn hoặc đăng nhập bằng cách khác.',
    noMatchingTenant:
      'Không có nhà cung cấp dịch vụ đăng nhập nào cho địa chỉ email này. Vui lòng thử một địa chỉ email khác.',
    nameNotSaved: 'Tài khoản của bạn đã được tạo nhưng không lưu được tên của bạn.',
    networkRequestFailedLater: 'Đã xảy ra lỗi mạng. Hãy thử lại sau.',
    capsLockOn: 'Caps Lock đang bật.',

    // Texts for screen readers:
    showPassword: 'Hiện mật khẩu',
    hidePassword: 'Ẩn mật khẩu',
    nowAvailable: '{action}: hiện đã dùng được.',
    qrCode: 'Mã QR',
    countryList: 'Danh sách quốc gia',
    noCountry: 'Không có quốc gia nào phù hợp',
    countries: '{count} quốc gia',
  },
};

export default vi;
