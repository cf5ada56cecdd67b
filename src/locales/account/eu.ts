import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Basque texts of the account page. */
const eu: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'Zure kontua',
  changeName: 'Aldatu izena',
  changeYourEmail: 'Aldatu helbide elektronikoa',
  changePassword: 'Aldatu pasahitza',
  addPassword: 'Gehitu pasahitz bat',
  waysToSignIn: 'Saioa hasteko moduak',
  secondSteps: 'Bigarren urratsak',
  passkeys: 'Sarbide-gakoak',
  addPasskey: 'Gehitu sarbide-gako bat',
  renamePasskey: 'Aldatu sarbide-gakoaren izena',
  removePasskey: 'Kendu sarbide-gakoa',
  passkeyOffer: 'Hasi saioa azkarrago hurrengoan',
  notNow: 'Orain ez',
  deleteAccount: 'Ezabatu kontua',
  signOutEverywhere: 'Amaitu saioa gailu guztietan',
  everywhereQuestion: 'Gailu guztietan amaitu nahi duzu saioa?',
  devices: 'Gailuak',
  backupCodes: 'Babeskopia-kodeak',
  saveBackupCodes: 'Gorde zure babeskopia-kodeak',

  // Paragraphs:
  signInAgainTo: 'Aurrera egiteko, hasi saioa berriro {account} kontuan.',
  emailChangeSent:
    'Ireki {email} helbidera bidali dugun mezuko esteka. Ondoren, zure helbide elektronikoa aldatuko da.',
  noSecondStep: 'Oraindik ez duzu bigarren urratsik.',
  deletionExplained: 'Zure {account} kontua ezabatu egingo da. Ekintza hori ezin da desegin.',
  everywhereExplained: 'Zure saioa gailu guztietan amaituko da, honetan ere bai.',
  onlyWay: 'Hau da saioa hasteko duzun modu bakarra. Gehitu beste bat hau kendu aurretik.',
  methodRemovalExplained: 'Ondoren, ezin izango duzu saioa modu honetan hasi.',
  emailRemovalExplained: 'Zure kontuaren helbide elektronikoa ere kenduko da.',
  stepRemovalExplained: 'Bigarren urrats honek ez du zure kontua gehiago babestuko.',
  noPasskey:
    'Oraindik ez duzu sarbide-gakorik. Harekin, hatz-markarekin, aurpegiarekin edo gailuaren PINarekin hasten duzu saioa.',
  passkeyAddedOn: 'Gehitze-data: {date}',
  passkeyUsedOn: 'Azken erabilera: {date}',
  backupCodesExplained:
    'Babeskopia-kode batek zure bigarren urrats guztiak kentzen ditu, haiek gabe saioa hasi ahal izateko.',
  backupCodesLeft: 'Geratzen diren kodeak: {count}',
  saveBackupCodesExplained:
    'Gorde kode hauek leku seguru batean. Orain bakarrik erakusten dira, eta kode zaharragoek ez dute balio jada.',

  // Labels:
  newEmail: 'Helbide elektroniko berria',
  connected: 'Lotuta',
  connect: 'Lotu {provider} kontua',
  disconnect: 'Eten {provider} kontuaren lotura',
  removePassword: 'Kendu pasahitza',
  removePhone: 'Kendu {number}',
  addPhone: 'Gehitu telefono-zenbaki bat',
  changePhone: 'Aldatu telefono-zenbakia',
  removeStep: 'Kendu {step}',
  passkeyName: 'Sarbide-gakoaren izena',
  thisDevice: 'Gailu hau',
  unknownDevice: 'Gailu ezezaguna',
  backupCode: 'Babeskopia-kodea',
  createBackupCodes: 'Sortu kode berriak',
  copyBackupCodes: 'Kopiatu kodeak',

  // Messages:
  nameChanged: 'Zure izena aldatu da.',
  passwordSaved: 'Zure pasahitza aldatu da.',
  passwordAdded: 'Zure pasahitza gehitu da.',
  providerConnected: 'Zure {provider} kontua lotu da.',
  providerDisconnected: 'Zure {provider} kontuaren lotura eten da.',
  passwordRemoved: 'Zure pasahitza kendu da.',
  numberRemoved: '{number} zenbakia kendu da.',
  phoneAdded: 'Zure telefono-zenbakia gehitu da: {number}.',
  phoneChanged: 'Zure telefono-zenbakia aldatu da. Berria: {number}.',
  sameNumber: 'Telefono-zenbaki hori zurea da dagoeneko.',
  numberInUse: 'Telefono-zenbaki hau beste kontu batena da.',
  stepRemoved: 'Bigarren urratsa kendu da: {step}.',
  passkeyAdded: 'Zure sarbide-gakoa gehitu da.',
  passkeyRenamed: 'Zure sarbide-gakoaren izena aldatu da.',
  passkeyRemoved: 'Zure sarbide-gakoa kendu da.',
  passkeyNotAdded: 'Ez da sarbide-gakorik gehitu. Saiatu berriro.',
  passkeyKnown: 'Gailu honek badu zure kontuaren sarbide-gako bat.',
  tooManyPasskeys: 'Sarbide-gako gehiegi dituzu. Kendu bat lehenengo.',
  passkeysUnsupported: 'Gailu edo arakatzaile honek ezin ditu sarbide-gakoak erabili hemen.',
  passkeyNameWrong: 'Idatzi 1 eta 64 karaktere arteko izen bat, angelu-parentesirik gabe.',
  accountDeleted: 'Zure kontua ezabatu da.',
  signedOutEverywhere: 'Zure saioa gailu guztietan amaitu da.',
  deviceSignedOut: 'Zure saioa gailu horretan amaitu da.',
  secondStepsRemoved: 'Zure bigarren urratsak kendu dira. Hasi saioa berriro.',
  sameEmail: 'Helbide elektroniko hori zurea da dagoeneko.',
  differentAccount: 'Hori beste kontu bat da. Hasi saioa {account} kontuan.',
  providerInUse: '{provider} kontu hau beste kontu bati lotuta dago.',
};

export default eu;
