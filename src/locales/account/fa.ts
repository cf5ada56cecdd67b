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
  deleteAccount: 'حذف حساب',

  // Paragraphs:
  signInAgainTo: 'برای ادامه، دوباره با {account} وارد شوید.',
  emailChangeSent:
    'پیوند موجود در ایمیلی را که به {email} ارسال کردیم باز کنید. پس از آن، نشانی ایمیل شما تغییر می‌کند.',
  noSecondStep: 'هنوز مرحله دوم ندارید.',
  deletionExplained: 'حساب شما، {account}، حذف خواهد شد. این کار برگشت‌پذیر نیست.',
  onlyWay: 'این تنها روش ورود شماست. پیش از حذف آن، روش دیگری اضافه کنید.',
  methodRemovalExplained: 'پس از آن دیگر نمی‌توانید به این روش وارد شوید.',
  emailRemovalExplained: 'نشانی ایمیل حساب شما نیز حذف خواهد شد.',
  stepRemovalExplained: 'این مرحله دوم دیگر از حساب شما محافظت نخواهد کرد.',

  // Labels:
  newEmail: 'نشانی ایمیل جدید',
  connected: 'متصل',
  connect: 'اتصال {provider}',
  disconnect: 'قطع اتصال {provider}',
  removePassword: 'حذف گذرواژه',
  removePhone: 'حذف {number}',
  removeStep: 'حذف {step}',

  // Messages:
  nameChanged: 'نام شما تغییر کرد.',
  passwordSaved: 'گذرواژه شما تغییر کرد.',
  passwordAdded: 'گذرواژه شما اضافه شد.',
  providerConnected: 'حساب {provider} شما متصل شد.',
  providerDisconnected: 'اتصال حساب {provider} شما قطع شد.',
  passwordRemoved: 'گذرواژه شما حذف شد.',
  numberRemoved: 'شماره {number} حذف شد.',
  stepRemoved: 'مرحله دوم حذف شد: {step}.',
  accountDeleted: 'حساب شما حذف شد.',
  sameEmail: 'این هم‌اکنون نشانی ایمیل شماست.',
  differentAccount: 'این حساب دیگری است. با {account} وارد شوید.',
  providerInUse: 'این حساب {provider} به حساب دیگری متصل است.',
};

export default fa;
