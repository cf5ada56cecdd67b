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
  deleteAccount: 'Smazat účet',

  // Paragraphs:
  signInAgainTo: 'Chcete-li pokračovat, přihlaste se znovu k účtu {account}.',
  emailChangeSent:
    'Otevřete odkaz v e-mailu, který jsme poslali na adresu {email}. Poté se vaše e-mailová adresa změní.',
  noSecondStep: 'Zatím nemáte žádný druhý krok.',
  deletionExplained: 'Váš účet {account} bude smazán. Tuto akci nelze vrátit zpět.',
  onlyWay: 'Toto je váš jediný způsob přihlášení. Než ho odeberete, přidejte jiný.',
  methodRemovalExplained: 'Potom se už tímto způsobem nepřihlásíte.',
  emailRemovalExplained: 'Odebrána bude také e-mailová adresa vašeho účtu.',
  stepRemovalExplained: 'Tento druhý krok už váš účet nebude chránit.',

  // Labels:
  newEmail: 'Nová e-mailová adresa',
  connected: 'Propojeno',
  connect: 'Propojit účet {provider}',
  disconnect: 'Zrušit propojení s účtem {provider}',
  removePassword: 'Odebrat heslo',
  removePhone: 'Odebrat {number}',
  removeStep: 'Odebrat: {step}',

  // Messages:
  nameChanged: 'Vaše jméno bylo změněno.',
  passwordSaved: 'Vaše heslo bylo změněno.',
  passwordAdded: 'Vaše heslo bylo přidáno.',
  providerConnected: 'Váš účet {provider} byl propojen.',
  providerDisconnected: 'Propojení s účtem {provider} bylo zrušeno.',
  passwordRemoved: 'Vaše heslo bylo odebráno.',
  numberRemoved: 'Číslo {number} bylo odebráno.',
  stepRemoved: 'Druhý krok byl odebrán: {step}.',
  accountDeleted: 'Váš účet byl smazán.',
  sameEmail: 'To už je vaše e-mailová adresa.',
  differentAccount: 'To je jiný účet. Přihlaste se k účtu {account}.',
  providerInUse: 'Tento účet {provider} je propojen s jiným účtem.',
};

export default cs;
