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
  passkeys: 'Passkeys',
  addPasskey: 'Add a passkey',
  renamePasskey: 'Rename this passkey',
  removePasskey: 'Remove this passkey',
  deleteAccount: 'Delete your account',
  signOutEverywhere: 'Sign out on all devices',
  everywhereQuestion: 'Sign out on all devices?',

  // Paragraphs:
  signInAgainTo: 'To continue, sign in to {account} again.',
  emailChangeSent: 'Open the link in the email that we sent to {email}. Then your email changes.',
  noSecondStep: 'You have no second step yet.',
  deletionExplained: 'Your account {account} will be deleted. You cannot undo this.',
  everywhereExplained: 'You will be signed out on every device, including this one.',
  onlyWay: 'This is your only way to sign in. Add another one before you remove it.',
  methodRemovalExplained: 'After this, you can no longer sign in this way.',
  emailRemovalExplained: 'The email of your account will be removed, too.',
  stepRemovalExplained: 'This second step will no longer protect your account.',
  noPasskey: 'You have no passkey yet. With one, you sign in by fingerprint, face or the PIN of your device.',
  passkeyAddedOn: 'Added: {date}',
  passkeyUsedOn: 'Last used: {date}',

  // Labels:
  newEmail: 'New email',
  connected: 'Connected',
  connect: 'Connect {provider}',
  disconnect: 'Disconnect {provider}',
  removePassword: 'Remove your password',
  removePhone: 'Remove {number}',
  removeStep: 'Remove {step}',
  passkeyName: 'Name of the passkey',

  // Messages:
  nameChanged: 'Your name has been changed.',
  passwordSaved: 'Your password has been changed.',
  passwordAdded: 'Your password has been added.',
  providerConnected: '{provider} has been connected.',
  providerDisconnected: '{provider} has been disconnected.',
  passwordRemoved: 'Your password has been removed.',
  numberRemoved: '{number} has been removed.',
  stepRemoved: '{step} has been removed.',
  passkeyAdded: 'Your passkey has been added.',
  passkeyRenamed: 'Your passkey has been renamed.',
  passkeyRemoved: 'Your passkey has been removed.',
  passkeyNotAdded: 'No passkey was added. Try again.',
  passkeyKnown: 'This device already has a passkey of your account.',
  tooManyPasskeys: 'You have too many passkeys. First remove one.',
  passkeysUnsupported: 'This device or browser cannot use passkeys here.',
  passkeyNameWrong: 'Enter a name of 1 to 64 characters, without angle brackets.',
  accountDeleted: 'Your account has been deleted.',
  signedOutEverywhere: 'You are signed out on all devices.',
  sameEmail: 'This is your email already.',
  differentAccount: 'That is a different account. Sign in to {account}.',
  providerInUse: 'This {provider} account is connected to another account.',
} as const;
