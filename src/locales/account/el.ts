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
  deleteAccount: 'Διαγραφή λογαριασμού',

  // Paragraphs:
  signInAgainTo: 'Για να συνεχίσετε, συνδεθείτε ξανά ως {account}.',
  emailChangeSent:
    'Ανοίξτε τον σύνδεσμο στο email που στείλαμε στη διεύθυνση {email}. Στη συνέχεια, η διεύθυνση email σας θα αλλάξει.',
  noSecondStep: 'Δεν έχετε ακόμη δεύτερο βήμα.',
  deletionExplained: 'Ο λογαριασμός σας {account} θα διαγραφεί. Αυτή η ενέργεια δεν αναιρείται.',
  onlyWay: 'Αυτός είναι ο μόνος τρόπος σύνδεσής σας. Προσθέστε άλλον προτού τον καταργήσετε.',
  methodRemovalExplained: 'Μετά δεν θα μπορείτε πια να συνδέεστε με αυτόν τον τρόπο.',
  emailRemovalExplained: 'Θα καταργηθεί και η διεύθυνση email του λογαριασμού σας.',
  stepRemovalExplained: 'Αυτό το δεύτερο βήμα δεν θα προστατεύει πια τον λογαριασμό σας.',

  // Labels:
  newEmail: 'Νέα διεύθυνση email',
  connected: 'Συνδεδεμένο',
  connect: 'Σύνδεση του λογαριασμού {provider}',
  disconnect: 'Κατάργηση σύνδεσης με {provider}',
  removePassword: 'Κατάργηση κωδικού πρόσβασης',
  removePhone: 'Κατάργηση {number}',
  removeStep: 'Κατάργηση: {step}',

  // Messages:
  nameChanged: 'Το όνομά σας άλλαξε.',
  passwordSaved: 'Ο κωδικός πρόσβασής σας άλλαξε.',
  passwordAdded: 'Ο κωδικός πρόσβασής σας προστέθηκε.',
  providerConnected: 'Ο λογαριασμός σας {provider} συνδέθηκε.',
  providerDisconnected: 'Η σύνδεση με τον λογαριασμό σας {provider} καταργήθηκε.',
  passwordRemoved: 'Ο κωδικός πρόσβασής σας καταργήθηκε.',
  numberRemoved: 'Ο αριθμός {number} καταργήθηκε.',
  stepRemoved: 'Το δεύτερο βήμα καταργήθηκε: {step}.',
  accountDeleted: 'Ο λογαριασμός σας διαγράφηκε.',
  sameEmail: 'Αυτή είναι ήδη η διεύθυνση email σας.',
  differentAccount: 'Αυτός είναι διαφορετικός λογαριασμός. Συνδεθείτε ως {account}.',
  providerInUse: 'Αυτός ο λογαριασμός {provider} είναι συνδεδεμένος με άλλον λογαριασμό.',
};

export default el;
