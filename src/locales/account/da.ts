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

  // Labels:
  newEmail: 'Ny mailadresse',
  connected: 'Tilknyttet',
  connect: 'Tilknyt {provider}',
  disconnect: 'Fjern tilknytning til {provider}',
  removePassword: 'Fjern din adgangskode',
  removePhone: 'Fjern {number}',
  removeStep: 'Fjern {step}',

  // Messages:
  nameChanged: 'Dit navn er ændret.',
  passwordSaved: 'Din adgangskode er ændret.',
  passwordAdded: 'Din adgangskode er tilføjet.',
  providerConnected: 'Din {provider}-konto er tilknyttet.',
  providerDisconnected: 'Tilknytningen til din {provider}-konto er fjernet.',
  passwordRemoved: 'Din adgangskode er fjernet.',
  numberRemoved: 'Nummeret {number} er fjernet.',
  stepRemoved: 'Det ekstra trin er fjernet: {step}.',
  accountDeleted: 'Din konto er slettet.',
  sameEmail: 'Dette er allerede din mailadresse.',
  differentAccount: 'Det er en anden konto. Log ind med {account}.',
  providerInUse: 'Denne {provider}-konto er knyttet til en anden konto.',
};

export default da;
