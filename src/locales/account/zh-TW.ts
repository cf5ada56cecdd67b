import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Traditional Chinese texts of the account page. */
const zhTW: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: '你的帳戶',
  changeName: '變更姓名',
  changeYourEmail: '變更電子郵件地址',
  changePassword: '變更密碼',
  addPassword: '新增密碼',
  waysToSignIn: '登入方式',
  secondSteps: '兩步驟驗證',
  passkeys: '密碼金鑰',
  addPasskey: '新增密碼金鑰',
  renamePasskey: '重新命名密碼金鑰',
  removePasskey: '移除密碼金鑰',
  deleteAccount: '刪除帳戶',

  // Paragraphs:
  signInAgainTo: '如要繼續操作，請再次登入 {account}。',
  emailChangeSent: '請開啟我們寄到 {email} 的電子郵件中的連結，你的電子郵件地址隨後就會變更。',
  noSecondStep: '你尚未新增兩步驟驗證。',
  deletionExplained: '系統將刪除你的帳戶 {account}。這項操作無法復原。',
  onlyWay: '這是你唯一的登入方式。請先新增其他方式，再移除這個方式。',
  methodRemovalExplained: '此後，你將無法再以這個方式登入。',
  emailRemovalExplained: '你帳戶的電子郵件地址也會一併移除。',
  stepRemovalExplained: '移除後，這項兩步驟驗證將不再保護你的帳戶。',
  noPasskey: '你還沒有密碼金鑰。有了密碼金鑰，你可以使用指紋、臉孔或裝置的 PIN 碼登入。',
  passkeyAddedOn: '新增日期：{date}',
  passkeyUsedOn: '上次使用：{date}',

  // Labels:
  newEmail: '新的電子郵件地址',
  connected: '已建立關聯',
  connect: '與 {provider} 建立關聯',
  disconnect: '取消與 {provider} 的關聯',
  removePassword: '移除密碼',
  removePhone: '移除 {number}',
  addPhone: '新增電話號碼',
  changePhone: '變更電話號碼',
  removeStep: '移除「{step}」',
  passkeyName: '密碼金鑰名稱',

  // Messages:
  nameChanged: '你的姓名已變更。',
  passwordSaved: '你的密碼已變更。',
  passwordAdded: '你的密碼已新增。',
  providerConnected: '已與你的 {provider} 帳戶建立關聯。',
  providerDisconnected: '已取消與你的 {provider} 帳戶的關聯。',
  passwordRemoved: '你的密碼已移除。',
  numberRemoved: '已移除電話號碼 {number}。',
  phoneAdded: '你的電話號碼 {number} 已新增。',
  phoneChanged: '你的電話號碼已變更為 {number}。',
  sameNumber: '這已經是你的電話號碼。',
  numberInUse: '這個電話號碼屬於其他帳戶。',
  stepRemoved: '已移除兩步驟驗證：{step}。',
  passkeyAdded: '你的密碼金鑰已新增。',
  passkeyRenamed: '你的密碼金鑰已重新命名。',
  passkeyRemoved: '你的密碼金鑰已移除。',
  passkeyNotAdded: '未新增任何密碼金鑰。請再試一次。',
  passkeyKnown: '這個裝置已有你帳戶的密碼金鑰。',
  tooManyPasskeys: '你的密碼金鑰太多。請先移除一個。',
  passkeysUnsupported: '這個裝置或瀏覽器無法在此使用密碼金鑰。',
  passkeyNameWrong: '請輸入 1 到 64 個字元的名稱，不要包含角括號。',
  accountDeleted: '你的帳戶已刪除。',
  sameEmail: '這已經是你的電子郵件地址。',
  differentAccount: '這是另一個帳戶。請登入 {account}。',
  providerInUse: '這個 {provider} 帳戶已與其他帳戶建立關聯。',
};

export default zhTW;
