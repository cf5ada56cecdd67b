import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Malayalam texts of the account page. */
const ml: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'നിങ്ങളുടെ അക്കൗണ്ട്',
  changeName: 'പേര് മാറ്റുക',
  changeYourEmail: 'ഇമെയിൽ വിലാസം മാറ്റുക',
  changePassword: 'പാസ്‌വേഡ് മാറ്റുക',
  addPassword: 'പാസ്‌വേഡ് ചേർക്കുക',
  waysToSignIn: 'സൈൻ ഇൻ ചെയ്യാനുള്ള മാർഗ്ഗങ്ങൾ',
  secondSteps: 'രണ്ടാം ഘട്ടങ്ങൾ',
  passkeys: 'പാസ്‌കീകൾ',
  addPasskey: 'പാസ്‌കീ ചേർക്കുക',
  renamePasskey: 'പാസ്‌കീയുടെ പേര് മാറ്റുക',
  removePasskey: 'പാസ്‌കീ നീക്കം ചെയ്യുക',
  deleteAccount: 'അക്കൗണ്ട് ഇല്ലാതാക്കുക',

  // Paragraphs:
  signInAgainTo: 'തുടരാൻ, {account} ഉപയോഗിച്ച് വീണ്ടും സൈൻ ഇൻ ചെയ്യുക.',
  emailChangeSent: '{email} എന്ന വിലാസത്തിലേക്ക് ഞങ്ങൾ അയച്ച ഇമെയിലിലെ ലിങ്ക് തുറക്കുക. തുടർന്ന് നിങ്ങളുടെ ഇമെയിൽ വിലാസം മാറും.',
  noSecondStep: 'നിങ്ങൾക്ക് ഇതുവരെ രണ്ടാം ഘട്ടം ഇല്ല.',
  deletionExplained: '{account} എന്ന നിങ്ങളുടെ അക്കൗണ്ട് ഇല്ലാതാക്കും. ഇത് പഴയപടിയാക്കാനാകില്ല.',
  onlyWay: 'സൈൻ ഇൻ ചെയ്യാൻ നിങ്ങൾക്കുള്ള ഒരേയൊരു മാർഗ്ഗമാണിത്. ഇത് നീക്കം ചെയ്യുന്നതിന് മുമ്പ് മറ്റൊന്ന് ചേർക്കുക.',
  methodRemovalExplained: 'ഇതിനുശേഷം ഈ രീതിയിൽ സൈൻ ഇൻ ചെയ്യാൻ നിങ്ങൾക്ക് കഴിയില്ല.',
  emailRemovalExplained: 'നിങ്ങളുടെ അക്കൗണ്ടിന്റെ ഇമെയിൽ വിലാസവും നീക്കം ചെയ്യും.',
  stepRemovalExplained: 'ഈ രണ്ടാം ഘട്ടം ഇനി നിങ്ങളുടെ അക്കൗണ്ടിനെ പരിരക്ഷിക്കില്ല.',
  noPasskey: 'നിങ്ങൾക്ക് ഇതുവരെ പാസ്‌കീ ഇല്ല. അതുപയോഗിച്ച്, വിരലടയാളം, മുഖം അല്ലെങ്കിൽ ഉപകരണത്തിന്റെ പിൻ എന്നിവ വഴി നിങ്ങൾ സൈൻ ഇൻ ചെയ്യുന്നു.',
  passkeyAddedOn: 'ചേർത്തത്: {date}',
  passkeyUsedOn: 'അവസാനം ഉപയോഗിച്ചത്: {date}',

  // Labels:
  newEmail: 'പുതിയ ഇമെയിൽ വിലാസം',
  connected: 'കണക്റ്റ് ചെയ്തു',
  connect: '{provider} കണക്റ്റ് ചെയ്യുക',
  disconnect: '{provider} വിച്ഛേദിക്കുക',
  removePassword: 'പാസ്‌വേഡ് നീക്കം ചെയ്യുക',
  removePhone: '{number} നീക്കം ചെയ്യുക',
  addPhone: 'ഫോൺ നമ്പർ ചേർക്കുക',
  changePhone: 'ഫോൺ നമ്പർ മാറ്റുക',
  removeStep: '{step} നീക്കം ചെയ്യുക',
  passkeyName: 'പാസ്‌കീയുടെ പേര്',

  // Messages:
  nameChanged: 'നിങ്ങളുടെ പേര് മാറ്റി.',
  passwordSaved: 'നിങ്ങളുടെ പാസ്‌വേഡ് മാറ്റി.',
  passwordAdded: 'നിങ്ങളുടെ പാസ്‌വേഡ് ചേർത്തു.',
  providerConnected: 'നിങ്ങളുടെ {provider} അക്കൗണ്ട് കണക്റ്റ് ചെയ്തു.',
  providerDisconnected: 'നിങ്ങളുടെ {provider} അക്കൗണ്ട് വിച്ഛേദിച്ചു.',
  passwordRemoved: 'നിങ്ങളുടെ പാസ്‌വേഡ് നീക്കം ചെയ്തു.',
  numberRemoved: '{number} എന്ന നമ്പർ നീക്കം ചെയ്തു.',
  phoneAdded: 'നിങ്ങളുടെ ഫോൺ നമ്പർ {number} ചേർത്തു.',
  phoneChanged: 'നിങ്ങളുടെ ഫോൺ നമ്പർ {number} എന്നാക്കി മാറ്റി.',
  sameNumber: 'ഇത് ഇപ്പോൾത്തന്നെ നിങ്ങളുടെ ഫോൺ നമ്പറാണ്.',
  numberInUse: 'ഈ ഫോൺ നമ്പർ മറ്റൊരു അക്കൗണ്ടിന്റേതാണ്.',
  stepRemoved: 'രണ്ടാം ഘട്ടം നീക്കം ചെയ്തു: {step}.',
  passkeyAdded: 'നിങ്ങളുടെ പാസ്‌കീ ചേർത്തു.',
  passkeyRenamed: 'നിങ്ങളുടെ പാസ്‌കീയുടെ പേര് മാറ്റി.',
  passkeyRemoved: 'നിങ്ങളുടെ പാസ്‌കീ നീക്കം ചെയ്തു.',
  passkeyNotAdded: 'പാസ്‌കീ ചേർത്തിട്ടില്ല. വീണ്ടും ശ്രമിക്കുക.',
  passkeyKnown: 'ഈ ഉപകരണത്തിൽ നിങ്ങളുടെ അക്കൗണ്ടിന്റെ പാസ്‌കീ ഇതിനകം ഉണ്ട്.',
  tooManyPasskeys: 'നിങ്ങൾക്ക് വളരെയധികം പാസ്‌കീകൾ ഉണ്ട്. ആദ്യം ഒന്ന് നീക്കം ചെയ്യുക.',
  passkeysUnsupported: 'ഈ ഉപകരണത്തിനോ ബ്രൗസറിനോ ഇവിടെ പാസ്‌കീകൾ ഉപയോഗിക്കാനാകില്ല.',
  passkeyNameWrong: 'ആംഗിൾ ബ്രാക്കറ്റുകളില്ലാതെ 1 മുതൽ 64 വരെ പ്രതീകങ്ങളുള്ള ഒരു പേര് നൽകുക.',
  accountDeleted: 'നിങ്ങളുടെ അക്കൗണ്ട് ഇല്ലാതാക്കി.',
  sameEmail: 'ഇത് ഇപ്പോൾത്തന്നെ നിങ്ങളുടെ ഇമെയിൽ വിലാസമാണ്.',
  differentAccount: 'അത് മറ്റൊരു അക്കൗണ്ടാണ്. {account} ഉപയോഗിച്ച് സൈൻ ഇൻ ചെയ്യുക.',
  providerInUse: 'ഈ {provider} അക്കൗണ്ട് മറ്റൊരു അക്കൗണ്ടുമായി കണക്റ്റ് ചെയ്തിട്ടുണ്ട്.',
};

export default ml;
