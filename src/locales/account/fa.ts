import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Persian texts of the account page. */
const fa: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'حساب شما',
  changeName: 'تغییر نام',
  changeYourEmail: 'تغییر نشانی ایمیل',
  changePassword: 'تغییر گذرواژه',
  addPassword: 'افزودن گذرواژه',
  waysToSignIn: 'روش‌های ورود',
  secondSteps: 'مراحل دوم',
  passkeys: 'گذرکلیدها',
  addPasskey: 'افزودن گذرکلید',
  renamePasskey: 'تغییر نام گذرکلید',
  removePasskey: 'حذف گذرکلید',
  passkeyOffer: 'ورود سریع‌تر در دفعه بعد',
  notNow: 'حالا نه',
  deleteAccount: 'حذف حساب',
  signOutEverywhere: 'خروج در همه دستگاه‌ها',
  everywhereQuestion: 'در همه دستگاه‌ها از حساب خارج می‌شوید؟',

  // Paragraphs:
  signInAgainTo: 'برای ادامه، دوباره با {account} وارد شوید.',
  emailChangeSent:
    'پیوند موجود در ایمیلی را که به {email} ارسال کردیم باز کنید. پس از آن، نشانی ایمیل شما تغییر می‌کند.',
  noSecondStep: 'هنوز مرحله دوم ندارید.',
  deletionExplained: 'حساب شما، {account}، حذف خواهد شد. این کار برگشت‌پذیر نیست.',
  everywhereExplained: 'در همه دستگاه‌ها، از جمله این دستگاه، از حسابتان خارج می‌شوید.',
  onlyWay: 'این تنها روش ورود شماست. پیش از حذف آن، روش دیگری اضافه کنید.',
  methodRemovalExplained: 'پس از آن دیگر نمی‌توانید به این روش وارد شوید.',
  emailRemovalExplained: 'نشانی ایمیل حساب شما نیز حذف خواهد شد.',
  stepRemovalExplained: 'این مرحله دوم دیگر از حساب شما محافظت نخواهد کرد.',
  noPasskey: 'هنوز گذرکلید ندارید. با آن، با اثر انگشت، چهره یا پین دستگاهتان وارد می‌شوید.',
  passkeyAddedOn: 'تاریخ افزودن: {date}',
  passkeyUsedOn: 'آخرین استفاده: {date}',

  // Labels:
  newEmail: 'نشانی ایمیل جدید',
  connected: 'متصل',
  connect: 'اتصال {provider}',
  disconnect: 'قطع اتصال {provider}',
  removePassword: 'حذف گذرواژه',
  removePhone: 'حذف {number}',
  addPhone: 'افزودن شماره تلفن',
  changePhone: 'تغییر شماره تلفن',
  removeStep: 'حذف {step}',
  passkeyName: 'نام گذرکلید',

  // Messages:
  nameChanged: 'نام شما تغییر کرد.',
  passwordSaved: 'گذرواژه شما تغییر کرد.',
  passwordAdded: 'گذرواژه شما اضافه شد.',
  providerConnected: 'حساب {provider} شما متصل شد.',
  providerDisconnected: 'اتصال حساب {provider} شما قطع شد.',
  passwordRemoved: 'گذرواژه شما حذف شد.',
  numberRemoved: 'شماره {number} حذف شد.',
  phoneAdded: 'شماره تلفن شما {number} اضافه شد.',
  phoneChanged: 'شماره تلفن شما به {number} تغییر کرد.',
  sameNumber: 'این هم‌اکنون شماره تلفن شماست.',
  numberInUse: 'این شماره تلفن متعلق به حساب دیگری است.',
  stepRemoved: 'مرحله دوم حذف شد: {step}.',
  passkeyAdded: 'گذرکلید شما اضافه شد.',
  passkeyRenamed: 'نام گذرکلید شما تغییر کرد.',
  passkeyRemoved: 'گذرکلید شما حذف شد.',
  passkeyNotAdded: 'گذرکلیدی اضافه نشد. دوباره امتحان کنید.',
  passkeyKnown: 'این دستگاه از قبل گذرکلید حساب شما را دارد.',
  tooManyPasskeys: 'تعداد گذرکلیدهای شما بیش از حد است. ابتدا یکی را حذف کنید.',
  passkeysUnsupported: 'این دستگاه یا مرورگر نمی‌تواند اینجا از گذرکلید استفاده کند.',
  passkeyNameWrong: 'نامی با 1 تا 64 نویسه و بدون علامت کوچک‌تر و بزرگ‌تر وارد کنید.',
  accountDeleted: 'حساب شما حذف شد.',
  signedOutEverywhere: 'در همه دستگاه‌ها از حسابتان خارج شدید.',
  sameEmail: 'این هم‌اکنون نشانی ایمیل شماست.',
  differentAccount: 'این حساب دیگری است. با {account} وارد شوید.',
  providerInUse: 'این حساب {provider} به حساب دیگری متصل است.',
};

export default fa;
