import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Welsh texts of the account page. */
const cy: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'Eich cyfrif',
  changeName: 'Newid eich enw',
  changeYourEmail: 'Newid y cyfeiriad e-bost',
  changePassword: 'Newid eich cyfrinair',
  addPassword: 'Ychwanegu cyfrinair',
  waysToSignIn: 'Ffyrdd o fewngofnodi',
  secondSteps: 'Ail gamau',
  passkeys: 'Allweddi mynediad',
  addPasskey: 'Ychwanegu allwedd mynediad',
  renamePasskey: 'Ailenwi’r allwedd mynediad',
  removePasskey: 'Tynnu’r allwedd mynediad',
  passkeyOffer: 'Mewngofnodi’n gyflymach y tro nesaf',
  notNow: 'Nid nawr',
  deleteAccount: 'Dileu eich cyfrif',
  signOutEverywhere: 'Allgofnodi ar bob dyfais',
  everywhereQuestion: 'Allgofnodi ar bob dyfais?',

  // Paragraphs:
  signInAgainTo: 'I barhau, mewngofnodwch eto fel {account}.',
  emailChangeSent: 'Agorwch y ddolen yn yr e-bost a anfonwyd at {email}. Yna bydd eich cyfeiriad e-bost yn newid.',
  noSecondStep: 'Nid oes gennych ail gam eto.',
  deletionExplained: 'Bydd eich cyfrif {account} yn cael ei ddileu. Ni allwch ddadwneud hyn.',
  everywhereExplained: 'Byddwch yn cael eich allgofnodi ar bob dyfais, gan gynnwys hon.',
  onlyWay: 'Dyma eich unig ffordd o fewngofnodi. Ychwanegwch un arall cyn ei thynnu.',
  methodRemovalExplained: 'Ar ôl hyn, ni allwch fewngofnodi fel hyn mwyach.',
  emailRemovalExplained: 'Bydd cyfeiriad e-bost eich cyfrif yn cael ei dynnu hefyd.',
  stepRemovalExplained: 'Ni fydd yr ail gam hwn yn diogelu eich cyfrif mwyach.',
  noPasskey:
    'Nid oes gennych allwedd mynediad eto. Gyda hi, rydych yn mewngofnodi ag ôl bys, wyneb neu PIN eich dyfais.',
  passkeyAddedOn: 'Ychwanegwyd: {date}',
  passkeyUsedOn: 'Defnyddiwyd ddiwethaf: {date}',

  // Labels:
  newEmail: 'Cyfeiriad e-bost newydd',
  connected: 'Wedi’i gysylltu',
  connect: 'Cysylltu {provider}',
  disconnect: 'Datgysylltu {provider}',
  removePassword: 'Tynnu’r cyfrinair',
  removePhone: 'Tynnu {number}',
  addPhone: 'Ychwanegu rhif ffôn',
  changePhone: 'Newid y rhif ffôn',
  removeStep: 'Tynnu {step}',
  passkeyName: 'Enw’r allwedd mynediad',

  // Messages:
  nameChanged: 'Mae eich enw wedi’i newid.',
  passwordSaved: 'Mae eich cyfrinair wedi’i newid.',
  passwordAdded: 'Mae eich cyfrinair wedi’i ychwanegu.',
  providerConnected: 'Mae eich cyfrif {provider} wedi’i gysylltu.',
  providerDisconnected: 'Mae eich cyfrif {provider} wedi’i ddatgysylltu.',
  passwordRemoved: 'Mae eich cyfrinair wedi’i dynnu.',
  numberRemoved: 'Mae’r rhif {number} wedi’i dynnu.',
  phoneAdded: 'Mae eich rhif ffôn {number} wedi’i ychwanegu.',
  phoneChanged: 'Mae eich rhif ffôn wedi’i newid i {number}.',
  sameNumber: 'Dyma eich rhif ffôn yn barod.',
  numberInUse: 'Mae’r rhif ffôn hwn yn perthyn i gyfrif arall.',
  stepRemoved: 'Mae’r ail gam wedi’i dynnu: {step}.',
  passkeyAdded: 'Mae eich allwedd mynediad wedi’i hychwanegu.',
  passkeyRenamed: 'Mae eich allwedd mynediad wedi’i hailenwi.',
  passkeyRemoved: 'Mae eich allwedd mynediad wedi’i thynnu.',
  passkeyNotAdded: 'Ni chafodd allwedd mynediad ei hychwanegu. Rhowch gynnig arall arni.',
  passkeyKnown: 'Mae gan y ddyfais hon allwedd mynediad eich cyfrif yn barod.',
  tooManyPasskeys: 'Mae gennych ormod o allweddi mynediad. Tynnwch un yn gyntaf.',
  passkeysUnsupported: 'Ni all y ddyfais na’r porwr hwn ddefnyddio allweddi mynediad yma.',
  passkeyNameWrong: 'Rhowch enw o 1 i 64 nod, heb fachau onglog.',
  accountDeleted: 'Mae eich cyfrif wedi’i ddileu.',
  signedOutEverywhere: 'Rydych wedi’ch allgofnodi ar bob dyfais.',
  sameEmail: 'Dyma eich cyfeiriad e-bost yn barod.',
  differentAccount: 'Mae hwnnw’n gyfrif gwahanol. Mewngofnodwch fel {account}.',
  providerInUse: 'Mae’r cyfrif {provider} hwn wedi’i gysylltu â chyfrif arall.',
};

export default cy;
