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
  passkeys: 'پاس کیز',
  addPasskey: 'پاس کی شامل کریں',
  renamePasskey: 'پاس کی کا نام تبدیل کریں',
  removePasskey: 'پاس کی ہٹائیں',
  passkeyOffer: 'اگلی بار زیادہ تیزی سے سائن ان کریں',
  notNow: 'ابھی نہیں',
  deleteAccount: 'اکاؤنٹ حذف کریں',
  signOutEverywhere: 'تمام آلات پر سائن آؤٹ کریں',
  everywhereQuestion: 'کیا تمام آلات پر سائن آؤٹ کرنا ہے؟',

  // Paragraphs:
  signInAgainTo: 'جاری رکھنے کے لیے {account} سے دوبارہ سائن ان کریں۔',
  emailChangeSent:
    'ہماری طرف سے {email} پر بھیجی گئی ای میل میں موجود لنک کھولیں۔ پھر آپ کا ای میل پتہ تبدیل ہو جائے گا۔',
  noSecondStep: 'آپ کا ابھی تک کوئی دوسرا مرحلہ نہیں ہے۔',
  deletionExplained: 'آپ کا اکاؤنٹ {account} حذف کر دیا جائے گا۔ یہ عمل واپس نہیں لیا جا سکتا۔',
  everywhereExplained: 'آپ کو اس آلے سمیت تمام آلات پر سائن آؤٹ کر دیا جائے گا۔',
  onlyWay: 'سائن ان کرنے کا آپ کا یہی واحد طریقہ ہے۔ اسے ہٹانے سے پہلے کوئی دوسرا شامل کریں۔',
  methodRemovalExplained: 'اس کے بعد آپ اس طریقے سے سائن ان نہیں کر سکیں گے۔',
  emailRemovalExplained: 'آپ کے اکاؤنٹ کا ای میل پتہ بھی ہٹا دیا جائے گا۔',
  stepRemovalExplained: 'یہ دوسرا مرحلہ اب آپ کے اکاؤنٹ کی حفاظت نہیں کرے گا۔',
  noPasskey: 'آپ کے پاس ابھی کوئی پاس کی نہیں ہے۔ اس سے آپ فنگر پرنٹ، چہرے یا اپنے آلے کے پن سے سائن ان کرتے ہیں۔',
  passkeyAddedOn: 'شامل کرنے کی تاریخ: {date}',
  passkeyUsedOn: 'آخری استعمال: {date}',

  // Labels:
  newEmail: 'نیا ای میل پتہ',
  connected: 'منسلک ہے',
  connect: '{provider} کو منسلک کریں',
  disconnect: '{provider} کو غیر منسلک کریں',
  removePassword: 'پاس ورڈ ہٹائیں',
  removePhone: '{number} کو ہٹائیں',
  addPhone: 'فون نمبر شامل کریں',
  changePhone: 'فون نمبر تبدیل کریں',
  removeStep: '{step} کو ہٹائیں',
  passkeyName: 'پاس کی کا نام',

  // Messages:
  nameChanged: 'آپ کا نام تبدیل ہو گیا ہے۔',
  passwordSaved: 'آپ کا پاس ورڈ تبدیل ہو گیا ہے۔',
  passwordAdded: 'آپ کا پاس ورڈ شامل کر دیا گیا ہے۔',
  providerConnected: 'آپ کا {provider} اکاؤنٹ منسلک کر دیا گیا ہے۔',
  providerDisconnected: 'آپ کا {provider} اکاؤنٹ غیر منسلک کر دیا گیا ہے۔',
  passwordRemoved: 'آپ کا پاس ورڈ ہٹا دیا گیا ہے۔',
  numberRemoved: 'نمبر {number} ہٹا دیا گیا ہے۔',
  phoneAdded: 'آپ کا فون نمبر {number} شامل کر دیا گیا ہے۔',
  phoneChanged: 'آپ کا فون نمبر تبدیل کر کے {number} کر دیا گیا ہے۔',
  sameNumber: 'یہ پہلے سے ہی آپ کا فون نمبر ہے۔',
  numberInUse: 'یہ فون نمبر کسی دوسرے اکاؤنٹ کا ہے۔',
  stepRemoved: 'دوسرا مرحلہ ہٹا دیا گیا ہے: {step}۔',
  passkeyAdded: 'آپ کی پاس کی شامل کر دی گئی ہے۔',
  passkeyRenamed: 'آپ کی پاس کی کا نام تبدیل ہو گیا ہے۔',
  passkeyRemoved: 'آپ کی پاس کی ہٹا دی گئی ہے۔',
  passkeyNotAdded: 'کوئی پاس کی شامل نہیں کی گئی۔ دوبارہ کوشش کریں۔',
  passkeyKnown: 'اس آلے پر آپ کے اکاؤنٹ کی پاس کی پہلے سے موجود ہے۔',
  tooManyPasskeys: 'آپ کے پاس بہت زیادہ پاس کیز ہیں۔ پہلے ایک ہٹائیں۔',
  passkeysUnsupported: 'یہ آلہ یا براؤزر یہاں پاس کیز استعمال نہیں کر سکتا۔',
  passkeyNameWrong: 'اینگل بریکٹ کے بغیر 1 سے 64 حروف کا نام درج کریں۔',
  accountDeleted: 'آپ کا اکاؤنٹ حذف کر دیا گیا ہے۔',
  signedOutEverywhere: 'آپ کو تمام آلات پر سائن آؤٹ کر دیا گیا ہے۔',
  sameEmail: 'یہ پہلے سے ہی آپ کا ای میل پتہ ہے۔',
  differentAccount: 'یہ کوئی دوسرا اکاؤنٹ ہے۔ {account} سے سائن ان کریں۔',
  providerInUse: 'یہ {provider} اکاؤنٹ کسی دوسرے اکاؤنٹ سے منسلک ہے۔',
};

export default ur;
