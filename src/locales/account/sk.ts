import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Slovak texts of the account page. */
const sk: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'Váš účet',
  changeName: 'Zmeniť meno',
  changeYourEmail: 'Zmeniť e-mailovú adresu',
  changePassword: 'Zmeniť heslo',
  addPassword: 'Pridať heslo',
  waysToSignIn: 'Spôsoby prihlásenia',
  secondSteps: 'Druhý krok',
  deleteAccount: 'Odstrániť účet',

  // Paragraphs:
  signInAgainTo: 'Ak chcete pokračovať, prihláste sa znova ako {account}.',
  emailChangeSent:
    'Otvorte odkaz v e-maile, ktorý sme poslali na adresu {email}. Potom sa vaša e-mailová adresa zmení.',
  noSecondStep: 'Zatiaľ nemáte druhý krok.',
  deletionExplained: 'Váš účet {account} bude odstránený. Túto akciu nie je možné vrátiť späť.',
  onlyWay: 'Toto je váš jediný spôsob prihlásenia. Skôr než ho odstránite, pridajte iný.',
  methodRemovalExplained: 'Potom sa už týmto spôsobom neprihlásite.',
  emailRemovalExplained: 'Odstráni sa aj e-mailová adresa vášho účtu.',
  stepRemovalExplained: 'Tento druhý krok už nebude chrániť váš účet.',

  // Labels:
  newEmail: 'Nová e-mailová adresa',
  connected: 'Prepojené',
  connect: 'Prepojiť účet {provider}',
  disconnect: 'Zrušiť prepojenie s účtom {provider}',
  removePassword: 'Odstrániť heslo',
  removePhone: 'Odstrániť {number}',
  removeStep: 'Odstrániť: {step}',

  // Messages:
  nameChanged: 'Vaše meno bolo zmenené.',
  passwordSaved: 'Vaše heslo bolo zmenené.',
  passwordAdded: 'Vaše heslo bolo pridané.',
  providerConnected: 'Váš účet {provider} bol prepojený.',
  providerDisconnected: 'Prepojenie s účtom {provider} bolo zrušené.',
  passwordRemoved: 'Vaše heslo bolo odstránené.',
  numberRemoved: 'Číslo {number} bolo odstránené.',
  stepRemoved: 'Druhý krok bol odstránený: {step}.',
  accountDeleted: 'Váš účet bol odstránený.',
  sameEmail: 'To už je vaša e-mailová adresa.',
  differentAccount: 'To je iný účet. Prihláste sa ako {account}.',
  providerInUse: 'Tento účet {provider} je prepojený s iným účtom.',
};

export default sk;
