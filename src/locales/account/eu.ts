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
  deleteAccount: 'Ezabatu kontua',

  // Paragraphs:
  signInAgainTo: 'Aurrera egiteko, hasi saioa berriro {account} kontuan.',
  emailChangeSent:
    'Ireki {email} helbidera bidali dugun mezuko esteka. Ondoren, zure helbide elektronikoa aldatuko da.',
  noSecondStep: 'Oraindik ez duzu bigarren urratsik.',
  deletionExplained: 'Zure {account} kontua ezabatu egingo da. Ekintza hori ezin da desegin.',
  onlyWay: 'Hau da saioa hasteko duzun modu bakarra. Gehitu beste bat hau kendu aurretik.',
  methodRemovalExplained: 'Ondoren, ezin izango duzu saioa modu honetan hasi.',
  emailRemovalExplained: 'Zure kontuaren helbide elektronikoa ere kenduko da.',
  stepRemovalExplained: 'Bigarren urrats honek ez du zure kontua gehiago babestuko.',

  // Labels:
  newEmail: 'Helbide elektroniko berria',
  connected: 'Lotuta',
  connect: 'Lotu {provider} kontua',
  disconnect: 'Eten {provider} kontuaren lotura',
  removePassword: 'Kendu pasahitza',
  removePhone: 'Kendu {number}',
  removeStep: 'Kendu {step}',

  // Messages:
  nameChanged: 'Zure izena aldatu da.',
  passwordSaved: 'Zure pasahitza aldatu da.',
  passwordAdded: 'Zure pasahitza gehitu da.',
  providerConnected: 'Zure {provider} kontua lotu da.',
  providerDisconnected: 'Zure {provider} kontuaren lotura eten da.',
  passwordRemoved: 'Zure pasahitza kendu da.',
  numberRemoved: '{number} zenbakia kendu da.',
  stepRemoved: 'Bigarren urratsa kendu da: {step}.',
  accountDeleted: 'Zure kontua ezabatu da.',
  sameEmail: 'Helbide elektroniko hori zurea da dagoeneko.',
  differentAccount: 'Hori beste kontu bat da. Hasi saioa {account} kontuan.',
  providerInUse: '{provider} kontu hau beste kontu bati lotuta dago.',
};

export default eu;
