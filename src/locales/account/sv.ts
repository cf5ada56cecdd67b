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
  passkeys: 'Lösennycklar',
  addPasskey: 'Lägg till en lösennyckel',
  renamePasskey: 'Byt namn på lösennyckeln',
  removePasskey: 'Ta bort lösennyckeln',
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
  noPasskey: 'Du har ingen lösennyckel än. Med den loggar du in med fingeravtryck, ansikte eller enhetens pinkod.',
  passkeyAddedOn: 'Har lagts till: {date}',
  passkeyUsedOn: 'Användes senast: {date}',

  // Labels:
  newEmail: 'Ny e-postadress',
  connected: 'Kopplat',
  connect: 'Koppla {provider}',
  disconnect: 'Koppla från {provider}',
  removePassword: 'Ta bort lösenordet',
  removePhone: 'Ta bort {number}',
  addPhone: 'Lägg till ett telefonnummer',
  changePhone: 'Ändra telefonnummer',
  removeStep: 'Ta bort {step}',
  passkeyName: 'Lösennyckelns namn',

  // Messages:
  nameChanged: 'Ditt namn har ändrats.',
  passwordSaved: 'Ditt lösenord har ändrats.',
  passwordAdded: 'Ditt lösenord har lagts till.',
  providerConnected: 'Ditt {provider}-konto har kopplats.',
  providerDisconnected: 'Ditt {provider}-konto har kopplats från.',
  passwordRemoved: 'Ditt lösenord har tagits bort.',
  numberRemoved: 'Numret {number} har tagits bort.',
  phoneAdded: 'Ditt telefonnummer {number} har lagts till.',
  phoneChanged: 'Ditt telefonnummer har ändrats till {number}.',
  sameNumber: 'Det här är redan ditt telefonnummer.',
  numberInUse: 'Det här telefonnumret tillhör ett annat konto.',
  stepRemoved: 'Det andra steget har tagits bort: {step}.',
  passkeyAdded: 'Din lösennyckel har lagts till.',
  passkeyRenamed: 'Din lösennyckel har bytt namn.',
  passkeyRemoved: 'Din lösennyckel har tagits bort.',
  passkeyNotAdded: 'Ingen lösennyckel har lagts till. Försök igen.',
  passkeyKnown: 'Den här enheten har redan en lösennyckel till ditt konto.',
  tooManyPasskeys: 'Du har för många lösennycklar. Ta först bort en.',
  passkeysUnsupported: 'Den här enheten eller webbläsaren kan inte använda lösennycklar här.',
  passkeyNameWrong: 'Ange ett namn på 1 till 64 tecken, utan vinkelparenteser.',
  accountDeleted: 'Ditt konto har raderats.',
  sameEmail: 'Det här är redan din e-postadress.',
  differentAccount: 'Det är ett annat konto. Logga in med {account}.',
  providerInUse: 'Det här {provider}-kontot är kopplat till ett annat konto.',
};

export default sv;
