import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Danish texts of the account page. */
const da: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'Din konto',
  changeName: 'Skift navn',
  changeYourEmail: 'Skift mailadresse',
  changePassword: 'Skift adgangskode',
  addPassword: 'Tilføj en adgangskode',
  waysToSignIn: 'Måder at logge ind på',
  secondSteps: 'Ekstra trin',
  passkeys: 'Adgangsnøgler',
  addPasskey: 'Tilføj en adgangsnøgle',
  renamePasskey: 'Omdøb adgangsnøglen',
  removePasskey: 'Fjern adgangsnøglen',
  deleteAccount: 'Slet din konto',

  // Paragraphs:
  signInAgainTo: 'Log ind igen med {account} for at fortsætte.',
  emailChangeSent: 'Åbn linket i den mail, som vi har sendt til {email}. Derefter skifter din mailadresse.',
  noSecondStep: 'Du har endnu ikke et ekstra trin.',
  deletionExplained: 'Din konto {account} bliver slettet. Du kan ikke fortryde dette.',
  onlyWay: 'Dette er din eneste måde at logge ind på. Tilføj en anden, før du fjerner den.',
  methodRemovalExplained: 'Herefter kan du ikke længere logge ind på denne måde.',
  emailRemovalExplained: 'Din kontos mailadresse bliver også fjernet.',
  stepRemovalExplained: 'Dette ekstra trin beskytter derefter ikke længere din konto.',
  noPasskey: 'Du har ingen adgangsnøgle endnu. Med den logger du ind med fingeraftryk, ansigt eller enhedens pinkode.',
  passkeyAddedOn: 'Tilføjet: {date}',
  passkeyUsedOn: 'Sidst brugt: {date}',

  // Labels:
  newEmail: 'Ny mailadresse',
  connected: 'Tilknyttet',
  connect: 'Tilknyt {provider}',
  disconnect: 'Fjern tilknytning til {provider}',
  removePassword: 'Fjern din adgangskode',
  removePhone: 'Fjern {number}',
  addPhone: 'Tilføj et telefonnummer',
  changePhone: 'Skift telefonnummer',
  removeStep: 'Fjern {step}',
  passkeyName: 'Adgangsnøglens navn',

  // Messages:
  nameChanged: 'Dit navn er ændret.',
  passwordSaved: 'Din adgangskode er ændret.',
  passwordAdded: 'Din adgangskode er tilføjet.',
  providerConnected: 'Din {provider}-konto er tilknyttet.',
  providerDisconnected: 'Tilknytningen til din {provider}-konto er fjernet.',
  passwordRemoved: 'Din adgangskode er fjernet.',
  numberRemoved: 'Nummeret {number} er fjernet.',
  phoneAdded: 'Dit telefonnummer {number} er tilføjet.',
  phoneChanged: 'Dit telefonnummer er skiftet til {number}.',
  sameNumber: 'Dette er allerede dit telefonnummer.',
  numberInUse: 'Dette telefonnummer tilhører en anden konto.',
  stepRemoved: 'Det ekstra trin er fjernet: {step}.',
  passkeyAdded: 'Din adgangsnøgle er tilføjet.',
  passkeyRenamed: 'Din adgangsnøgle er omdøbt.',
  passkeyRemoved: 'Din adgangsnøgle er fjernet.',
  passkeyNotAdded: 'Der blev ikke tilføjet nogen adgangsnøgle. Prøv igen.',
  passkeyKnown: 'Denne enhed har allerede en adgangsnøgle til din konto.',
  tooManyPasskeys: 'Du har for mange adgangsnøgler. Fjern først en.',
  passkeysUnsupported: 'Denne enhed eller browser kan ikke bruge adgangsnøgler her.',
  passkeyNameWrong: 'Angiv et navn på 1 til 64 tegn uden vinkelparenteser.',
  accountDeleted: 'Din konto er slettet.',
  sameEmail: 'Dette er allerede din mailadresse.',
  differentAccount: 'Det er en anden konto. Log ind med {account}.',
  providerInUse: 'Denne {provider}-konto er knyttet til en anden konto.',
};

export default da;
