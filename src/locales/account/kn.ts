import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Kannada texts of the account page. */
const kn: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'ನಿಮ್ಮ ಖಾತೆ',
  changeName: 'ನಿಮ್ಮ ಹೆಸರು ಬದಲಾಯಿಸಿ',
  changeYourEmail: 'ಇಮೇಲ್ ವಿಳಾಸ ಬದಲಾಯಿಸಿ',
  changePassword: 'ಪಾಸ್‌ವರ್ಡ್ ಬದಲಾಯಿಸಿ',
  addPassword: 'ಪಾಸ್‌ವರ್ಡ್ ಸೇರಿಸಿ',
  waysToSignIn: 'ಸೈನ್ ಇನ್ ಮಾಡುವ ವಿಧಾನಗಳು',
  secondSteps: 'ಎರಡನೇ ಹಂತಗಳು',
  passkeys: 'ಪಾಸ್‌ಕೀಗಳು',
  addPasskey: 'ಪಾಸ್‌ಕೀ ಸೇರಿಸಿ',
  renamePasskey: 'ಪಾಸ್‌ಕೀಯ ಹೆಸರು ಬದಲಿಸಿ',
  removePasskey: 'ಪಾಸ್‌ಕೀ ತೆಗೆದುಹಾಕಿ',
  deleteAccount: 'ಖಾತೆಯನ್ನು ಅಳಿಸಿ',

  // Paragraphs:
  signInAgainTo: 'ಮುಂದುವರಿಸಲು, {account} ಖಾತೆಗೆ ಮತ್ತೆ ಸೈನ್ ಇನ್ ಮಾಡಿ.',
  emailChangeSent: 'ನಾವು {email} ವಿಳಾಸಕ್ಕೆ ಕಳುಹಿಸಿದ ಇಮೇಲ್‌ನಲ್ಲಿರುವ ಲಿಂಕ್ ತೆರೆಯಿರಿ. ನಂತರ ನಿಮ್ಮ ಇಮೇಲ್ ವಿಳಾಸ ಬದಲಾಗುತ್ತದೆ.',
  noSecondStep: 'ನೀವು ಇನ್ನೂ ಎರಡನೇ ಹಂತವನ್ನು ಹೊಂದಿಲ್ಲ.',
  deletionExplained: 'ನಿಮ್ಮ {account} ಖಾತೆಯನ್ನು ಅಳಿಸಲಾಗುತ್ತದೆ. ಇದನ್ನು ರದ್ದುಗೊಳಿಸಲು ಸಾಧ್ಯವಿಲ್ಲ.',
  onlyWay: 'ಸೈನ್ ಇನ್ ಮಾಡಲು ನಿಮಗೆ ಇದೊಂದೇ ವಿಧಾನವಿದೆ. ಇದನ್ನು ತೆಗೆದುಹಾಕುವ ಮೊದಲು ಇನ್ನೊಂದನ್ನು ಸೇರಿಸಿ.',
  methodRemovalExplained: 'ಇದರ ನಂತರ ನೀವು ಈ ವಿಧಾನದಲ್ಲಿ ಸೈನ್ ಇನ್ ಮಾಡಲು ಸಾಧ್ಯವಾಗುವುದಿಲ್ಲ.',
  emailRemovalExplained: 'ನಿಮ್ಮ ಖಾತೆಯ ಇಮೇಲ್ ವಿಳಾಸವನ್ನು ಸಹ ತೆಗೆದುಹಾಕಲಾಗುತ್ತದೆ.',
  stepRemovalExplained: 'ಈ ಎರಡನೇ ಹಂತವು ಇನ್ನು ಮುಂದೆ ನಿಮ್ಮ ಖಾತೆಯನ್ನು ರಕ್ಷಿಸುವುದಿಲ್ಲ.',
  noPasskey: 'ನಿಮ್ಮ ಬಳಿ ಇನ್ನೂ ಯಾವುದೇ ಪಾಸ್‌ಕೀ ಇಲ್ಲ. ಅದರೊಂದಿಗೆ, ಫಿಂಗರ್‌ಪ್ರಿಂಟ್, ಮುಖ ಅಥವಾ ನಿಮ್ಮ ಸಾಧನದ ಪಿನ್ ಬಳಸಿ ನೀವು ಸೈನ್ ಇನ್ ಮಾಡುತ್ತೀರಿ.',
  passkeyAddedOn: 'ಸೇರಿಸಿದ ದಿನಾಂಕ: {date}',
  passkeyUsedOn: 'ಕೊನೆಯ ಬಳಕೆ: {date}',

  // Labels:
  newEmail: 'ಹೊಸ ಇಮೇಲ್ ವಿಳಾಸ',
  connected: 'ಕನೆಕ್ಟ್ ಆಗಿದೆ',
  connect: '{provider} ಕನೆಕ್ಟ್ ಮಾಡಿ',
  disconnect: '{provider} ಡಿಸ್‌ಕನೆಕ್ಟ್ ಮಾಡಿ',
  removePassword: 'ಪಾಸ್‌ವರ್ಡ್ ತೆಗೆದುಹಾಕಿ',
  removePhone: '{number} ತೆಗೆದುಹಾಕಿ',
  addPhone: 'ಫೋನ್ ಸಂಖ್ಯೆ ಸೇರಿಸಿ',
  changePhone: 'ಫೋನ್ ಸಂಖ್ಯೆ ಬದಲಾಯಿಸಿ',
  removeStep: '{step} ತೆಗೆದುಹಾಕಿ',
  passkeyName: 'ಪಾಸ್‌ಕೀಯ ಹೆಸರು',

  // Messages:
  nameChanged: 'ನಿಮ್ಮ ಹೆಸರು ಬದಲಾಗಿದೆ.',
  passwordSaved: 'ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್ ಬದಲಾಗಿದೆ.',
  passwordAdded: 'ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್ ಸೇರಿಸಲಾಗಿದೆ.',
  providerConnected: 'ನಿಮ್ಮ {provider} ಖಾತೆಯನ್ನು ಕನೆಕ್ಟ್ ಮಾಡಲಾಗಿದೆ.',
  providerDisconnected: 'ನಿಮ್ಮ {provider} ಖಾತೆಯನ್ನು ಡಿಸ್‌ಕನೆಕ್ಟ್ ಮಾಡಲಾಗಿದೆ.',
  passwordRemoved: 'ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್ ತೆಗೆದುಹಾಕಲಾಗಿದೆ.',
  numberRemoved: '{number} ಸಂಖ್ಯೆಯನ್ನು ತೆಗೆದುಹಾಕಲಾಗಿದೆ.',
  phoneAdded: 'ನಿಮ್ಮ ಫೋನ್ ಸಂಖ್ಯೆ {number} ಸೇರಿಸಲಾಗಿದೆ.',
  phoneChanged: 'ನಿಮ್ಮ ಫೋನ್ ಸಂಖ್ಯೆಯನ್ನು {number} ಗೆ ಬದಲಾಯಿಸಲಾಗಿದೆ.',
  sameNumber: 'ಇದು ಈಗಾಗಲೇ ನಿಮ್ಮ ಫೋನ್ ಸಂಖ್ಯೆಯಾಗಿದೆ.',
  numberInUse: 'ಈ ಫೋನ್ ಸಂಖ್ಯೆ ಬೇರೆ ಖಾತೆಗೆ ಸೇರಿದೆ.',
  stepRemoved: 'ಎರಡನೇ ಹಂತವನ್ನು ತೆಗೆದುಹಾಕಲಾಗಿದೆ: {step}.',
  passkeyAdded: 'ನಿಮ್ಮ ಪಾಸ್‌ಕೀ ಸೇರಿಸಲಾಗಿದೆ.',
  passkeyRenamed: 'ನಿಮ್ಮ ಪಾಸ್‌ಕೀಯ ಹೆಸರು ಬದಲಾಗಿದೆ.',
  passkeyRemoved: 'ನಿಮ್ಮ ಪಾಸ್‌ಕೀ ತೆಗೆದುಹಾಕಲಾಗಿದೆ.',
  passkeyNotAdded: 'ಯಾವುದೇ ಪಾಸ್‌ಕೀ ಸೇರಿಸಲಾಗಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  passkeyKnown: 'ಈ ಸಾಧನದಲ್ಲಿ ನಿಮ್ಮ ಖಾತೆಯ ಪಾಸ್‌ಕೀ ಈಗಾಗಲೇ ಇದೆ.',
  tooManyPasskeys: 'ನಿಮ್ಮ ಬಳಿ ಹಲವಾರು ಪಾಸ್‌ಕೀಗಳಿವೆ. ಮೊದಲು ಒಂದನ್ನು ತೆಗೆದುಹಾಕಿ.',
  passkeysUnsupported: 'ಈ ಸಾಧನ ಅಥವಾ ಬ್ರೌಸರ್ ಇಲ್ಲಿ ಪಾಸ್‌ಕೀಗಳನ್ನು ಬಳಸಲು ಸಾಧ್ಯವಿಲ್ಲ.',
  passkeyNameWrong: 'ಆ್ಯಂಗಲ್ ಬ್ರಾಕೆಟ್‌ಗಳಿಲ್ಲದ, 1 ರಿಂದ 64 ಅಕ್ಷರಗಳ ಹೆಸರನ್ನು ನಮೂದಿಸಿ.',
  accountDeleted: 'ನಿಮ್ಮ ಖಾತೆಯನ್ನು ಅಳಿಸಲಾಗಿದೆ.',
  sameEmail: 'ಇದು ಈಗಾಗಲೇ ನಿಮ್ಮ ಇಮೇಲ್ ವಿಳಾಸವಾಗಿದೆ.',
  differentAccount: 'ಇದು ಬೇರೆ ಖಾತೆ. {account} ಖಾತೆಗೆ ಸೈನ್ ಇನ್ ಮಾಡಿ.',
  providerInUse: 'ಈ {provider} ಖಾತೆಯನ್ನು ಬೇರೆ ಖಾತೆಗೆ ಕನೆಕ್ಟ್ ಮಾಡಲಾಗಿದೆ.',
};

export default kn;
