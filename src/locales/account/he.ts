import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Hebrew texts of the account page. */
const he: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'החשבון שלך',
  changeName: 'שינוי השם',
  changeYourEmail: 'שינוי כתובת האימייל',
  changePassword: 'שינוי הסיסמה',
  addPassword: 'הוספת סיסמה',
  waysToSignIn: 'שיטות כניסה',
  secondSteps: 'שלבי אימות שניים',
  passkeys: 'מפתחות גישה',
  addPasskey: 'הוספת מפתח גישה',
  renamePasskey: 'שינוי השם של מפתח הגישה',
  removePasskey: 'הסרת מפתח הגישה',
  deleteAccount: 'מחיקת החשבון',

  // Paragraphs:
  signInAgainTo: 'כדי להמשיך, יש להיכנס שוב אל {account}.',
  emailChangeSent: 'יש לפתוח את הקישור באימייל ששלחנו אל {email}. לאחר מכן כתובת האימייל שלך תשתנה.',
  noSecondStep: 'עדיין אין לך שלב אימות שני.',
  deletionExplained: 'החשבון {account} יימחק. אי אפשר לבטל את הפעולה הזו.',
  onlyWay: 'זו שיטת הכניסה היחידה שלך. כדי להסיר אותה, צריך להוסיף קודם שיטה אחרת.',
  methodRemovalExplained: 'לאחר מכן לא תהיה אפשרות להיכנס בשיטה הזו.',
  emailRemovalExplained: 'גם כתובת האימייל של החשבון תוסר.',
  stepRemovalExplained: 'שלב האימות השני הזה כבר לא יגן על החשבון.',
  noPasskey: 'אין לך עדיין מפתח גישה. בעזרתו אפשר להיכנס באמצעות טביעת אצבע, זיהוי פנים או קוד האימות של המכשיר.',
  passkeyAddedOn: 'נוסף בתאריך: {date}',
  passkeyUsedOn: 'שימוש אחרון: {date}',

  // Labels:
  newEmail: 'כתובת אימייל חדשה',
  connected: 'מקושר',
  connect: 'קישור של {provider}',
  disconnect: 'ביטול הקישור של {provider}',
  removePassword: 'הסרת הסיסמה',
  removePhone: 'הסרה של {number}',
  addPhone: 'הוספת מספר טלפון',
  changePhone: 'שינוי מספר הטלפון',
  removeStep: 'הסרה: {step}',
  passkeyName: 'שם מפתח הגישה',

  // Messages:
  nameChanged: 'השם שלך שונה.',
  passwordSaved: 'הסיסמה שלך שונתה.',
  passwordAdded: 'הסיסמה שלך נוספה.',
  providerConnected: 'חשבון {provider} שלך קושר.',
  providerDisconnected: 'הקישור של חשבון {provider} שלך בוטל.',
  passwordRemoved: 'הסיסמה שלך הוסרה.',
  numberRemoved: 'המספר {number} הוסר.',
  phoneAdded: 'מספר הטלפון שלך {number} נוסף.',
  phoneChanged: 'מספר הטלפון שלך שונה ל-{number}.',
  sameNumber: 'זה כבר מספר הטלפון שלך.',
  numberInUse: 'מספר הטלפון הזה שייך לחשבון אחר.',
  stepRemoved: 'שלב האימות השני הוסר: {step}.',
  passkeyAdded: 'מפתח הגישה שלך נוסף.',
  passkeyRenamed: 'השם של מפתח הגישה שלך שונה.',
  passkeyRemoved: 'מפתח הגישה שלך הוסר.',
  passkeyNotAdded: 'לא נוסף מפתח גישה. אפשר לנסות שוב.',
  passkeyKnown: 'במכשיר הזה כבר יש מפתח גישה לחשבון שלך.',
  tooManyPasskeys: 'יש לך יותר מדי מפתחות גישה. צריך להסיר קודם אחד מהם.',
  passkeysUnsupported: 'המכשיר או הדפדפן הזה לא יכול להשתמש כאן במפתחות גישה.',
  passkeyNameWrong: 'יש להזין שם באורך 1 עד 64 תווים, ללא סוגריים זוויתיים.',
  accountDeleted: 'החשבון שלך נמחק.',
  sameEmail: 'זו כבר כתובת האימייל שלך.',
  differentAccount: 'זה חשבון אחר. יש להיכנס אל {account}.',
  providerInUse: 'חשבון {provider} הזה מקושר לחשבון אחר.',
};

export default he;
