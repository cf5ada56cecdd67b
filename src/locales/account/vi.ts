import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Vietnamese texts of the account page. */
const vi: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'Tài khoản của bạn',
  changeName: 'Thay đổi tên',
  changeYourEmail: 'Thay đổi địa chỉ email',
  changePassword: 'Thay đổi mật khẩu',
  addPassword: 'Thêm mật khẩu',
  waysToSignIn: 'Các cách đăng nhập',
  secondSteps: 'Bước xác thực thứ hai',
  passkeys: 'Khóa truy cập',
  addPasskey: 'Thêm khóa truy cập',
  renamePasskey: 'Đổi tên khóa truy cập',
  removePasskey: 'Xóa khóa truy cập',
  passkeyOffer: 'Đăng nhập nhanh hơn vào lần sau',
  notNow: 'Để sau',
  deleteAccount: 'Xóa tài khoản',
  signOutEverywhere: 'Đăng xuất trên mọi thiết bị',
  everywhereQuestion: 'Đăng xuất trên mọi thiết bị?',
  devices: 'Thiết bị',
  backupCodes: 'Mã dự phòng',
  saveBackupCodes: 'Lưu mã dự phòng của bạn',

  // Paragraphs:
  signInAgainTo: 'Để tiếp tục, hãy đăng nhập lại bằng {account}.',
  emailChangeSent:
    'Hãy mở đường liên kết trong email mà chúng tôi đã gửi đến {email}. Sau đó, địa chỉ email của bạn sẽ thay đổi.',
  noSecondStep: 'Bạn chưa có bước xác thực thứ hai.',
  deletionExplained: 'Tài khoản {account} của bạn sẽ bị xóa. Bạn không thể hủy thao tác này.',
  everywhereExplained: 'Bạn sẽ đăng xuất trên mọi thiết bị, kể cả thiết bị này.',
  onlyWay: 'Đây là cách đăng nhập duy nhất của bạn. Hãy thêm cách khác trước khi xóa cách này.',
  methodRemovalExplained: 'Sau đó, bạn không thể đăng nhập bằng cách này nữa.',
  emailRemovalExplained: 'Địa chỉ email của tài khoản cũng sẽ bị xóa.',
  stepRemovalExplained: 'Bước xác thực thứ hai này sẽ không còn bảo vệ tài khoản của bạn.',
  noPasskey:
    'Bạn chưa có khóa truy cập. Với khóa truy cập, bạn đăng nhập bằng vân tay, khuôn mặt hoặc mã PIN của thiết bị.',
  passkeyAddedOn: 'Đã thêm: {date}',
  passkeyUsedOn: 'Sử dụng lần cuối: {date}',
  backupCodesExplained:
    'Mã dự phòng sẽ xóa tất cả bước xác thực thứ hai của bạn, để bạn có thể đăng nhập mà không cần các bước đó.',
  backupCodesLeft: 'Số mã còn lại: {count}',
  saveBackupCodesExplained:
    'Hãy giữ các mã này ở nơi an toàn. Mã chỉ hiển thị lúc này, và các mã cũ không còn dùng được nữa.',

  // Labels:
  newEmail: 'Địa chỉ email mới',
  connected: 'Đã kết nối',
  connect: 'Kết nối {provider}',
  disconnect: 'Ngắt kết nối {provider}',
  removePassword: 'Xóa mật khẩu',
  removePhone: 'Xóa {number}',
  addPhone: 'Thêm số điện thoại',
  changePhone: 'Thay đổi số điện thoại',
  removeStep: 'Xóa {step}',
  passkeyName: 'Tên khóa truy cập',
  thisDevice: 'Thiết bị này',
  unknownDevice: 'Thiết bị không xác định',
  backupCode: 'Mã dự phòng',
  createBackupCodes: 'Tạo mã mới',
  copyBackupCodes: 'Sao chép mã',

  // Messages:
  nameChanged: 'Đã thay đổi tên của bạn.',
  passwordSaved: 'Đã thay đổi mật khẩu của bạn.',
  passwordAdded: 'Đã thêm mật khẩu của bạn.',
  providerConnected: 'Đã kết nối tài khoản {provider} của bạn.',
  providerDisconnected: 'Đã ngắt kết nối tài khoản {provider} của bạn.',
  passwordRemoved: 'Đã xóa mật khẩu của bạn.',
  numberRemoved: 'Đã xóa số {number}.',
  phoneAdded: 'Đã thêm số điện thoại {number} của bạn.',
  phoneChanged: 'Đã thay đổi số điện thoại của bạn thành {number}.',
  sameNumber: 'Đây đã là số điện thoại của bạn.',
  numberInUse: 'Số điện thoại này thuộc về một tài khoản khác.',
  stepRemoved: 'Đã xóa bước xác thực thứ hai: {step}.',
  passkeyAdded: 'Đã thêm khóa truy cập của bạn.',
  passkeyRenamed: 'Đã đổi tên khóa truy cập của bạn.',
  passkeyRemoved: 'Đã xóa khóa truy cập của bạn.',
  passkeyNotAdded: 'Chưa thêm khóa truy cập nào. Hãy thử lại.',
  passkeyKnown: 'Thiết bị này đã có khóa truy cập của tài khoản bạn.',
  tooManyPasskeys: 'Bạn có quá nhiều khóa truy cập. Trước tiên, hãy xóa một khóa.',
  passkeysUnsupported: 'Thiết bị hoặc trình duyệt này không thể sử dụng khóa truy cập tại đây.',
  passkeyNameWrong: 'Hãy nhập tên có từ 1 đến 64 ký tự, không có dấu ngoặc nhọn.',
  accountDeleted: 'Đã xóa tài khoản của bạn.',
  signedOutEverywhere: 'Bạn đã đăng xuất trên mọi thiết bị.',
  deviceSignedOut: 'Bạn đã đăng xuất trên thiết bị đó.',
  secondStepsRemoved: 'Đã xóa các bước xác thực thứ hai của bạn. Vui lòng đăng nhập lại.',
  sameEmail: 'Đây đã là địa chỉ email của bạn.',
  differentAccount: 'Đó là một tài khoản khác. Hãy đăng nhập bằng {account}.',
  providerInUse: 'Tài khoản {provider} này đã được kết nối với một tài khoản khác.',
};

export default vi;
