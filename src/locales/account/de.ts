import type { AccountMessages } from '../../widget/messages/messages.ts';

/** German texts of the account page. */
const de: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'Ihr Konto',
  changeName: 'Namen ändern',
  changeYourEmail: 'E-Mail-Adresse ändern',
  changePassword: 'Passwort ändern',
  addPassword: 'Passwort hinzufügen',
  waysToSignIn: 'Anmeldemethoden',
  secondSteps: 'Zweite Schritte',
  passkeys: 'Passkeys',
  addPasskey: 'Passkey hinzufügen',
  renamePasskey: 'Passkey umbenennen',
  removePasskey: 'Passkey entfernen',
  passkeyOffer: 'Beim nächsten Mal schneller anmelden',
  notNow: 'Jetzt nicht',
  deleteAccount: 'Konto löschen',
  signOutEverywhere: 'Auf allen Geräten abmelden',
  everywhereQuestion: 'Auf allen Geräten abmelden?',
  devices: 'Geräte',

  // Paragraphs:
  signInAgainTo: 'Um fortzufahren, melden Sie sich noch einmal mit {account} an.',
  emailChangeSent:
    'Öffnen Sie den Link in der E-Mail, die wir an {email} gesendet haben. Danach wird Ihre E-Mail-Adresse geändert.',
  noSecondStep: 'Sie haben noch keinen zweiten Schritt.',
  deletionExplained: 'Ihr Konto {account} wird gelöscht. Das lässt sich nicht rückgängig machen.',
  everywhereExplained: 'Sie werden auf allen Geräten abgemeldet, auch auf diesem.',
  onlyWay: 'Das ist Ihre einzige Anmeldemethode. Fügen Sie eine weitere hinzu, bevor Sie diese entfernen.',
  methodRemovalExplained: 'Danach können Sie sich auf diese Weise nicht mehr anmelden.',
  emailRemovalExplained: 'Auch die E-Mail-Adresse Ihres Kontos wird entfernt.',
  stepRemovalExplained: 'Dieser zweite Schritt schützt Ihr Konto dann nicht mehr.',
  noPasskey:
    'Sie haben noch keinen Passkey. Mit einem Passkey melden Sie sich per Fingerabdruck, Gesicht oder mit der PIN Ihres Geräts an.',
  passkeyAddedOn: 'Hinzugefügt: {date}',
  passkeyUsedOn: 'Zuletzt verwendet: {date}',

  // Labels:
  newEmail: 'Neue E-Mail-Adresse',
  connected: 'Verknüpft',
  connect: '{provider} verknüpfen',
  disconnect: 'Verknüpfung mit {provider} aufheben',
  removePassword: 'Passwort entfernen',
  removePhone: '{number} entfernen',
  addPhone: 'Telefonnummer hinzufügen',
  changePhone: 'Telefonnummer ändern',
  removeStep: '{step} entfernen',
  passkeyName: 'Name des Passkeys',
  thisDevice: 'Dieses Gerät',
  unknownDevice: 'Unbekanntes Gerät',

  // Messages:
  nameChanged: 'Ihr Name wurde geändert.',
  passwordSaved: 'Ihr Passwort wurde geändert.',
  passwordAdded: 'Ihr Passwort wurde hinzugefügt.',
  providerConnected: 'Ihr Konto bei {provider} wurde verknüpft.',
  providerDisconnected: 'Die Verknüpfung mit {provider} wurde aufgehoben.',
  passwordRemoved: 'Ihr Passwort wurde entfernt.',
  numberRemoved: 'Die Nummer {number} wurde entfernt.',
  phoneAdded: 'Ihre Telefonnummer {number} wurde hinzugefügt.',
  phoneChanged: 'Ihre Telefonnummer wurde in {number} geändert.',
  sameNumber: 'Das ist bereits Ihre Telefonnummer.',
  numberInUse: 'Diese Telefonnummer gehört zu einem anderen Konto.',
  stepRemoved: 'Zweiter Schritt entfernt: {step}.',
  passkeyAdded: 'Ihr Passkey wurde hinzugefügt.',
  passkeyRenamed: 'Ihr Passkey wurde umbenannt.',
  passkeyRemoved: 'Ihr Passkey wurde entfernt.',
  passkeyNotAdded: 'Es wurde kein Passkey hinzugefügt. Versuchen Sie es noch einmal.',
  passkeyKnown: 'Auf diesem Gerät ist bereits ein Passkey für Ihr Konto.',
  tooManyPasskeys: 'Sie haben zu viele Passkeys. Entfernen Sie zuerst einen.',
  passkeysUnsupported: 'Dieses Gerät oder dieser Browser kann hier keine Passkeys verwenden.',
  passkeyNameWrong: 'Geben Sie einen Namen mit 1 bis 64 Zeichen ein, ohne spitze Klammern.',
  accountDeleted: 'Ihr Konto wurde gelöscht.',
  signedOutEverywhere: 'Sie wurden auf allen Geräten abgemeldet.',
  deviceSignedOut: 'Sie wurden auf dem Gerät abgemeldet.',
  sameEmail: 'Das ist bereits Ihre E-Mail-Adresse.',
  differentAccount: 'Das ist ein anderes Konto. Melden Sie sich mit {account} an.',
  providerInUse: 'Dieses Konto bei {provider} ist mit einem anderen Konto verknüpft.',
};

export default de;
