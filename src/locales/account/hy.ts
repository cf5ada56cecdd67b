import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Armenian texts of the account page. */
const hy: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'Ձեր հաշիվը',
  changeName: 'Փոխել անունը',
  changeYourEmail: 'Փոխել էլփոստի հասցեն',
  changePassword: 'Փոխել գաղտնաբառը',
  addPassword: 'Ավելացնել գաղտնաբառ',
  waysToSignIn: 'Մուտքի եղանակներ',
  secondSteps: 'Երկրորդ քայլեր',
  passkeys: 'Մուտքի բանալիներ',
  addPasskey: 'Ավելացնել մուտքի բանալի',
  renamePasskey: 'Վերանվանել մուտքի բանալին',
  removePasskey: 'Հեռացնել մուտքի բանալին',
  deleteAccount: 'Ջնջել հաշիվը',

  // Paragraphs:
  signInAgainTo: 'Շարունակելու համար կրկին մուտք գործեք {account} հաշվով։',
  emailChangeSent: 'Բացեք հղումը {email} հասցեին ուղարկված նամակում։ Դրանից հետո ձեր էլփոստի հասցեն կփոխվի։',
  noSecondStep: 'Դուք դեռ չունեք երկրորդ քայլ։',
  deletionExplained: 'Ձեր {account} հաշիվը կջնջվի։ Այս գործողությունը հնարավոր չէ հետարկել։',
  onlyWay: 'Սա մուտքի ձեր միակ եղանակն է։ Այն հեռացնելուց առաջ ավելացրեք մեկ ուրիշը։',
  methodRemovalExplained: 'Դրանից հետո այս եղանակով այլևս չեք կարողանա մուտք գործել։',
  emailRemovalExplained: 'Ձեր հաշվի էլփոստի հասցեն նույնպես կհեռացվի։',
  stepRemovalExplained: 'Այս երկրորդ քայլն այլևս չի պաշտպանի ձեր հաշիվը։',
  noPasskey: 'Դուք դեռ չունեք մուտքի բանալի։ Դրանով մուտք եք գործում մատնահետքով, դեմքով կամ ձեր սարքի PIN կոդով։',
  passkeyAddedOn: 'Ավելացվել է՝ {date}',
  passkeyUsedOn: 'Վերջին օգտագործումը՝ {date}',

  // Labels:
  newEmail: 'Նոր էլփոստի հասցե',
  connected: 'Կապված է',
  connect: 'Կապել {provider} հաշիվը',
  disconnect: 'Անջատել {provider} հաշիվը',
  removePassword: 'Հեռացնել գաղտնաբառը',
  removePhone: 'Հեռացնել {number} համարը',
  addPhone: 'Ավելացնել հեռախոսահամար',
  changePhone: 'Փոխել հեռախոսահամարը',
  removeStep: 'Հեռացնել՝ {step}',
  passkeyName: 'Մուտքի բանալու անունը',

  // Messages:
  nameChanged: 'Ձեր անունը փոխվել է։',
  passwordSaved: 'Ձեր գաղտնաբառը փոխվել է։',
  passwordAdded: 'Ձեր գաղտնաբառն ավելացվել է։',
  providerConnected: 'Ձեր {provider} հաշիվը կապվել է։',
  providerDisconnected: 'Ձեր {provider} հաշիվն անջատվել է։',
  passwordRemoved: 'Ձեր գաղտնաբառը հեռացվել է։',
  numberRemoved: '{number} համարը հեռացվել է։',
  phoneAdded: 'Ձեր {number} հեռախոսահամարն ավելացվել է։',
  phoneChanged: 'Ձեր հեռախոսահամարը փոխվել է։ Նոր համարը՝ {number}։',
  sameNumber: 'Սա արդեն ձեր հեռախոսահամարն է։',
  numberInUse: 'Այս հեռախոսահամարը պատկանում է մեկ այլ հաշվի։',
  stepRemoved: 'Երկրորդ քայլը հեռացվել է՝ {step}։',
  passkeyAdded: 'Ձեր մուտքի բանալին ավելացվել է։',
  passkeyRenamed: 'Ձեր մուտքի բանալին վերանվանվել է։',
  passkeyRemoved: 'Ձեր մուտքի բանալին հեռացվել է։',
  passkeyNotAdded: 'Մուտքի բանալի չի ավելացվել։ Փորձեք կրկին։',
  passkeyKnown: 'Այս սարքում արդեն կա ձեր հաշվի մուտքի բանալի։',
  tooManyPasskeys: 'Դուք չափազանց շատ մուտքի բանալիներ ունեք։ Նախ հեռացրեք մեկը։',
  passkeysUnsupported: 'Այս սարքը կամ դիտարկիչը չի կարող այստեղ մուտքի բանալիներ օգտագործել։',
  passkeyNameWrong: 'Մուտքագրեք 1-ից 64 նիշանոց անուն՝ առանց անկյունավոր փակագծերի։',
  accountDeleted: 'Ձեր հաշիվը ջնջվել է։',
  sameEmail: 'Սա արդեն ձեր էլփոստի հասցեն է։',
  differentAccount: 'Սա այլ հաշիվ է։ Մուտք գործեք {account} հաշվով։',
  providerInUse: 'Այս {provider} հաշիվը կապված է մեկ այլ հաշվի հետ։',
};

export default hy;
