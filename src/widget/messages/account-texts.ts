/**
 * English texts of the account page. `{account}` stands for a value. Only the account page loads these texts, so they
 * are not part of `Messages`.
 */
export const accountTexts = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'Your account',
  changeName: 'Change your name',
  changeYourEmail: 'Change your email',
  changePassword: 'Change your password',
  addPassword: 'Add a password',
  waysToSignIn: 'Ways to sign in',
  secondSteps: 'Second steps',
  deleteAccount: 'Delete your account',

  // Paragraphs:
  signInAgainTo: 'To continue, sign in to {account} again.',
  emailChangeSent: 'Open the link in the email that we sent to {email}. Then your email changes.',
  noSecondStep: 'You have no second step yet.',
  deletionExplained: 'Your account {account} will be deleted. You cannot undo this.',
  onlyWay: 'This is your only way to sign in. Add another one before you remove it.',
  methodRemovalExplained: 'After this, you can no longer sign in this way.',
  emailRemovalExplained: 'The email of your account will be removed, too.',
  stepRemovalExplained: 'This second step will no longer protect your account.',

  // Labels:
  newEmail: 'New email',
  connected: 'Connected',
  connect: 'Connect {provider}',
  disconnect: 'Disconnect {provider}',
  removePassword: 'Remove your password',
  removePhone: 'Remove {number}',
  removeStep: 'Remove {step}',

  // Messages:
  nameChanged: 'Your name has been changed.',
  passwordSaved: 'Your password has been changed.',
  passwordAdded: 'Your password has been added.',
  providerConnected: '{provider} has been connected.',
  providerDisconnected: '{provider} has been disconnected.',
  passwordRemoved: 'Your password has been removed.',
  numberRemoved: '{number} has been removed.',
  stepRemoved: '{step} has been removed.',
  accountDeleted: 'Your account has been deleted.',
  sameEmail: 'This is your email already.',
  differentAccount: 'That is a different account. Sign in to {account}.',
  providerInUse: 'This {provider} account is connected to another account.',
} as const;
