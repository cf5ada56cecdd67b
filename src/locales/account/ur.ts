import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Urdu texts of the account page. */
const ur: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'آپ کا اکاؤنٹ',
  changeName: 'اپنا نام تبدیل کریں',
  changeYourEmail: 'ای میل پتہ تبدیل کریں',
  changePassword: 'پاس ورڈ تبدیل کریں',
  addPassword: 'پاس ورڈ شامل کریں',
  waysToSignIn: 'سائن ان کرنے کے طریقے',
  secondSteps: 'دوسرے مراحل',
  deleteAccount: 'اکاؤنٹ حذف کریں',

  // Paragraphs:
  signInAgainTo: 'جاری رکھنے کے لیے {account} سے دوبارہ سائن ان کریں۔',
  emailChangeSent:
    'ہماری طرف سے {email} پر بھیجی گئی ای میل میں موجود لنک کھولیں۔ پھر آپ کا ای میل پتہ تبدیل ہو جائے گا۔',
  noSecondStep: 'آپ کا ابھی تک کوئی دوسرا مرحلہ نہیں ہے۔',
  deletionExplained: 'آپ کا اکاؤنٹ {account} حذف کر دیا جائے گا۔ یہ عمل واپس نہیں لیا جا سکتا۔',
  onlyWay: 'سائن ان کرنے کا آپ کا یہی واحد طریقہ ہے۔ اسے ہٹانے سے پہلے کوئی دوسرا شامل کریں۔',
  methodRemovalExplained: 'اس کے بعد آپ اس طریقے سے سائن ان نہیں کر سکیں گے۔',
  emailRemovalExplained: 'آپ کے اکاؤنٹ کا ای میل پتہ بھی ہٹا دیا جائے گا۔',
  stepRemovalExplained: 'یہ دوسرا مرحلہ اب آپ کے اکاؤنٹ کی حفاظت نہیں کرے گا۔',

  // Labels:
  newEmail: 'نیا ای میل پتہ',
  connected: 'منسلک ہے',
  connect: '{provider} کو منسلک کریں',
  disconnect: '{provider} کو غیر منسلک کریں',
  removePassword: 'پاس ورڈ ہٹائیں',
  removePhone: '{number} کو ہٹائیں',
  removeStep: '{step} کو ہٹائیں',

  // Messages:
  nameChanged: 'آپ کا نام تبدیل ہو گیا ہے۔',
  passwordSaved: 'آپ کا پاس ورڈ تبدیل ہو گیا ہے۔',
  passwordAdded: 'آپ کا پاس ورڈ شامل کر دیا گیا ہے۔',
  providerConnected: 'آپ کا {provider} اکاؤنٹ منسلک کر دیا گیا ہے۔',
  providerDisconnected: 'آپ کا {provider} اکاؤنٹ غیر منسلک کر دیا گیا ہے۔',
  passwordRemoved: 'آپ کا پاس ورڈ ہٹا دیا گیا ہے۔',
  numberRemoved: 'نمبر {number} ہٹا دیا گیا ہے۔',
  stepRemoved: 'دوسرا مرحلہ ہٹا دیا گیا ہے: {step}۔',
  accountDeleted: 'آپ کا اکاؤنٹ حذف کر دیا گیا ہے۔',
  sameEmail: 'یہ پہلے سے ہی آپ کا ای میل پتہ ہے۔',
  differentAccount: 'یہ کوئی دوسرا اکاؤنٹ ہے۔ {account} سے سائن ان کریں۔',
  providerInUse: 'یہ {provider} اکاؤنٹ کسی دوسرے اکاؤنٹ سے منسلک ہے۔',
};

export default ur;
