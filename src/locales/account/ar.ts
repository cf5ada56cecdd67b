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
  passkeys: 'مفاتيح المرور',
  addPasskey: 'إضافة مفتاح مرور',
  renamePasskey: 'إعادة تسمية مفتاح المرور',
  removePasskey: 'إزالة مفتاح المرور',
  passkeyOffer: 'تسجيل الدخول بشكل أسرع في المرة القادمة',
  notNow: 'ليس الآن',
  deleteAccount: 'حذف الحساب',
  signOutEverywhere: 'تسجيل الخروج من كل الأجهزة',
  everywhereQuestion: 'هل تريد تسجيل الخروج من كل الأجهزة؟',

  // Paragraphs:
  signInAgainTo: 'للمتابعة، يُرجى تسجيل الدخول إلى {account} مرة أخرى.',
  emailChangeSent:
    'يُرجى فتح الرابط في الرسالة الإلكترونية التي أرسلناها إلى {email}. وبعد ذلك يتغيّر عنوان بريدك الإلكتروني.',
  noSecondStep: 'ليست لديك خطوة ثانية للمصادقة بعد.',
  deletionExplained: 'سيتم حذف حسابك {account}. لا يمكن التراجع عن هذا الإجراء.',
  everywhereExplained: 'سيتم تسجيل خروجك من كل الأجهزة، بما في ذلك هذا الجهاز.',
  onlyWay: 'هذه طريقتك الوحيدة لتسجيل الدخول. يُرجى إضافة طريقة أخرى قبل إزالتها.',
  methodRemovalExplained: 'لن تتمكن بعد ذلك من تسجيل الدخول بهذه الطريقة.',
  emailRemovalExplained: 'ستتم أيضًا إزالة عنوان البريد الإلكتروني من حسابك.',
  stepRemovalExplained: 'لن تحمي هذه الخطوة الثانية حسابك بعد ذلك.',
  noPasskey: 'ليس لديك مفتاح مرور بعد. يمكنك باستخدامه تسجيل الدخول ببصمة الإصبع أو الوجه أو رقم التعريف الشخصي لجهازك.',
  passkeyAddedOn: 'تاريخ الإضافة: {date}',
  passkeyUsedOn: 'آخر استخدام: {date}',

  // Labels:
  newEmail: 'عنوان البريد الإلكتروني الجديد',
  connected: 'تم الربط',
  connect: 'ربط {provider}',
  disconnect: 'إلغاء ربط {provider}',
  removePassword: 'إزالة كلمة المرور',
  removePhone: 'إزالة {number}',
  addPhone: 'إضافة رقم هاتف',
  changePhone: 'تغيير رقم الهاتف',
  removeStep: 'إزالة {step}',
  passkeyName: 'اسم مفتاح المرور',

  // Messages:
  nameChanged: 'تم تغيير اسمك.',
  passwordSaved: 'تم تغيير كلمة المرور.',
  passwordAdded: 'تمت إضافة كلمة المرور.',
  providerConnected: 'تم ربط حسابك على {provider}.',
  providerDisconnected: 'تم إلغاء ربط حسابك على {provider}.',
  passwordRemoved: 'تمت إزالة كلمة المرور.',
  numberRemoved: 'تمت إزالة الرقم {number}.',
  phoneAdded: 'تمت إضافة رقم هاتفك {number}.',
  phoneChanged: 'تم تغيير رقم هاتفك إلى {number}.',
  sameNumber: 'هذا هو رقم هاتفك الحالي.',
  numberInUse: 'رقم الهاتف هذا ينتمي إلى حساب آخر.',
  stepRemoved: 'تمت إزالة الخطوة الثانية للمصادقة: {step}.',
  passkeyAdded: 'تمت إضافة مفتاح المرور.',
  passkeyRenamed: 'تمت إعادة تسمية مفتاح المرور.',
  passkeyRemoved: 'تمت إزالة مفتاح المرور.',
  passkeyNotAdded: 'لم تتم إضافة أي مفتاح مرور. يُرجى إعادة المحاولة.',
  passkeyKnown: 'يتوفّر على هذا الجهاز مفتاح مرور لحسابك.',
  tooManyPasskeys: 'لديك عدد كبير جدًا من مفاتيح المرور. يُرجى إزالة أحدها أولاً.',
  passkeysUnsupported: 'لا يمكن لهذا الجهاز أو المتصفّح استخدام مفاتيح المرور هنا.',
  passkeyNameWrong: 'يُرجى إدخال اسم مكوّن من 1 إلى 64 حرفًا، بدون أقواس زاوية.',
  accountDeleted: 'تم حذف حسابك.',
  signedOutEverywhere: 'تم تسجيل خروجك من كل الأجهزة.',
  sameEmail: 'هذا هو عنوان بريدك الإلكتروني الحالي.',
  differentAccount: 'هذا حساب آخر. يُرجى تسجيل الدخول إلى {account}.',
  providerInUse: 'هذا الحساب على {provider} مرتبط بحساب آخر.',
};

export default ar;
