import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Czech texts of the account page. */
const cs: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'Váš účet',
  changeName: 'Změnit jméno',
  changeYourEmail: 'Změnit e-mailovou adresu',
  changePassword: 'Změnit heslo',
  addPassword: 'Přidat heslo',
  waysToSignIn: 'Způsoby přihlášení',
  secondSteps: 'Druhý krok',
  passkeys: 'Přístupové klíče',
  addPasskey: 'Přidat přístupový klíč',
  renamePasskey: 'Přejmenovat přístupový klíč',
  removePasskey: 'Odebrat přístupový klíč',
  passkeyOffer: 'Příště se přihlaste rychleji',
  notNow: 'Teď ne',
  deleteAccount: 'Smazat účet',
  signOutEverywhere: 'Odhlásit se na všech zařízeních',
  everywhereQuestion: 'Odhlásit se na všech zařízeních?',
  devices: 'Zařízení',

  // Paragraphs:
  signInAgainTo: 'Chcete-li pokračovat, přihlaste se znovu k účtu {account}.',
  emailChangeSent:
    'Otevřete odkaz v e-mailu, který jsme poslali na adresu {email}. Poté se vaše e-mailová adresa změní.',
  noSecondStep: 'Zatím nemáte žádný druhý krok.',
  deletionExplained: 'Váš účet {account} bude smazán. Tuto akci nelze vrátit zpět.',
  everywhereExplained: 'Budete odhlášeni na každém zařízení, i na tomto.',
  onlyWay: 'Toto je váš jediný způsob přihlášení. Než ho odeberete, přidejte jiný.',
  methodRemovalExplained: 'Potom se už tímto způsobem nepřihlásíte.',
  emailRemovalExplained: 'Odebrána bude také e-mailová adresa vašeho účtu.',
  stepRemovalExplained: 'Tento druhý krok už váš účet nebude chránit.',
  noPasskey:
    'Zatím nemáte žádný přístupový klíč. S ním se přihlásíte otiskem prstu, obličejem nebo kódem PIN zařízení.',
  passkeyAddedOn: 'Přidáno: {date}',
  passkeyUsedOn: 'Naposledy použito: {date}',

  // Labels:
  newEmail: 'Nová e-mailová adresa',
  connected: 'Propojeno',
  connect: 'Propojit účet {provider}',
  disconnect: 'Zrušit propojení s účtem {provider}',
  removePassword: 'Odebrat heslo',
  removePhone: 'Odebrat {number}',
  addPhone: 'Přidat telefonní číslo',
  changePhone: 'Změnit telefonní číslo',
  removeStep: 'Odebrat: {step}',
  passkeyName: 'Název přístupového klíče',
  thisDevice: 'Toto zařízení',
  unknownDevice: 'Neznámé zařízení',

  // Messages:
  nameChanged: 'Vaše jméno bylo změněno.',
  passwordSaved: 'Vaše heslo bylo změněno.',
  passwordAdded: 'Vaše heslo bylo přidáno.',
  providerConnected: 'Váš účet {provider} byl propojen.',
  providerDisconnected: 'Propojení s účtem {provider} bylo zrušeno.',
  passwordRemoved: 'Vaše heslo bylo odebráno.',
  numberRemoved: 'Číslo {number} bylo odebráno.',
  phoneAdded: 'Vaše telefonní číslo {number} bylo přidáno.',
  phoneChanged: 'Vaše telefonní číslo bylo změněno na {number}.',
  sameNumber: 'To už je vaše telefonní číslo.',
  numberInUse: 'Toto telefonní číslo patří k jinému účtu.',
  stepRemoved: 'Druhý krok byl odebrán: {step}.',
  passkeyAdded: 'Váš přístupový klíč byl přidán.',
  passkeyRenamed: 'Váš přístupový klíč byl přejmenován.',
  passkeyRemoved: 'Váš přístupový klíč byl odebrán.',
  passkeyNotAdded: 'Žádný přístupový klíč nebyl přidán. Zkuste to znovu.',
  passkeyKnown: 'Toto zařízení už přístupový klíč k vašemu účtu má.',
  tooManyPasskeys: 'Máte příliš mnoho přístupových klíčů. Nejprve jeden odeberte.',
  passkeysUnsupported: 'Toto zařízení nebo tento prohlížeč zde nemůže používat přístupové klíče.',
  passkeyNameWrong: 'Zadejte název o délce 1 až 64 znaků, bez lomených závorek.',
  accountDeleted: 'Váš účet byl smazán.',
  signedOutEverywhere: 'Jste odhlášeni na všech zařízeních.',
  deviceSignedOut: 'Na vybraném zařízení jste odhlášeni.',
  sameEmail: 'To už je vaše e-mailová adresa.',
  differentAccount: 'To je jiný účet. Přihlaste se k účtu {account}.',
  providerInUse: 'Tento účet {provider} je propojen s jiným účtem.',
};

export default cs;
