import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Norwegian Bokmål texts of the account page. */
const nb: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'Kontoen din',
  changeName: 'Endre navn',
  changeYourEmail: 'Endre e-postadresse',
  changePassword: 'Endre passord',
  addPassword: 'Legg til et passord',
  waysToSignIn: 'Påloggingsmåter',
  secondSteps: 'Ekstra trinn',
  passkeys: 'Tilgangsnøkler',
  addPasskey: 'Legg til en tilgangsnøkkel',
  renamePasskey: 'Gi tilgangsnøkkelen nytt navn',
  removePasskey: 'Fjern tilgangsnøkkelen',
  passkeyOffer: 'Logg på raskere neste gang',
  notNow: 'Ikke nå',
  deleteAccount: 'Slett kontoen',
  signOutEverywhere: 'Logg av på alle enheter',
  everywhereQuestion: 'Vil du logge av på alle enheter?',

  // Paragraphs:
  signInAgainTo: 'Logg på igjen med {account} for å fortsette.',
  emailChangeSent: 'Åpne linken i e-posten vi har sendt til {email}. Deretter endres e-postadressen din.',
  noSecondStep: 'Du har ikke noe ekstra trinn ennå.',
  deletionExplained: 'Kontoen din {account} blir slettet. Du kan ikke angre dette.',
  everywhereExplained: 'Du blir logget av på alle enheter, også på denne.',
  onlyWay: 'Dette er den eneste påloggingsmåten din. Legg til en annen før du fjerner den.',
  methodRemovalExplained: 'Etter dette kan du ikke lenger logge på slik.',
  emailRemovalExplained: 'E-postadressen til kontoen din blir også fjernet.',
  stepRemovalExplained: 'Dette ekstra trinnet beskytter ikke lenger kontoen din.',
  noPasskey:
    'Du har ingen tilgangsnøkkel ennå. Med den logger du på med fingeravtrykk, ansikt eller enhetens PIN-kode.',
  passkeyAddedOn: 'Lagt til: {date}',
  passkeyUsedOn: 'Sist brukt: {date}',

  // Labels:
  newEmail: 'Ny e-postadresse',
  connected: 'Koblet til',
  connect: 'Koble til {provider}',
  disconnect: 'Koble fra {provider}',
  removePassword: 'Fjern passordet',
  removePhone: 'Fjern {number}',
  addPhone: 'Legg til et telefonnummer',
  changePhone: 'Endre telefonnummer',
  removeStep: 'Fjern {step}',
  passkeyName: 'Navn på tilgangsnøkkelen',

  // Messages:
  nameChanged: 'Navnet ditt er endret.',
  passwordSaved: 'Passordet ditt er endret.',
  passwordAdded: 'Passordet ditt er lagt til.',
  providerConnected: '{provider}-kontoen din er koblet til.',
  providerDisconnected: '{provider}-kontoen din er koblet fra.',
  passwordRemoved: 'Passordet ditt er fjernet.',
  numberRemoved: 'Nummeret {number} er fjernet.',
  phoneAdded: 'Telefonnummeret ditt {number} er lagt til.',
  phoneChanged: 'Telefonnummeret ditt er endret til {number}.',
  sameNumber: 'Dette er allerede telefonnummeret ditt.',
  numberInUse: 'Dette telefonnummeret tilhører en annen konto.',
  stepRemoved: 'Det ekstra trinnet er fjernet: {step}.',
  passkeyAdded: 'Tilgangsnøkkelen din er lagt til.',
  passkeyRenamed: 'Tilgangsnøkkelen din har fått nytt navn.',
  passkeyRemoved: 'Tilgangsnøkkelen din er fjernet.',
  passkeyNotAdded: 'Ingen tilgangsnøkkel ble lagt til. Prøv igjen.',
  passkeyKnown: 'Denne enheten har allerede en tilgangsnøkkel for kontoen din.',
  tooManyPasskeys: 'Du har for mange tilgangsnøkler. Fjern først en.',
  passkeysUnsupported: 'Denne enheten eller nettleseren kan ikke bruke tilgangsnøkler her.',
  passkeyNameWrong: 'Skriv inn et navn på 1 til 64 tegn uten vinkelparenteser.',
  accountDeleted: 'Kontoen din er slettet.',
  signedOutEverywhere: 'Du er logget av på alle enheter.',
  sameEmail: 'Dette er allerede e-postadressen din.',
  differentAccount: 'Det er en annen konto. Logg på med {account}.',
  providerInUse: 'Denne {provider}-kontoen er koblet til en annen konto.',
};

export default nb;
