import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Swedish texts of the account page. */
const sv: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'Ditt konto',
  changeName: 'Ändra namn',
  changeYourEmail: 'Ändra e-postadress',
  changePassword: 'Ändra lösenord',
  addPassword: 'Lägg till ett lösenord',
  waysToSignIn: 'Sätt att logga in',
  secondSteps: 'Andra steg',
  deleteAccount: 'Radera kontot',

  // Paragraphs:
  signInAgainTo: 'Logga in igen med {account} för att fortsätta.',
  emailChangeSent: 'Öppna länken i mejlet som vi har skickat till {email}. Sedan ändras din e-postadress.',
  noSecondStep: 'Du har inget andra steg än.',
  deletionExplained: 'Ditt konto {account} kommer att raderas. Det går inte att ångra.',
  onlyWay: 'Det här är ditt enda sätt att logga in. Lägg till ett annat innan du tar bort det.',
  methodRemovalExplained: 'Efter detta kan du inte längre logga in på det här sättet.',
  emailRemovalExplained: 'Kontots e-postadress tas också bort.',
  stepRemovalExplained: 'Det här andra steget skyddar då inte längre ditt konto.',

  // Labels:
  newEmail: 'Ny e-postadress',
  connected: 'Kopplat',
  connect: 'Koppla {provider}',
  disconnect: 'Koppla från {provider}',
  removePassword: 'Ta bort lösenordet',
  removePhone: 'Ta bort {number}',
  removeStep: 'Ta bort {step}',

  // Messages:
  nameChanged: 'Ditt namn har ändrats.',
  passwordSaved: 'Ditt lösenord har ändrats.',
  passwordAdded: 'Ditt lösenord har lagts till.',
  providerConnected: 'Ditt {provider}-konto har kopplats.',
  providerDisconnected: 'Ditt {provider}-konto har kopplats från.',
  passwordRemoved: 'Ditt lösenord har tagits bort.',
  numberRemoved: 'Numret {number} har tagits bort.',
  stepRemoved: 'Det andra steget har tagits bort: {step}.',
  accountDeleted: 'Ditt konto har raderats.',
  sameEmail: 'Det här är redan din e-postadress.',
  differentAccount: 'Det är ett annat konto. Logga in med {account}.',
  providerInUse: 'Det här {provider}-kontot är kopplat till ett annat konto.',
};

export default sv;
