import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Greek texts of the account page. */
const el: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'Ο λογαριασμός σας',
  changeName: 'Αλλαγή ονόματος',
  changeYourEmail: 'Αλλαγή διεύθυνσης email',
  changePassword: 'Αλλαγή κωδικού πρόσβασης',
  addPassword: 'Προσθήκη κωδικού πρόσβασης',
  waysToSignIn: 'Τρόποι σύνδεσης',
  secondSteps: 'Δεύτερα βήματα',
  passkeys: 'Κλειδιά πρόσβασης',
  addPasskey: 'Προσθήκη κλειδιού πρόσβασης',
  renamePasskey: 'Μετονομασία κλειδιού πρόσβασης',
  removePasskey: 'Κατάργηση κλειδιού πρόσβασης',
  passkeyOffer: 'Ταχύτερη σύνδεση την επόμενη φορά',
  notNow: 'Όχι τώρα',
  deleteAccount: 'Διαγραφή λογαριασμού',
  signOutEverywhere: 'Αποσύνδεση από κάθε συσκευή',
  everywhereQuestion: 'Αποσύνδεση από όλες τις συσκευές;',
  devices: 'Συσκευές',
  backupCodes: 'Εφεδρικοί κωδικοί',
  saveBackupCodes: 'Αποθηκεύστε τους εφεδρικούς κωδικούς σας',

  // Paragraphs:
  signInAgainTo: 'Για να συνεχίσετε, συνδεθείτε ξανά ως {account}.',
  emailChangeSent:
    'Ανοίξτε τον σύνδεσμο στο email που στείλαμε στη διεύθυνση {email}. Στη συνέχεια, η διεύθυνση email σας θα αλλάξει.',
  noSecondStep: 'Δεν έχετε ακόμη δεύτερο βήμα.',
  deletionExplained: 'Ο λογαριασμός σας {account} θα διαγραφεί. Αυτή η ενέργεια δεν αναιρείται.',
  everywhereExplained: 'Θα αποσυνδεθείτε από όλες τις συσκευές, και από αυτήν.',
  onlyWay: 'Αυτός είναι ο μόνος τρόπος σύνδεσής σας. Προσθέστε άλλον προτού τον καταργήσετε.',
  methodRemovalExplained: 'Μετά δεν θα μπορείτε πια να συνδέεστε με αυτόν τον τρόπο.',
  emailRemovalExplained: 'Θα καταργηθεί και η διεύθυνση email του λογαριασμού σας.',
  stepRemovalExplained: 'Αυτό το δεύτερο βήμα δεν θα προστατεύει πια τον λογαριασμό σας.',
  noPasskey:
    'Δεν έχετε ακόμη κλειδί πρόσβασης. Με αυτό συνδέεστε με δακτυλικό αποτύπωμα, πρόσωπο ή το PIN της συσκευής σας.',
  passkeyAddedOn: 'Προσθήκη: {date}',
  passkeyUsedOn: 'Τελευταία χρήση: {date}',
  backupCodesExplained:
    'Ένας εφεδρικός κωδικός καταργεί όλα τα δεύτερα βήματά σας, ώστε να μπορείτε να συνδεθείτε χωρίς αυτά.',
  backupCodesLeft: 'Κωδικοί που απομένουν: {count}',
  saveBackupCodesExplained:
    'Φυλάξτε αυτούς τους κωδικούς σε ασφαλές μέρος. Εμφανίζονται μόνο τώρα και οι παλιότεροι κωδικοί δεν ισχύουν πια.',

  // Labels:
  newEmail: 'Νέα διεύθυνση email',
  connected: 'Συνδεδεμένο',
  connect: 'Σύνδεση του λογαριασμού {provider}',
  disconnect: 'Κατάργηση σύνδεσης με {provider}',
  removePassword: 'Κατάργηση κωδικού πρόσβασης',
  removePhone: 'Κατάργηση {number}',
  addPhone: 'Προσθήκη αριθμού τηλεφώνου',
  changePhone: 'Αλλαγή αριθμού τηλεφώνου',
  removeStep: 'Κατάργηση: {step}',
  passkeyName: 'Όνομα κλειδιού πρόσβασης',
  thisDevice: 'Αυτή η συσκευή',
  unknownDevice: 'Άγνωστη συσκευή',
  backupCode: 'Εφεδρικός κωδικός',
  createBackupCodes: 'Δημιουργία νέων κωδικών',
  copyBackupCodes: 'Αντιγραφή κωδικών',

  // Messages:
  nameChanged: 'Το όνομά σας άλλαξε.',
  passwordSaved: 'Ο κωδικός πρόσβασής σας άλλαξε.',
  passwordAdded: 'Ο κωδικός πρόσβασής σας προστέθηκε.',
  providerConnected: 'Ο λογαριασμός σας {provider} συνδέθηκε.',
  providerDisconnected: 'Η σύνδεση με τον λογαριασμό σας {provider} καταργήθηκε.',
  passwordRemoved: 'Ο κωδικός πρόσβασής σας καταργήθηκε.',
  numberRemoved: 'Ο αριθμός {number} καταργήθηκε.',
  phoneAdded: 'Ο αριθμός τηλεφώνου σας {number} προστέθηκε.',
  phoneChanged: 'Ο αριθμός τηλεφώνου σας άλλαξε σε {number}.',
  sameNumber: 'Αυτός είναι ήδη ο αριθμός τηλεφώνου σας.',
  numberInUse: 'Αυτός ο αριθμός τηλεφώνου ανήκει σε άλλον λογαριασμό.',
  stepRemoved: 'Το δεύτερο βήμα καταργήθηκε: {step}.',
  passkeyAdded: 'Το κλειδί πρόσβασής σας προστέθηκε.',
  passkeyRenamed: 'Το κλειδί πρόσβασής σας μετονομάστηκε.',
  passkeyRemoved: 'Το κλειδί πρόσβασής σας καταργήθηκε.',
  passkeyNotAdded: 'Δεν προστέθηκε κλειδί πρόσβασης. Δοκιμάστε ξανά.',
  passkeyKnown: 'Αυτή η συσκευή έχει ήδη ένα κλειδί πρόσβασης του λογαριασμού σας.',
  tooManyPasskeys: 'Έχετε πάρα πολλά κλειδιά πρόσβασης. Καταργήστε πρώτα ένα.',
  passkeysUnsupported: 'Αυτή η συσκευή ή το πρόγραμμα περιήγησης δεν μπορεί να χρησιμοποιήσει κλειδιά πρόσβασης εδώ.',
  passkeyNameWrong: 'Εισαγάγετε ένα όνομα με 1 έως 64 χαρακτήρες, χωρίς γωνιακές αγκύλες.',
  accountDeleted: 'Ο λογαριασμός σας διαγράφηκε.',
  signedOutEverywhere: 'Αποσυνδεθήκατε από όλες τις συσκευές.',
  deviceSignedOut: 'Αποσυνδεθήκατε από εκείνη τη συσκευή.',
  secondStepsRemoved: 'Τα δεύτερα βήματά σας καταργήθηκαν. Συνδεθείτε ξανά.',
  sameEmail: 'Αυτή είναι ήδη η διεύθυνση email σας.',
  differentAccount: 'Αυτός είναι διαφορετικός λογαριασμός. Συνδεθείτε ως {account}.',
  providerInUse: 'Αυτός ο λογαριασμός {provider} είναι συνδεδεμένος με άλλον λογαριασμό.',
};

export default el;
