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
  passkeys: 'Chei de acces',
  addPasskey: 'Adaugă o cheie de acces',
  renamePasskey: 'Redenumește cheia de acces',
  removePasskey: 'Elimină cheia de acces',
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
  noPasskey: 'Nu ai încă o cheie de acces. Cu ea te conectezi cu amprenta, fața sau codul PIN al dispozitivului tău.',
  passkeyAddedOn: 'Adăugată: {date}',
  passkeyUsedOn: 'Ultima utilizare: {date}',

  // Labels:
  newEmail: 'Adresa de e-mail nouă',
  connected: 'Asociat',
  connect: 'Asociază contul {provider}',
  disconnect: 'Disociază contul {provider}',
  removePassword: 'Elimină parola',
  removePhone: 'Elimină {number}',
  addPhone: 'Adaugă un număr de telefon',
  changePhone: 'Schimbă numărul de telefon',
  removeStep: 'Elimină {step}',
  passkeyName: 'Numele cheii de acces',

  // Messages:
  nameChanged: 'Numele tău a fost schimbat.',
  passwordSaved: 'Parola ta a fost schimbată.',
  passwordAdded: 'Parola ta a fost adăugată.',
  providerConnected: 'Contul tău {provider} a fost asociat.',
  providerDisconnected: 'Contul tău {provider} a fost disociat.',
  passwordRemoved: 'Parola ta a fost eliminată.',
  numberRemoved: 'Numărul {number} a fost eliminat.',
  phoneAdded: 'Numărul tău de telefon {number} a fost adăugat.',
  phoneChanged: 'Numărul tău de telefon a fost schimbat în {number}.',
  sameNumber: 'Acesta este deja numărul tău de telefon.',
  numberInUse: 'Acest număr de telefon aparține altui cont.',
  stepRemoved: 'Al doilea pas a fost eliminat: {step}.',
  passkeyAdded: 'Cheia ta de acces a fost adăugată.',
  passkeyRenamed: 'Cheia ta de acces a fost redenumită.',
  passkeyRemoved: 'Cheia ta de acces a fost eliminată.',
  passkeyNotAdded: 'Nu a fost adăugată nicio cheie de acces. Încearcă din nou.',
  passkeyKnown: 'Acest dispozitiv are deja o cheie de acces a contului tău.',
  tooManyPasskeys: 'Ai prea multe chei de acces. Elimină mai întâi una.',
  passkeysUnsupported: 'Acest dispozitiv sau browser nu poate folosi chei de acces aici.',
  passkeyNameWrong: 'Introdu un nume de 1 până la 64 de caractere, fără paranteze unghiulare.',
  accountDeleted: 'Contul tău a fost șters.',
  sameEmail: 'Aceasta este deja adresa ta de e-mail.',
  differentAccount: 'Acesta este alt cont. Conectează-te cu {account}.',
  providerInUse: 'Acest cont {provider} este asociat cu alt cont.',
};

export default ro;
