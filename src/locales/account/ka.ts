import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Georgian texts of the account page. */
const ka: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'თქვენი ანგარიში',
  changeName: 'სახელის შეცვლა',
  changeYourEmail: 'ელფოსტის მისამართის შეცვლა',
  changePassword: 'პაროლის შეცვლა',
  addPassword: 'პაროლის დამატება',
  waysToSignIn: 'შესვლის ხერხები',
  secondSteps: 'მეორე ეტაპები',
  passkeys: 'წვდომის გასაღებები',
  addPasskey: 'წვდომის გასაღების დამატება',
  renamePasskey: 'გასაღების სახელის შეცვლა',
  removePasskey: 'წვდომის გასაღების ამოშლა',
  passkeyOffer: 'უფრო სწრაფი შესვლა შემდეგ ჯერზე',
  notNow: 'ახლა არა',
  deleteAccount: 'ანგარიშის წაშლა',
  signOutEverywhere: 'გასვლა ყველა მოწყობილობაზე',
  everywhereQuestion: 'გსურთ გასვლა ყველა მოწყობილობაზე?',
  devices: 'მოწყობილობები',

  // Paragraphs:
  signInAgainTo: 'გასაგრძელებლად ხელახლა შედით ანგარიშით {account}.',
  emailChangeSent:
    'გახსენით ბმული წერილში, რომელიც გაიგზავნა მისამართზე {email}. ამის შემდეგ თქვენი ელფოსტის მისამართი შეიცვლება.',
  noSecondStep: 'მეორე ეტაპი ჯერ არ გაქვთ.',
  deletionExplained: 'თქვენი ანგარიში {account} წაიშლება. ამ მოქმედებას ვეღარ გააუქმებთ.',
  everywhereExplained: 'თქვენ გახვალთ ანგარიშიდან ყველა მოწყობილობაზე, ამ მოწყობილობაზეც.',
  onlyWay: 'ეს შესვლის თქვენი ერთადერთი ხერხია. ამოშლამდე დაამატეთ სხვა.',
  methodRemovalExplained: 'ამის შემდეგ ასე შესვლას ვეღარ შეძლებთ.',
  emailRemovalExplained: 'თქვენი ანგარიშის ელფოსტის მისამართიც ამოიშლება.',
  stepRemovalExplained: 'ეს მეორე ეტაპი თქვენს ანგარიშს აღარ დაიცავს.',
  noPasskey:
    'ჯერ არ გაქვთ წვდომის გასაღები. მისი საშუალებით შედიხართ თითის ანაბეჭდით, სახით ან თქვენი მოწყობილობის PIN-კოდით.',
  passkeyAddedOn: 'დამატების თარიღი: {date}',
  passkeyUsedOn: 'ბოლო გამოყენება: {date}',

  // Labels:
  newEmail: 'ელფოსტის ახალი მისამართი',
  connected: 'დაკავშირებულია',
  connect: '{provider} ანგარიშის დაკავშირება',
  disconnect: '{provider} ანგარიშის გათიშვა',
  removePassword: 'პაროლის ამოშლა',
  removePhone: 'ამოშლა: {number}',
  addPhone: 'ტელეფონის ნომრის დამატება',
  changePhone: 'ტელეფონის ნომრის შეცვლა',
  removeStep: 'ამოშლა: {step}',
  passkeyName: 'წვდომის გასაღების სახელი',
  thisDevice: 'ეს მოწყობილობა',
  unknownDevice: 'უცნობი მოწყობილობა',

  // Messages:
  nameChanged: 'თქვენი სახელი შეიცვალა.',
  passwordSaved: 'თქვენი პაროლი შეიცვალა.',
  passwordAdded: 'თქვენი პაროლი დაემატა.',
  providerConnected: 'თქვენი {provider} ანგარიში დაკავშირებულია.',
  providerDisconnected: 'თქვენი {provider} ანგარიში გათიშულია.',
  passwordRemoved: 'თქვენი პაროლი ამოშლილია.',
  numberRemoved: 'ნომერი {number} ამოშლილია.',
  phoneAdded: 'თქვენი ტელეფონის ნომერი {number} დაემატა.',
  phoneChanged: 'თქვენი ტელეფონის ნომერი შეიცვალა. ახალი ნომერია {number}.',
  sameNumber: 'ეს უკვე თქვენი ტელეფონის ნომერია.',
  numberInUse: 'ეს ტელეფონის ნომერი სხვა ანგარიშს ეკუთვნის.',
  stepRemoved: 'მეორე ეტაპი ამოშლილია: {step}.',
  passkeyAdded: 'თქვენი წვდომის გასაღები დაემატა.',
  passkeyRenamed: 'თქვენი წვდომის გასაღების სახელი შეიცვალა.',
  passkeyRemoved: 'თქვენი წვდომის გასაღები ამოიშალა.',
  passkeyNotAdded: 'წვდომის გასაღები არ დამატებულა. სცადეთ ხელახლა.',
  passkeyKnown: 'ამ მოწყობილობაზე უკვე არის თქვენი ანგარიშის წვდომის გასაღები.',
  tooManyPasskeys: 'ძალიან ბევრი წვდომის გასაღები გაქვთ. ჯერ ერთი ამოშალეთ.',
  passkeysUnsupported: 'ეს მოწყობილობა ან ბრაუზერი აქ წვდომის გასაღებებს ვერ იყენებს.',
  passkeyNameWrong: 'შეიყვანეთ 1-დან 64 სიმბოლომდე სახელი, კუთხოვანი ფრჩხილების გარეშე.',
  accountDeleted: 'თქვენი ანგარიში წაიშალა.',
  signedOutEverywhere: 'თქვენ გახვედით ანგარიშიდან ყველა მოწყობილობაზე.',
  deviceSignedOut: 'თქვენ გახვედით ანგარიშიდან იმ მოწყობილობაზე.',
  sameEmail: 'ეს უკვე თქვენი ელფოსტის მისამართია.',
  differentAccount: 'ეს სხვა ანგარიშია. შედით ანგარიშით {account}.',
  providerInUse: 'ეს {provider} ანგარიში სხვა ანგარიშთან არის დაკავშირებული.',
};

export default ka;
