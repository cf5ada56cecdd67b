import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Simplified Chinese texts of the account page. */
const zhCN: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: '您的账号',
  changeName: '更改姓名',
  changeYourEmail: '更改邮箱',
  changePassword: '更改密码',
  addPassword: '添加密码',
  waysToSignIn: '登录方式',
  secondSteps: '两步验证',
  passkeys: '通行密钥',
  addPasskey: '添加通行密钥',
  renamePasskey: '重命名通行密钥',
  removePasskey: '移除通行密钥',
  deleteAccount: '删除账号',

  // Paragraphs:
  signInAgainTo: '如需继续，请再次登录 {account}。',
  emailChangeSent: '请打开我们发送到 {email} 的邮件中的链接，之后您的邮箱即会更改。',
  noSecondStep: '您尚未添加两步验证。',
  deletionExplained: '您的账号 {account} 将被删除。此操作无法撤消。',
  onlyWay: '这是您唯一的登录方式。请先添加其他方式，然后再移除此方式。',
  methodRemovalExplained: '此后，您将无法再以此方式登录。',
  emailRemovalExplained: '您账号的邮箱也将一并移除。',
  stepRemovalExplained: '移除后，此两步验证将不再保护您的账号。',
  noPasskey: '您还没有通行密钥。有了它，您可以使用指纹、面孔或设备的 PIN 码登录。',
  passkeyAddedOn: '添加日期：{date}',
  passkeyUsedOn: '上次使用：{date}',

  // Labels:
  newEmail: '新邮箱',
  connected: '已关联',
  connect: '关联 {provider}',
  disconnect: '取消关联 {provider}',
  removePassword: '移除密码',
  removePhone: '移除 {number}',
  addPhone: '添加电话号码',
  changePhone: '更改电话号码',
  removeStep: '移除 {step}',
  passkeyName: '通行密钥的名称',

  // Messages:
  nameChanged: '您的姓名已更改。',
  passwordSaved: '您的密码已更改。',
  passwordAdded: '您的密码已添加。',
  providerConnected: '您的 {provider} 账号已关联。',
  providerDisconnected: '您的 {provider} 账号已取消关联。',
  passwordRemoved: '您的密码已移除。',
  numberRemoved: '已移除电话号码 {number}。',
  phoneAdded: '您的电话号码 {number} 已添加。',
  phoneChanged: '您的电话号码已更改为 {number}。',
  sameNumber: '这已经是您的电话号码。',
  numberInUse: '此电话号码属于其他账号。',
  stepRemoved: '已移除两步验证：{step}。',
  passkeyAdded: '您的通行密钥已添加。',
  passkeyRenamed: '您的通行密钥已重命名。',
  passkeyRemoved: '您的通行密钥已移除。',
  passkeyNotAdded: '未添加任何通行密钥。请重试。',
  passkeyKnown: '此设备已有您账号的通行密钥。',
  tooManyPasskeys: '您的通行密钥过多。请先移除一个。',
  passkeysUnsupported: '此设备或浏览器无法在此使用通行密钥。',
  passkeyNameWrong: '请输入 1 到 64 个字符的名称，不要包含尖括号。',
  accountDeleted: '您的账号已删除。',
  sameEmail: '这已经是您的邮箱。',
  differentAccount: '这是另一个账号。请登录 {account}。',
  providerInUse: '此 {provider} 账号已与其他账号关联。',
};

export default zhCN;
