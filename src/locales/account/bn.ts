import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Bangla texts of the account page. */
const bn: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'আপনার অ্যাকাউন্ট',
  changeName: 'নাম পরিবর্তন করুন',
  changeYourEmail: 'ইমেল আইডি পরিবর্তন করুন',
  changePassword: 'পাসওয়ার্ড পরিবর্তন করুন',
  addPassword: 'পাসওয়ার্ড যোগ করুন',
  waysToSignIn: 'সাইন-ইন করার পদ্ধতি',
  secondSteps: 'দ্বিতীয় ধাপ',
  passkeys: 'পাসকী',
  addPasskey: 'পাসকী যোগ করুন',
  renamePasskey: 'পাসকীর নাম পরিবর্তন করুন',
  removePasskey: 'পাসকী সরান',
  deleteAccount: 'অ্যাকাউন্ট মুছে ফেলুন',

  // Paragraphs:
  signInAgainTo: 'চালিয়ে যেতে {account} অ্যাকাউন্টে আবার সাইন-ইন করুন।',
  emailChangeSent: '{email} আইডিতে পাঠানো ইমেলের লিঙ্কটি খুলুন। তারপর আপনার ইমেল আইডি পরিবর্তন হয়ে যাবে।',
  noSecondStep: 'আপনার এখনও কোনও দ্বিতীয় ধাপ নেই।',
  deletionExplained: 'আপনার {account} অ্যাকাউন্টটি মুছে ফেলা হবে। এটি আর ফিরিয়ে আনা যাবে না।',
  onlyWay: 'এটিই আপনার সাইন-ইন করার একমাত্র পদ্ধতি। এটি সরানোর আগে অন্য একটি যোগ করুন।',
  methodRemovalExplained: 'এরপর আপনি আর এই পদ্ধতিতে সাইন-ইন করতে পারবেন না।',
  emailRemovalExplained: 'আপনার অ্যাকাউন্টের ইমেল আইডিও সরিয়ে দেওয়া হবে।',
  stepRemovalExplained: 'এই দ্বিতীয় ধাপটি আর আপনার অ্যাকাউন্ট সুরক্ষিত রাখবে না।',
  noPasskey: 'আপনার এখনও কোনও পাসকী নেই। এটি থাকলে আপনি আঙুলের ছাপ, মুখ বা আপনার ডিভাইসের পিন দিয়ে সাইন-ইন করতে পারবেন।',
  passkeyAddedOn: 'যোগ করা হয়েছে: {date}',
  passkeyUsedOn: 'শেষবার ব্যবহার: {date}',

  // Labels:
  newEmail: 'নতুন ইমেল আইডি',
  connected: 'কানেক্ট করা আছে',
  connect: '{provider} কানেক্ট করুন',
  disconnect: '{provider} ডিসকানেক্ট করুন',
  removePassword: 'পাসওয়ার্ড সরান',
  removePhone: '{number} সরান',
  addPhone: 'ফোন নম্বর যোগ করুন',
  changePhone: 'ফোন নম্বর পরিবর্তন করুন',
  removeStep: '{step} সরান',
  passkeyName: 'পাসকীর নাম',

  // Messages:
  nameChanged: 'আপনার নাম পরিবর্তন করা হয়েছে।',
  passwordSaved: 'আপনার পাসওয়ার্ড পরিবর্তন করা হয়েছে।',
  passwordAdded: 'আপনার পাসওয়ার্ড যোগ করা হয়েছে।',
  providerConnected: 'আপনার {provider} অ্যাকাউন্ট কানেক্ট করা হয়েছে।',
  providerDisconnected: 'আপনার {provider} অ্যাকাউন্ট ডিসকানেক্ট করা হয়েছে।',
  passwordRemoved: 'আপনার পাসওয়ার্ড সরানো হয়েছে।',
  numberRemoved: '{number} নম্বরটি সরানো হয়েছে।',
  phoneAdded: 'আপনার ফোন নম্বর {number} যোগ করা হয়েছে।',
  phoneChanged: 'আপনার ফোন নম্বর পরিবর্তন করে {number} করা হয়েছে।',
  sameNumber: 'এটি আগে থেকেই আপনার ফোন নম্বর।',
  numberInUse: 'এই ফোন নম্বরটি অন্য একটি অ্যাকাউন্টের।',
  stepRemoved: 'দ্বিতীয় ধাপ সরানো হয়েছে: {step}।',
  passkeyAdded: 'আপনার পাসকী যোগ করা হয়েছে।',
  passkeyRenamed: 'আপনার পাসকীর নাম পরিবর্তন করা হয়েছে।',
  passkeyRemoved: 'আপনার পাসকী সরানো হয়েছে।',
  passkeyNotAdded: 'কোনও পাসকী যোগ করা হয়নি। আবার চেষ্টা করুন।',
  passkeyKnown: 'এই ডিভাইসে ইতিমধ্যেই আপনার অ্যাকাউন্টের একটি পাসকী আছে।',
  tooManyPasskeys: 'আপনার অনেক বেশি পাসকী আছে। আগে একটি সরান।',
  passkeysUnsupported: 'এই ডিভাইস বা ব্রাউজার এখানে পাসকী ব্যবহার করতে পারে না।',
  passkeyNameWrong: 'অ্যাঙ্গেল ব্র্যাকেট ছাড়া 1 থেকে 64টি অক্ষরের একটি নাম লিখুন।',
  accountDeleted: 'আপনার অ্যাকাউন্ট মুছে ফেলা হয়েছে।',
  sameEmail: 'এটি আগে থেকেই আপনার ইমেল আইডি।',
  differentAccount: 'এটি অন্য একটি অ্যাকাউন্ট। {account} অ্যাকাউন্টে সাইন-ইন করুন।',
  providerInUse: 'এই {provider} অ্যাকাউন্টটি অন্য একটি অ্যাকাউন্টের সাথে কানেক্ট করা আছে।',
};

export default bn;
