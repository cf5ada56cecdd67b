import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Thai texts of the account page. */
const th: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'บัญชีของคุณ',
  changeName: 'เปลี่ยนชื่อ',
  changeYourEmail: 'เปลี่ยนที่อยู่อีเมล',
  changePassword: 'เปลี่ยนรหัสผ่าน',
  addPassword: 'เพิ่มรหัสผ่าน',
  waysToSignIn: 'วิธีลงชื่อเข้าใช้',
  secondSteps: 'ขั้นตอนที่ 2',
  passkeys: 'พาสคีย์',
  addPasskey: 'เพิ่มพาสคีย์',
  renamePasskey: 'เปลี่ยนชื่อพาสคีย์',
  removePasskey: 'นำพาสคีย์ออก',
  deleteAccount: 'ลบบัญชี',

  // Paragraphs:
  signInAgainTo: 'โปรดลงชื่อเข้าใช้ {account} อีกครั้งเพื่อดำเนินการต่อ',
  emailChangeSent: 'เปิดลิงก์ในอีเมลที่เราส่งไปยัง {email} จากนั้นที่อยู่อีเมลของคุณจะเปลี่ยนไป',
  noSecondStep: 'คุณยังไม่มีขั้นตอนที่ 2',
  deletionExplained: 'ระบบจะลบบัญชี {account} ของคุณ คุณจะยกเลิกการดำเนินการนี้ไม่ได้',
  onlyWay: 'นี่เป็นวิธีลงชื่อเข้าใช้เพียงวิธีเดียวของคุณ โปรดเพิ่มวิธีอื่นก่อนนำวิธีนี้ออก',
  methodRemovalExplained: 'หลังจากนี้ คุณจะลงชื่อเข้าใช้ด้วยวิธีนี้ไม่ได้อีก',
  emailRemovalExplained: 'ระบบจะนำที่อยู่อีเมลของบัญชีออกด้วย',
  stepRemovalExplained: 'ขั้นตอนที่ 2 นี้จะไม่ปกป้องบัญชีของคุณอีกต่อไป',
  noPasskey: 'คุณยังไม่มีพาสคีย์ เมื่อมีแล้ว คุณจะลงชื่อเข้าใช้ด้วยลายนิ้วมือ ใบหน้า หรือ PIN ของอุปกรณ์ได้',
  passkeyAddedOn: 'เพิ่มเมื่อ: {date}',
  passkeyUsedOn: 'ใช้ล่าสุด: {date}',

  // Labels:
  newEmail: 'ที่อยู่อีเมลใหม่',
  connected: 'เชื่อมต่อแล้ว',
  connect: 'เชื่อมต่อ {provider}',
  disconnect: 'ยกเลิกการเชื่อมต่อ {provider}',
  removePassword: 'นำรหัสผ่านออก',
  removePhone: 'นำ {number} ออก',
  addPhone: 'เพิ่มหมายเลขโทรศัพท์',
  changePhone: 'เปลี่ยนหมายเลขโทรศัพท์',
  removeStep: 'นำ {step} ออก',
  passkeyName: 'ชื่อพาสคีย์',

  // Messages:
  nameChanged: 'เปลี่ยนชื่อของคุณแล้ว',
  passwordSaved: 'เปลี่ยนรหัสผ่านของคุณแล้ว',
  passwordAdded: 'เพิ่มรหัสผ่านของคุณแล้ว',
  providerConnected: 'เชื่อมต่อบัญชี {provider} ของคุณแล้ว',
  providerDisconnected: 'ยกเลิกการเชื่อมต่อบัญชี {provider} ของคุณแล้ว',
  passwordRemoved: 'นำรหัสผ่านของคุณออกแล้ว',
  numberRemoved: 'นำหมายเลข {number} ออกแล้ว',
  phoneAdded: 'เพิ่มหมายเลขโทรศัพท์ {number} ของคุณแล้ว',
  phoneChanged: 'เปลี่ยนหมายเลขโทรศัพท์ของคุณเป็น {number} แล้ว',
  sameNumber: 'นี่คือหมายเลขโทรศัพท์ของคุณอยู่แล้ว',
  numberInUse: 'หมายเลขโทรศัพท์นี้เป็นของบัญชีอื่น',
  stepRemoved: 'นำ {step} ออกจากขั้นตอนที่ 2 แล้ว',
  passkeyAdded: 'เพิ่มพาสคีย์ของคุณแล้ว',
  passkeyRenamed: 'เปลี่ยนชื่อพาสคีย์ของคุณแล้ว',
  passkeyRemoved: 'นำพาสคีย์ของคุณออกแล้ว',
  passkeyNotAdded: 'ไม่ได้เพิ่มพาสคีย์ โปรดลองอีกครั้ง',
  passkeyKnown: 'อุปกรณ์นี้มีพาสคีย์ของบัญชีคุณอยู่แล้ว',
  tooManyPasskeys: 'คุณมีพาสคีย์มากเกินไป โปรดนำพาสคีย์ออกก่อน 1 รายการ',
  passkeysUnsupported: 'อุปกรณ์หรือเบราว์เซอร์นี้ใช้พาสคีย์ที่นี่ไม่ได้',
  passkeyNameWrong: 'ป้อนชื่อที่มี 1 ถึง 64 อักขระ โดยไม่มีวงเล็บแหลม',
  accountDeleted: 'ลบบัญชีของคุณแล้ว',
  sameEmail: 'นี่คือที่อยู่อีเมลของคุณอยู่แล้ว',
  differentAccount: 'นี่เป็นบัญชีอื่น โปรดลงชื่อเข้าใช้ {account}',
  providerInUse: 'บัญชี {provider} นี้เชื่อมต่อกับบัญชีอื่นอยู่',
};

export default th;
