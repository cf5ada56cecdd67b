import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Dutch texts of the account page. */
const nl: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'Je account',
  changeName: 'Naam wijzigen',
  changeYourEmail: 'E-mailadres wijzigen',
  changePassword: 'Wachtwoord wijzigen',
  addPassword: 'Wachtwoord toevoegen',
  waysToSignIn: 'Manieren om in te loggen',
  secondSteps: 'Tweede stappen',
  passkeys: 'Toegangssleutels',
  addPasskey: 'Toegangssleutel toevoegen',
  renamePasskey: 'Naam van sleutel wijzigen',
  removePasskey: 'Toegangssleutel verwijderen',
  passkeyOffer: 'De volgende keer sneller inloggen',
  notNow: 'Niet nu',
  deleteAccount: 'Account verwijderen',
  signOutEverywhere: 'Uitloggen op alle apparaten',
  everywhereQuestion: 'Uitloggen op alle apparaten?',
  devices: 'Apparaten',

  // Paragraphs:
  signInAgainTo: 'Log opnieuw in met {account} om door te gaan.',
  emailChangeSent:
    'Open de link in de e-mail die we naar {email} hebben gestuurd. Daarna wordt je e-mailadres gewijzigd.',
  noSecondStep: 'Je hebt nog geen tweede stap.',
  deletionExplained: 'Je account {account} wordt verwijderd. Je kunt dit niet ongedaan maken.',
  everywhereExplained: 'Je wordt op alle apparaten uitgelogd, ook op dit apparaat.',
  onlyWay: 'Dit is je enige manier om in te loggen. Voeg een andere toe voordat je deze verwijdert.',
  methodRemovalExplained: 'Daarna kun je niet meer op deze manier inloggen.',
  emailRemovalExplained: 'Het e-mailadres van je account wordt ook verwijderd.',
  stepRemovalExplained: 'Deze tweede stap beveiligt je account dan niet meer.',
  noPasskey:
    'Je hebt nog geen toegangssleutel. Daarmee log je in met je vingerafdruk, je gezicht of de pincode van je apparaat.',
  passkeyAddedOn: 'Toegevoegd: {date}',
  passkeyUsedOn: 'Laatst gebruikt: {date}',

  // Labels:
  newEmail: 'Nieuw e-mailadres',
  connected: 'Gekoppeld',
  connect: '{provider} koppelen',
  disconnect: '{provider} ontkoppelen',
  removePassword: 'Wachtwoord verwijderen',
  removePhone: '{number} verwijderen',
  addPhone: 'Telefoonnummer toevoegen',
  changePhone: 'Telefoonnummer wijzigen',
  removeStep: '{step} verwijderen',
  passkeyName: 'Naam van de toegangssleutel',
  thisDevice: 'Dit apparaat',
  unknownDevice: 'Onbekend apparaat',

  // Messages:
  nameChanged: 'Je naam is gewijzigd.',
  passwordSaved: 'Je wachtwoord is gewijzigd.',
  passwordAdded: 'Je wachtwoord is toegevoegd.',
  providerConnected: 'Je {provider}-account is gekoppeld.',
  providerDisconnected: 'Je {provider}-account is ontkoppeld.',
  passwordRemoved: 'Je wachtwoord is verwijderd.',
  numberRemoved: 'Het nummer {number} is verwijderd.',
  phoneAdded: 'Je telefoonnummer {number} is toegevoegd.',
  phoneChanged: 'Je telefoonnummer is gewijzigd in {number}.',
  sameNumber: 'Dit is al je telefoonnummer.',
  numberInUse: 'Dit telefoonnummer hoort bij een ander account.',
  stepRemoved: 'Tweede stap verwijderd: {step}.',
  passkeyAdded: 'Je toegangssleutel is toegevoegd.',
  passkeyRenamed: 'De naam van je toegangssleutel is gewijzigd.',
  passkeyRemoved: 'Je toegangssleutel is verwijderd.',
  passkeyNotAdded: 'Er is geen toegangssleutel toegevoegd. Probeer het opnieuw.',
  passkeyKnown: 'Dit apparaat heeft al een toegangssleutel voor je account.',
  tooManyPasskeys: 'Je hebt te veel toegangssleutels. Verwijder er eerst een.',
  passkeysUnsupported: 'Dit apparaat of deze browser kan hier geen toegangssleutels gebruiken.',
  passkeyNameWrong: 'Voer een naam in van 1 tot 64 tekens, zonder punthaken.',
  accountDeleted: 'Je account is verwijderd.',
  signedOutEverywhere: 'Je bent op alle apparaten uitgelogd.',
  deviceSignedOut: 'Je bent op dat apparaat uitgelogd.',
  sameEmail: 'Dit is al je e-mailadres.',
  differentAccount: 'Dat is een ander account. Log in met {account}.',
  providerInUse: 'Dit {provider}-account is gekoppeld aan een ander account.',
};

export default nl;
