import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Polish texts of the account page. */
const pl: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'Twoje konto',
  changeName: 'Zmień imię i nazwisko',
  changeYourEmail: 'Zmień adres e-mail',
  changePassword: 'Zmień hasło',
  addPassword: 'Dodaj hasło',
  waysToSignIn: 'Sposoby logowania',
  secondSteps: 'Drugie etapy',
  passkeys: 'Klucze dostępu',
  addPasskey: 'Dodaj klucz dostępu',
  renamePasskey: 'Zmień nazwę klucza dostępu',
  removePasskey: 'Usuń klucz dostępu',
  passkeyOffer: 'Następnym razem zaloguj się szybciej',
  notNow: 'Nie teraz',
  deleteAccount: 'Usuń konto',
  signOutEverywhere: 'Wyloguj ze wszystkich urządzeń',
  everywhereQuestion: 'Wylogować ze wszystkich urządzeń?',

  // Paragraphs:
  signInAgainTo: 'Aby kontynuować, zaloguj się ponownie na konto {account}.',
  emailChangeSent: 'Otwórz link w e-mailu wysłanym na adres {email}. Twój adres e-mail zostanie wtedy zmieniony.',
  noSecondStep: 'Nie masz jeszcze drugiego etapu.',
  deletionExplained: 'Twoje konto {account} zostanie usunięte. Tego działania nie można cofnąć.',
  everywhereExplained: 'Nastąpi wylogowanie ze wszystkich urządzeń, także z tego.',
  onlyWay: 'To Twój jedyny sposób logowania. Zanim go usuniesz, dodaj inny.',
  methodRemovalExplained: 'Potem nie zalogujesz się już w ten sposób.',
  emailRemovalExplained: 'Usunięty zostanie także adres e-mail Twojego konta.',
  stepRemovalExplained: 'Ten drugi etap nie będzie już chronić Twojego konta.',
  noPasskey:
    'Nie masz jeszcze klucza dostępu. Dzięki niemu logujesz się odciskiem palca, twarzą lub kodem PIN urządzenia.',
  passkeyAddedOn: 'Dodano: {date}',
  passkeyUsedOn: 'Ostatnie użycie: {date}',

  // Labels:
  newEmail: 'Nowy adres e-mail',
  connected: 'Połączono',
  connect: 'Połącz konto {provider}',
  disconnect: 'Odłącz konto {provider}',
  removePassword: 'Usuń hasło',
  removePhone: 'Usuń {number}',
  addPhone: 'Dodaj numer telefonu',
  changePhone: 'Zmień numer telefonu',
  removeStep: 'Usuń: {step}',
  passkeyName: 'Nazwa klucza dostępu',

  // Messages:
  nameChanged: 'Twoje imię i nazwisko zostały zmienione.',
  passwordSaved: 'Twoje hasło zostało zmienione.',
  passwordAdded: 'Twoje hasło zostało dodane.',
  providerConnected: 'Twoje konto {provider} zostało połączone.',
  providerDisconnected: 'Twoje konto {provider} zostało odłączone.',
  passwordRemoved: 'Twoje hasło zostało usunięte.',
  numberRemoved: 'Numer {number} został usunięty.',
  phoneAdded: 'Twój numer telefonu {number} został dodany.',
  phoneChanged: 'Twój numer telefonu został zmieniony na {number}.',
  sameNumber: 'To już jest Twój numer telefonu.',
  numberInUse: 'Ten numer telefonu należy do innego konta.',
  stepRemoved: 'Drugi etap został usunięty: {step}.',
  passkeyAdded: 'Twój klucz dostępu został dodany.',
  passkeyRenamed: 'Nazwa Twojego klucza dostępu została zmieniona.',
  passkeyRemoved: 'Twój klucz dostępu został usunięty.',
  passkeyNotAdded: 'Nie dodano klucza dostępu. Spróbuj ponownie.',
  passkeyKnown: 'To urządzenie ma już klucz dostępu do Twojego konta.',
  tooManyPasskeys: 'Masz zbyt wiele kluczy dostępu. Najpierw usuń jeden z nich.',
  passkeysUnsupported: 'To urządzenie lub ta przeglądarka nie może tu używać kluczy dostępu.',
  passkeyNameWrong: 'Wpisz nazwę o długości od 1 do 64 znaków, bez nawiasów ostrokątnych.',
  accountDeleted: 'Twoje konto zostało usunięte.',
  signedOutEverywhere: 'Wylogowano ze wszystkich urządzeń.',
  sameEmail: 'To już jest Twój adres e-mail.',
  differentAccount: 'To inne konto. Zaloguj się na konto {account}.',
  providerInUse: 'To konto {provider} jest połączone z innym kontem.',
};

export default pl;
