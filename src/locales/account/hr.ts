import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Croatian texts of the account page. */
const hr: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'Vaš račun',
  changeName: 'Promijeni ime',
  changeYourEmail: 'Promijeni e-adresu',
  changePassword: 'Promijeni zaporku',
  addPassword: 'Dodaj zaporku',
  waysToSignIn: 'Načini prijave',
  secondSteps: 'Drugi korak',
  passkeys: 'Pristupni ključevi',
  addPasskey: 'Dodaj pristupni ključ',
  renamePasskey: 'Preimenuj pristupni ključ',
  removePasskey: 'Ukloni pristupni ključ',
  passkeyOffer: 'Brža prijava sljedeći put',
  notNow: 'Ne sada',
  deleteAccount: 'Izbriši račun',
  signOutEverywhere: 'Odjava sa svih uređaja',
  everywhereQuestion: 'Odjaviti se sa svih uređaja?',

  // Paragraphs:
  signInAgainTo: 'Da biste nastavili, ponovno se prijavite kao {account}.',
  emailChangeSent:
    'Otvorite poveznicu u e-poruci koju smo poslali na {email}. Nakon toga vaša će se e-adresa promijeniti.',
  noSecondStep: 'Još nemate drugi korak.',
  deletionExplained: 'Vaš račun {account} bit će izbrisan. To se ne može poništiti.',
  everywhereExplained: 'Bit ćete odjavljeni sa svakog uređaja, pa i s ovog.',
  onlyWay: 'Ovo je vaš jedini način prijave. Dodajte još jedan prije nego što ga uklonite.',
  methodRemovalExplained: 'Nakon toga više se nećete moći prijaviti na ovaj način.',
  emailRemovalExplained: 'Uklonit će se i e-adresa vašeg računa.',
  stepRemovalExplained: 'Ovaj drugi korak više neće štititi vaš račun.',
  noPasskey: 'Još nemate pristupni ključ. Njime se prijavljujete otiskom prsta, licem ili PIN-om uređaja.',
  passkeyAddedOn: 'Dodano: {date}',
  passkeyUsedOn: 'Zadnji put upotrijebljeno: {date}',

  // Labels:
  newEmail: 'Nova e-adresa',
  connected: 'Povezano',
  connect: 'Poveži {provider} račun',
  disconnect: 'Prekini vezu s računom {provider}',
  removePassword: 'Ukloni zaporku',
  removePhone: 'Ukloni {number}',
  addPhone: 'Dodaj telefonski broj',
  changePhone: 'Promijeni telefonski broj',
  removeStep: 'Ukloni: {step}',
  passkeyName: 'Naziv pristupnog ključa',

  // Messages:
  nameChanged: 'Vaše je ime promijenjeno.',
  passwordSaved: 'Vaša je zaporka promijenjena.',
  passwordAdded: 'Vaša je zaporka dodana.',
  providerConnected: 'Vaš {provider} račun je povezan.',
  providerDisconnected: 'Veza s vašim {provider} računom je prekinuta.',
  passwordRemoved: 'Vaša je zaporka uklonjena.',
  numberRemoved: 'Broj {number} je uklonjen.',
  phoneAdded: 'Vaš je telefonski broj {number} dodan.',
  phoneChanged: 'Vaš je telefonski broj promijenjen u {number}.',
  sameNumber: 'To je već vaš telefonski broj.',
  numberInUse: 'Ovaj telefonski broj pripada drugom računu.',
  stepRemoved: 'Drugi je korak uklonjen: {step}.',
  passkeyAdded: 'Vaš je pristupni ključ dodan.',
  passkeyRenamed: 'Vaš je pristupni ključ preimenovan.',
  passkeyRemoved: 'Vaš je pristupni ključ uklonjen.',
  passkeyNotAdded: 'Pristupni ključ nije dodan. Pokušajte ponovno.',
  passkeyKnown: 'Na ovom uređaju već postoji pristupni ključ vašeg računa.',
  tooManyPasskeys: 'Imate previše pristupnih ključeva. Najprije uklonite jedan.',
  passkeysUnsupported: 'Ovaj uređaj ili preglednik ovdje ne može upotrebljavati pristupne ključeve.',
  passkeyNameWrong: 'Unesite naziv od 1 do 64 znaka, bez šiljastih zagrada.',
  accountDeleted: 'Vaš je račun izbrisan.',
  signedOutEverywhere: 'Odjavljeni ste sa svih uređaja.',
  sameEmail: 'To je već vaša e-adresa.',
  differentAccount: 'To je drugi račun. Prijavite se kao {account}.',
  providerInUse: 'Ovaj {provider} račun povezan je s drugim računom.',
};

export default hr;
