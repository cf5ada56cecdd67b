import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Slovenian texts of the account page. */
const sl: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'Vaš račun',
  changeName: 'Spremeni ime',
  changeYourEmail: 'Spremeni e-poštni naslov',
  changePassword: 'Spremeni geslo',
  addPassword: 'Dodaj geslo',
  waysToSignIn: 'Načini prijave',
  secondSteps: 'Drugi korak',
  passkeys: 'Ključi za dostop',
  addPasskey: 'Dodaj ključ za dostop',
  renamePasskey: 'Preimenuj ključ za dostop',
  removePasskey: 'Odstrani ključ za dostop',
  passkeyOffer: 'Naslednjič hitrejša prijava',
  notNow: 'Ne zdaj',
  deleteAccount: 'Izbriši račun',
  signOutEverywhere: 'Odjava v vseh napravah',
  everywhereQuestion: 'Se želite odjaviti v vseh napravah?',

  // Paragraphs:
  signInAgainTo: 'Če želite nadaljevati, se znova prijavite kot {account}.',
  emailChangeSent:
    'Odprite povezavo v e-sporočilu, ki smo ga poslali na naslov {email}. Nato se bo vaš e-poštni naslov spremenil.',
  noSecondStep: 'Drugega koraka še nimate.',
  deletionExplained: 'Vaš račun {account} bo izbrisan. Tega dejanja ni mogoče razveljaviti.',
  everywhereExplained: 'Odjavljeni boste v vsaki napravi, tudi v tej.',
  onlyWay: 'To je vaš edini način prijave. Preden ga odstranite, dodajte drugega.',
  methodRemovalExplained: 'Po tem se ne boste mogli več prijaviti na ta način.',
  emailRemovalExplained: 'Odstranjen bo tudi e-poštni naslov vašega računa.',
  stepRemovalExplained: 'Ta drugi korak ne bo več varoval vašega računa.',
  noPasskey: 'Ključa za dostop še nimate. Z njim se prijavite s prstnim odtisom, obrazom ali kodo PIN naprave.',
  passkeyAddedOn: 'Dodano: {date}',
  passkeyUsedOn: 'Nazadnje uporabljeno: {date}',

  // Labels:
  newEmail: 'Novi e-poštni naslov',
  connected: 'Povezano',
  connect: 'Poveži račun {provider}',
  disconnect: 'Prekini povezavo z računom {provider}',
  removePassword: 'Odstrani geslo',
  removePhone: 'Odstrani {number}',
  addPhone: 'Dodaj telefonsko številko',
  changePhone: 'Spremeni telefonsko številko',
  removeStep: 'Odstrani: {step}',
  passkeyName: 'Ime ključa za dostop',

  // Messages:
  nameChanged: 'Vaše ime je spremenjeno.',
  passwordSaved: 'Vaše geslo je spremenjeno.',
  passwordAdded: 'Vaše geslo je dodano.',
  providerConnected: 'Vaš račun {provider} je povezan.',
  providerDisconnected: 'Povezava z vašim računom {provider} je prekinjena.',
  passwordRemoved: 'Vaše geslo je odstranjeno.',
  numberRemoved: 'Številka {number} je odstranjena.',
  phoneAdded: 'Vaša telefonska številka {number} je dodana.',
  phoneChanged: 'Vaša telefonska številka je spremenjena v {number}.',
  sameNumber: 'To je že vaša telefonska številka.',
  numberInUse: 'Ta telefonska številka pripada drugemu računu.',
  stepRemoved: 'Drugi korak je odstranjen: {step}.',
  passkeyAdded: 'Vaš ključ za dostop je dodan.',
  passkeyRenamed: 'Vaš ključ za dostop je preimenovan.',
  passkeyRemoved: 'Vaš ključ za dostop je odstranjen.',
  passkeyNotAdded: 'Noben ključ za dostop ni bil dodan. Poskusite znova.',
  passkeyKnown: 'Ta naprava že ima ključ za dostop do vašega računa.',
  tooManyPasskeys: 'Imate preveč ključev za dostop. Najprej enega odstranite.',
  passkeysUnsupported: 'Ta naprava ali brskalnik tukaj ne more uporabljati ključev za dostop.',
  passkeyNameWrong: 'Vnesite ime z 1 do 64 znaki, brez lomljenih oklepajev.',
  accountDeleted: 'Vaš račun je izbrisan.',
  signedOutEverywhere: 'Odjavljeni ste v vseh napravah.',
  sameEmail: 'To je že vaš e-poštni naslov.',
  differentAccount: 'To je drug račun. Prijavite se kot {account}.',
  providerInUse: 'Ta račun {provider} je povezan z drugim računom.',
};

export default sl;
