import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Arabic texts of the account page. */
const ar: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'حسابك',
  changeName: 'تغيير الاسم',
  changeYourEmail: 'تغيير عنوان البريد الإلكتروني',
  changePassword: 'تغيير كلمة المرور',
  addPassword: 'إضافة كلمة مرور',
  waysToSignIn: 'طرق تسجيل الدخول',
  secondSteps: 'الخطوات الثانية للمصادقة',
  deleteAccount: 'حذف الحساب',

  // Paragraphs:
  signInAgainTo: 'للمتابعة، يُرجى تسجيل الدخول إلى {account} مرة أخرى.',
  emailChangeSent:
    'يُرجى فتح الرابط في الرسالة الإلكترونية التي أرسلناها إلى {email}. وبعد ذلك يتغيّر عنوان بريدك الإلكتروني.',
  noSecondStep: 'ليست لديك خطوة ثانية للمصادقة بعد.',
  deletionExplained: 'سيتم حذف حسابك {account}. لا يمكن التراجع عن هذا الإجراء.',
  onlyWay: 'هذه طريقتك الوحيدة لتسجيل الدخول. يُرجى إضافة طريقة أخرى قبل إزالتها.',
  methodRemovalExplained: 'لن تتمكن بعد ذلك من تسجيل الدخول بهذه الطريقة.',
  emailRemovalExplained: 'ستتم أيضًا إزالة عنوان البريد الإلكتروني من حسابك.',
  stepRemovalExplained: 'لن تحمي هذه الخطوة الثانية حسابك بعد ذلك.',

  // Labels:
  newEmail: 'عنوان البريد الإلكتروني الجديد',
  connected: 'تم الربط',
  connect: 'ربط {provider}',
  disconnect: 'إلغاء ربط {provider}',
  removePassword: 'إزالة كلمة المرور',
  removePhone: 'إزالة {number}',
  removeStep: 'إزالة {step}',

  // Messages:
  nameChanged: 'تم تغيير اسمك.',
  passwordSaved: 'تم تغيير كلمة المرور.',
  passwordAdded: 'تمت إضافة كلمة المرور.',
  providerConnected: 'تم ربط حسابك على {provider}.',
  providerDisconnected: 'تم إلغاء ربط حسابك على {provider}.',
  passwordRemoved: 'تمت إزالة كلمة المرور.',
  numberRemoved: 'تمت إزالة الرقم {number}.',
  stepRemoved: 'تمت إزالة الخطوة الثانية للمصادقة: {step}.',
  accountDeleted: 'تم حذف حسابك.',
  sameEmail: 'هذا هو عنوان بريدك الإلكتروني الحالي.',
  differentAccount: 'هذا حساب آخر. يُرجى تسجيل الدخول إلى {account}.',
  providerInUse: 'هذا الحساب على {provider} مرتبط بحساب آخر.',
};

export default ar;
