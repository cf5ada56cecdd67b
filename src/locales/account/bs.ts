import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Bosnian texts of the account page. */
const bs: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'Vaš račun',
  changeName: 'Promijeni ime',
  changeYourEmail: 'Promijeni adresu e-pošte',
  changePassword: 'Promijeni lozinku',
  addPassword: 'Dodaj lozinku',
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
  signInAgainTo: 'Da nastavite, ponovo se prijavite kao {account}.',
  emailChangeSent:
    'Otvorite link u poruci koju smo poslali na {email}. Nakon toga će se vaša adresa e-pošte promijeniti.',
  noSecondStep: 'Još nemate drugi korak.',
  deletionExplained: 'Vaš račun {account} bit će izbrisan. To se ne može poništiti.',
  everywhereExplained: 'Bit ćete odjavljeni sa svakog uređaja, pa i s ovog.',
  onlyWay: 'Ovo je vaš jedini način prijave. Dodajte još jedan prije nego što ga uklonite.',
  methodRemovalExplained: 'Nakon toga se više nećete moći prijaviti na ovaj način.',
  emailRemovalExplained: 'Adresa e-pošte vašeg računa također će biti uklonjena.',
  stepRemovalExplained: 'Ovaj drugi korak više neće štititi vaš račun.',
  noPasskey: 'Još nemate pristupni ključ. Njime se prijavljujete otiskom prsta, licem ili PIN-om uređaja.',
  passkeyAddedOn: 'Dodano: {date}',
  passkeyUsedOn: 'Zadnji put korišteno: {date}',

  // Labels:
  newEmail: 'Nova adresa e-pošte',
  connected: 'Povezano',
  connect: 'Poveži račun usluge {provider}',
  disconnect: 'Prekini vezu s uslugom {provider}',
  removePassword: 'Ukloni lozinku',
  removePhone: 'Ukloni {number}',
  addPhone: 'Dodaj broj telefona',
  changePhone: 'Promijeni broj telefona',
  removeStep: 'Ukloni: {step}',
  passkeyName: 'Naziv pristupnog ključa',

  // Messages:
  nameChanged: 'Vaše ime je promijenjeno.',
  passwordSaved: 'Vaša lozinka je promijenjena.',
  passwordAdded: 'Vaša lozinka je dodana.',
  providerConnected: 'Vaš račun usluge {provider} je povezan.',
  providerDisconnected: 'Veza s uslugom {provider} je prekinuta.',
  passwordRemoved: 'Vaša lozinka je uklonjena.',
  numberRemoved: 'Broj {number} je uklonjen.',
  phoneAdded: 'Vaš broj telefona {number} je dodan.',
  phoneChanged: 'Vaš broj telefona je promijenjen u {number}.',
  sameNumber: 'To je već vaš broj telefona.',
  numberInUse: 'Ovaj broj telefona pripada drugom računu.',
  stepRemoved: 'Drugi korak je uklonjen: {step}.',
  passkeyAdded: 'Vaš pristupni ključ je dodan.',
  passkeyRenamed: 'Vaš pristupni ključ je preimenovan.',
  passkeyRemoved: 'Vaš pristupni ključ je uklonjen.',
  passkeyNotAdded: 'Pristupni ključ nije dodan. Pokušajte ponovo.',
  passkeyKnown: 'Ovaj uređaj već ima pristupni ključ vašeg računa.',
  tooManyPasskeys: 'Imate previše pristupnih ključeva. Prvo uklonite jedan.',
  passkeysUnsupported: 'Ovaj uređaj ili preglednik ovdje ne može koristiti pristupne ključeve.',
  passkeyNameWrong: 'Unesite naziv od 1 do 64 znaka, bez uglastih zagrada.',
  accountDeleted: 'Vaš račun je izbrisan.',
  signedOutEverywhere: 'Odjavljeni ste sa svih uređaja.',
  sameEmail: 'To je već vaša adresa e-pošte.',
  differentAccount: 'To je drugi račun. Prijavite se kao {account}.',
  providerInUse: 'Ovaj račun usluge {provider} povezan je s drugim računom.',
};

export default bs;
