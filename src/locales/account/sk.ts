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
  passkeys: 'Prístupové kľúče',
  addPasskey: 'Pridať prístupový kľúč',
  renamePasskey: 'Premenovať prístupový kľúč',
  removePasskey: 'Odstrániť prístupový kľúč',
  passkeyOffer: 'Nabudúce sa prihláste rýchlejšie',
  notNow: 'Teraz nie',
  deleteAccount: 'Odstrániť účet',
  signOutEverywhere: 'Odhlásiť sa všade',
  everywhereQuestion: 'Odhlásiť sa na všetkých zariadeniach?',

  // Paragraphs:
  signInAgainTo: 'Ak chcete pokračovať, prihláste sa znova ako {account}.',
  emailChangeSent:
    'Otvorte odkaz v e-maile, ktorý sme poslali na adresu {email}. Potom sa vaša e-mailová adresa zmení.',
  noSecondStep: 'Zatiaľ nemáte druhý krok.',
  deletionExplained: 'Váš účet {account} bude odstránený. Túto akciu nie je možné vrátiť späť.',
  everywhereExplained: 'Budete odhlásení na každom zariadení, aj na tomto.',
  onlyWay: 'Toto je váš jediný spôsob prihlásenia. Skôr než ho odstránite, pridajte iný.',
  methodRemovalExplained: 'Potom sa už týmto spôsobom neprihlásite.',
  emailRemovalExplained: 'Odstráni sa aj e-mailová adresa vášho účtu.',
  stepRemovalExplained: 'Tento druhý krok už nebude chrániť váš účet.',
  noPasskey: 'Zatiaľ nemáte prístupový kľúč. S ním sa prihlásite odtlačkom prsta, tvárou alebo kódom PIN zariadenia.',
  passkeyAddedOn: 'Pridané: {date}',
  passkeyUsedOn: 'Naposledy použité: {date}',

  // Labels:
  newEmail: 'Nová e-mailová adresa',
  connected: 'Prepojené',
  connect: 'Prepojiť účet {provider}',
  disconnect: 'Zrušiť prepojenie s účtom {provider}',
  removePassword: 'Odstrániť heslo',
  removePhone: 'Odstrániť {number}',
  addPhone: 'Pridať telefónne číslo',
  changePhone: 'Zmeniť telefónne číslo',
  removeStep: 'Odstrániť: {step}',
  passkeyName: 'Názov prístupového kľúča',

  // Messages:
  nameChanged: 'Vaše meno bolo zmenené.',
  passwordSaved: 'Vaše heslo bolo zmenené.',
  passwordAdded: 'Vaše heslo bolo pridané.',
  providerConnected: 'Váš účet {provider} bol prepojený.',
  providerDisconnected: 'Prepojenie s účtom {provider} bolo zrušené.',
  passwordRemoved: 'Vaše heslo bolo odstránené.',
  numberRemoved: 'Číslo {number} bolo odstránené.',
  phoneAdded: 'Vaše telefónne číslo {number} bolo pridané.',
  phoneChanged: 'Vaše telefónne číslo bolo zmenené na {number}.',
  sameNumber: 'To už je vaše telefónne číslo.',
  numberInUse: 'Toto telefónne číslo patrí k inému účtu.',
  stepRemoved: 'Druhý krok bol odstránený: {step}.',
  passkeyAdded: 'Váš prístupový kľúč bol pridaný.',
  passkeyRenamed: 'Váš prístupový kľúč bol premenovaný.',
  passkeyRemoved: 'Váš prístupový kľúč bol odstránený.',
  passkeyNotAdded: 'Nebol pridaný žiadny prístupový kľúč. Skúste to znova.',
  passkeyKnown: 'Toto zariadenie už má prístupový kľúč k vášmu účtu.',
  tooManyPasskeys: 'Máte príliš veľa prístupových kľúčov. Najprv jeden odstráňte.',
  passkeysUnsupported: 'Toto zariadenie alebo prehliadač tu nemôže používať prístupové kľúče.',
  passkeyNameWrong: 'Zadajte názov s 1 až 64 znakmi, bez lomených zátvoriek.',
  accountDeleted: 'Váš účet bol odstránený.',
  signedOutEverywhere: 'Ste odhlásení na všetkých zariadeniach.',
  sameEmail: 'To už je vaša e-mailová adresa.',
  differentAccount: 'To je iný účet. Prihláste sa ako {account}.',
  providerInUse: 'Tento účet {provider} je prepojený s iným účtom.',
};

export default sk;
