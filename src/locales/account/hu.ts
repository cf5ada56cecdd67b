import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Hungarian texts of the account page. */
const hu: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'Az Ön fiókja',
  changeName: 'Név módosítása',
  changeYourEmail: 'E-mail-cím módosítása',
  changePassword: 'Jelszó módosítása',
  addPassword: 'Jelszó hozzáadása',
  waysToSignIn: 'Bejelentkezési módok',
  secondSteps: 'Második lépések',
  passkeys: 'Azonosítókulcsok',
  addPasskey: 'Azonosítókulcs hozzáadása',
  renamePasskey: 'Azonosítókulcs átnevezése',
  removePasskey: 'Azonosítókulcs eltávolítása',
  passkeyOffer: 'Gyorsabb bejelentkezés legközelebb',
  notNow: 'Most nem',
  deleteAccount: 'Fiók törlése',
  signOutEverywhere: 'Kijelentkezés minden eszközön',
  everywhereQuestion: 'Kijelentkezik minden eszközön?',

  // Paragraphs:
  signInAgainTo: 'A folytatáshoz jelentkezzen be újra ezzel a fiókkal: {account}.',
  emailChangeSent:
    'Nyissa meg a linket abban az e-mailben, amelyet erre a címre küldtünk: {email}. Ezután módosul az e-mail-címe.',
  noSecondStep: 'Még nincs második lépése.',
  deletionExplained: 'Töröljük ezt a fiókját: {account}. Ez a művelet nem vonható vissza.',
  everywhereExplained: 'Minden eszközön kijelentkezik, ezen is.',
  onlyWay: 'Ez az egyetlen bejelentkezési módja. Mielőtt eltávolítja, adjon hozzá egy másikat.',
  methodRemovalExplained: 'Ezután már nem tud így bejelentkezni.',
  emailRemovalExplained: 'A fiókja e-mail-címét is eltávolítjuk.',
  stepRemovalExplained: 'Ez a második lépés a továbbiakban nem védi a fiókját.',
  noPasskey: 'Még nincs azonosítókulcsa. Azzal ujjlenyomattal, arccal vagy az eszköze PIN-kódjával jelentkezhet be.',
  passkeyAddedOn: 'Hozzáadva: {date}',
  passkeyUsedOn: 'Utoljára használva: {date}',

  // Labels:
  newEmail: 'Új e-mail-cím',
  connected: 'Összekapcsolva',
  connect: '{provider}-fiók összekapcsolása',
  disconnect: '{provider}-fiók leválasztása',
  removePassword: 'Jelszó eltávolítása',
  removePhone: 'Eltávolítás: {number}',
  addPhone: 'Telefonszám hozzáadása',
  changePhone: 'Telefonszám módosítása',
  removeStep: 'Eltávolítás: {step}',
  passkeyName: 'Az azonosítókulcs neve',

  // Messages:
  nameChanged: 'Nevét módosítottuk.',
  passwordSaved: 'Jelszavát módosítottuk.',
  passwordAdded: 'Jelszavát hozzáadtuk.',
  providerConnected: '{provider}-fiókját összekapcsoltuk.',
  providerDisconnected: '{provider}-fiókját leválasztottuk.',
  passwordRemoved: 'Jelszavát eltávolítottuk.',
  numberRemoved: 'Ezt a számot eltávolítottuk: {number}.',
  phoneAdded: 'Telefonszámát hozzáadtuk: {number}.',
  phoneChanged: 'Telefonszámát módosítottuk. Az új szám: {number}.',
  sameNumber: 'Ez már az Ön telefonszáma.',
  numberInUse: 'Ez a telefonszám egy másik fiókhoz tartozik.',
  stepRemoved: 'Ezt a második lépést eltávolítottuk: {step}.',
  passkeyAdded: 'Azonosítókulcsát hozzáadtuk.',
  passkeyRenamed: 'Azonosítókulcsát átneveztük.',
  passkeyRemoved: 'Azonosítókulcsát eltávolítottuk.',
  passkeyNotAdded: 'Nem adtunk hozzá azonosítókulcsot. Próbálja újra.',
  passkeyKnown: 'Ezen az eszközön már van azonosítókulcs a fiókjához.',
  tooManyPasskeys: 'Túl sok azonosítókulcsa van. Először távolítson el egyet.',
  passkeysUnsupported: 'Ez az eszköz vagy böngésző itt nem tud azonosítókulcsot használni.',
  passkeyNameWrong: 'Adjon meg 1–64 karakteres nevet, csúcsos zárójelek nélkül.',
  accountDeleted: 'Fiókját töröltük.',
  signedOutEverywhere: 'Minden eszközön kijelentkezett.',
  sameEmail: 'Ez már az Ön e-mail-címe.',
  differentAccount: 'Ez egy másik fiók. Jelentkezzen be ezzel a fiókkal: {account}.',
  providerInUse: 'Ez a {provider}-fiók egy másik fiókkal van összekapcsolva.',
};

export default hu;
