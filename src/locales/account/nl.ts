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
  deleteAccount: 'Account verwijderen',

  // Paragraphs:
  signInAgainTo: 'Log opnieuw in met {account} om door te gaan.',
  emailChangeSent:
    'Open de link in de e-mail die we naar {email} hebben gestuurd. Daarna wordt je e-mailadres gewijzigd.',
  noSecondStep: 'Je hebt nog geen tweede stap.',
  deletionExplained: 'Je account {account} wordt verwijderd. Je kunt dit niet ongedaan maken.',
  onlyWay: 'Dit is je enige manier om in te loggen. Voeg een andere toe voordat je deze verwijdert.',
  methodRemovalExplained: 'Daarna kun je niet meer op deze manier inloggen.',
  emailRemovalExplained: 'Het e-mailadres van je account wordt ook verwijderd.',
  stepRemovalExplained: 'Deze tweede stap beveiligt je account dan niet meer.',

  // Labels:
  newEmail: 'Nieuw e-mailadres',
  connected: 'Gekoppeld',
  connect: '{provider} koppelen',
  disconnect: '{provider} ontkoppelen',
  removePassword: 'Wachtwoord verwijderen',
  removePhone: '{number} verwijderen',
  removeStep: '{step} verwijderen',

  // Messages:
  nameChanged: 'Je naam is gewijzigd.',
  passwordSaved: 'Je wachtwoord is gewijzigd.',
  passwordAdded: 'Je wachtwoord is toegevoegd.',
  providerConnected: 'Je {provider}-account is gekoppeld.',
  providerDisconnected: 'Je {provider}-account is ontkoppeld.',
  passwordRemoved: 'Je wachtwoord is verwijderd.',
  numberRemoved: 'Het nummer {number} is verwijderd.',
  stepRemoved: 'Tweede stap verwijderd: {step}.',
  accountDeleted: 'Je account is verwijderd.',
  sameEmail: 'Dit is al je e-mailadres.',
  differentAccount: 'Dat is een ander account. Log in met {account}.',
  providerInUse: 'Dit {provider}-account is gekoppeld aan een ander account.',
};

export default nl;
