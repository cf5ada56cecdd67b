import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Romanian texts of the account page. */
const ro: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'Contul tău',
  changeName: 'Schimbă numele',
  changeYourEmail: 'Schimbă adresa de e-mail',
  changePassword: 'Schimbă parola',
  addPassword: 'Adaugă o parolă',
  waysToSignIn: 'Metode de conectare',
  secondSteps: 'Al doilea pas',
  deleteAccount: 'Șterge contul',

  // Paragraphs:
  signInAgainTo: 'Pentru a continua, conectează-te din nou cu {account}.',
  emailChangeSent: 'Deschide linkul din e-mailul trimis la {email}. Apoi adresa ta de e-mail va fi schimbată.',
  noSecondStep: 'Nu ai încă un al doilea pas.',
  deletionExplained: 'Contul tău {account} va fi șters. Această acțiune nu poate fi anulată.',
  onlyWay: 'Aceasta este singura ta metodă de conectare. Adaugă alta înainte de a o elimina.',
  methodRemovalExplained: 'După aceasta, nu te vei mai putea conecta astfel.',
  emailRemovalExplained: 'Va fi eliminată și adresa de e-mail a contului tău.',
  stepRemovalExplained: 'Acest al doilea pas nu îți va mai proteja contul.',

  // Labels:
  newEmail: 'Adresa de e-mail nouă',
  connected: 'Asociat',
  connect: 'Asociază contul {provider}',
  disconnect: 'Disociază contul {provider}',
  removePassword: 'Elimină parola',
  removePhone: 'Elimină {number}',
  removeStep: 'Elimină {step}',

  // Messages:
  nameChanged: 'Numele tău a fost schimbat.',
  passwordSaved: 'Parola ta a fost schimbată.',
  passwordAdded: 'Parola ta a fost adăugată.',
  providerConnected: 'Contul tău {provider} a fost asociat.',
  providerDisconnected: 'Contul tău {provider} a fost disociat.',
  passwordRemoved: 'Parola ta a fost eliminată.',
  numberRemoved: 'Numărul {number} a fost eliminat.',
  stepRemoved: 'Al doilea pas a fost eliminat: {step}.',
  accountDeleted: 'Contul tău a fost șters.',
  sameEmail: 'Aceasta este deja adresa ta de e-mail.',
  differentAccount: 'Acesta este alt cont. Conectează-te cu {account}.',
  providerInUse: 'Acest cont {provider} este asociat cu alt cont.',
};

export default ro;
