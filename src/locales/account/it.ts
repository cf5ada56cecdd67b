import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Italian texts of the account page. */
const it: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'Il tuo account',
  changeName: 'Modifica il nome',
  changeYourEmail: 'Modifica l’indirizzo email',
  changePassword: 'Modifica la password',
  addPassword: 'Aggiungi una password',
  waysToSignIn: 'Metodi di accesso',
  secondSteps: 'Secondi passaggi',
  passkeys: 'Passkey',
  addPasskey: 'Aggiungi una passkey',
  renamePasskey: 'Rinomina la passkey',
  removePasskey: 'Rimuovi la passkey',
  passkeyOffer: 'Accedi più rapidamente la prossima volta',
  notNow: 'Non ora',
  deleteAccount: 'Elimina l’account',
  signOutEverywhere: 'Esci da tutti i dispositivi',
  everywhereQuestion: 'Uscire da tutti i dispositivi?',
  devices: 'Dispositivi',

  // Paragraphs:
  signInAgainTo: 'Per continuare, accedi di nuovo con {account}.',
  emailChangeSent:
    'Apri il link nell’email che abbiamo inviato a {email}. Il tuo indirizzo email verrà quindi modificato.',
  noSecondStep: 'Non hai ancora un secondo passaggio.',
  deletionExplained: 'Il tuo account {account} verrà eliminato. Questa azione non può essere annullata.',
  everywhereExplained: 'Uscirai dall’account su tutti i dispositivi, compreso questo.',
  onlyWay: 'Questo è il tuo unico metodo di accesso. Aggiungine un altro prima di rimuoverlo.',
  methodRemovalExplained: 'Dopo non potrai più accedere in questo modo.',
  emailRemovalExplained: 'Verrà rimosso anche l’indirizzo email del tuo account.',
  stepRemovalExplained: 'Questo secondo passaggio non proteggerà più il tuo account.',
  noPasskey:
    'Non hai ancora una passkey. Con una passkey accedi con l’impronta, il volto o il PIN del tuo dispositivo.',
  passkeyAddedOn: 'Data di aggiunta: {date}',
  passkeyUsedOn: 'Ultimo utilizzo: {date}',

  // Labels:
  newEmail: 'Nuovo indirizzo email',
  connected: 'Associato',
  connect: 'Associa {provider}',
  disconnect: 'Dissocia {provider}',
  removePassword: 'Rimuovi la password',
  removePhone: 'Rimuovi {number}',
  addPhone: 'Aggiungi un numero di telefono',
  changePhone: 'Modifica il numero di telefono',
  removeStep: 'Rimuovi {step}',
  passkeyName: 'Nome della passkey',
  thisDevice: 'Questo dispositivo',
  unknownDevice: 'Dispositivo sconosciuto',

  // Messages:
  nameChanged: 'Il tuo nome è stato modificato.',
  passwordSaved: 'La tua password è stata modificata.',
  passwordAdded: 'La tua password è stata aggiunta.',
  providerConnected: 'Il tuo account {provider} è stato associato.',
  providerDisconnected: 'Il tuo account {provider} è stato dissociato.',
  passwordRemoved: 'La tua password è stata rimossa.',
  numberRemoved: 'Il numero {number} è stato rimosso.',
  phoneAdded: 'Il tuo numero di telefono {number} è stato aggiunto.',
  phoneChanged: 'Il tuo numero di telefono è stato modificato in {number}.',
  sameNumber: 'Questo è già il tuo numero di telefono.',
  numberInUse: 'Questo numero di telefono appartiene a un altro account.',
  stepRemoved: 'Secondo passaggio rimosso: {step}.',
  passkeyAdded: 'La tua passkey è stata aggiunta.',
  passkeyRenamed: 'La tua passkey è stata rinominata.',
  passkeyRemoved: 'La tua passkey è stata rimossa.',
  passkeyNotAdded: 'Non è stata aggiunta nessuna passkey. Riprova.',
  passkeyKnown: 'Questo dispositivo ha già una passkey del tuo account.',
  tooManyPasskeys: 'Hai troppe passkey. Prima rimuovine una.',
  passkeysUnsupported: 'Questo dispositivo o browser non può usare le passkey qui.',
  passkeyNameWrong: 'Inserisci un nome da 1 a 64 caratteri, senza parentesi angolari.',
  accountDeleted: 'Il tuo account è stato eliminato.',
  signedOutEverywhere: 'Uscita eseguita su tutti i dispositivi.',
  deviceSignedOut: 'Uscita eseguita su quel dispositivo.',
  sameEmail: 'Questo è già il tuo indirizzo email.',
  differentAccount: 'Questo è un altro account. Accedi con {account}.',
  providerInUse: 'Questo account {provider} è associato a un altro account.',
};

export default it;
