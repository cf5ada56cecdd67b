import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Telugu texts of the account page. */
const te: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'మీ ఖాతా',
  changeName: 'మీ పేరును మార్చండి',
  changeYourEmail: 'ఈమెయిల్ అడ్రస్‌ను మార్చండి',
  changePassword: 'పాస్‌వర్డ్‌ను మార్చండి',
  addPassword: 'పాస్‌వర్డ్‌ను జోడించండి',
  waysToSignIn: 'సైన్ ఇన్ చేసే విధానాలు',
  secondSteps: 'రెండవ దశలు',
  passkeys: 'పాస్-కీలు',
  addPasskey: 'పాస్-కీని జోడించండి',
  renamePasskey: 'పాస్-కీ పేరు మార్చండి',
  removePasskey: 'పాస్-కీని తీసివేయండి',
  deleteAccount: 'ఖాతాను తొలగించండి',

  // Paragraphs:
  signInAgainTo: 'కొనసాగించడానికి, {account} ఖాతాలో మళ్లీ సైన్ ఇన్ చేయండి.',
  emailChangeSent: 'మేము {email} అడ్రస్‌కు పంపిన ఈమెయిల్‌లోని లింక్‌ను తెరవండి. ఆ తర్వాత మీ ఈమెయిల్ అడ్రస్ మారుతుంది.',
  noSecondStep: 'మీకు ఇంకా రెండవ దశ లేదు.',
  deletionExplained: 'మీ {account} ఖాతా తొలగించబడుతుంది. దీన్ని రద్దు చేయడం సాధ్యం కాదు.',
  onlyWay: 'సైన్ ఇన్ చేయడానికి మీకు ఉన్న ఏకైక విధానం ఇదే. దీన్ని తీసివేసే ముందు మరొకదాన్ని జోడించండి.',
  methodRemovalExplained: 'దీని తర్వాత మీరు ఈ విధంగా సైన్ ఇన్ చేయలేరు.',
  emailRemovalExplained: 'మీ ఖాతా ఈమెయిల్ అడ్రస్ కూడా తీసివేయబడుతుంది.',
  stepRemovalExplained: 'ఈ రెండవ దశ ఇకపై మీ ఖాతాను రక్షించదు.',
  noPasskey: 'మీకు ఇంకా పాస్-కీ లేదు. దానితో, మీరు వేలిముద్ర, ముఖం లేదా మీ పరికరం పిన్‌తో సైన్ ఇన్ చేస్తారు.',
  passkeyAddedOn: 'జోడించిన తేదీ: {date}',
  passkeyUsedOn: 'చివరిగా ఉపయోగించినది: {date}',

  // Labels:
  newEmail: 'కొత్త ఈమెయిల్ అడ్రస్',
  connected: 'కనెక్ట్ అయి ఉంది',
  connect: '{provider} ఖాతాను కనెక్ట్ చేయండి',
  disconnect: '{provider} ఖాతాను డిస్‌కనెక్ట్ చేయండి',
  removePassword: 'పాస్‌వర్డ్‌ను తీసివేయండి',
  removePhone: '{number} నంబర్‌ను తీసివేయండి',
  addPhone: 'ఫోన్ నంబర్‌ను జోడించండి',
  changePhone: 'ఫోన్ నంబర్‌ను మార్చండి',
  removeStep: 'తీసివేయండి: {step}',
  passkeyName: 'పాస్-కీ పేరు',

  // Messages:
  nameChanged: 'మీ పేరు మార్చబడింది.',
  passwordSaved: 'మీ పాస్‌వర్డ్ మార్చబడింది.',
  passwordAdded: 'మీ పాస్‌వర్డ్ జోడించబడింది.',
  providerConnected: 'మీ {provider} ఖాతా కనెక్ట్ చేయబడింది.',
  providerDisconnected: 'మీ {provider} ఖాతా డిస్‌కనెక్ట్ చేయబడింది.',
  passwordRemoved: 'మీ పాస్‌వర్డ్ తీసివేయబడింది.',
  numberRemoved: '{number} నంబర్ తీసివేయబడింది.',
  phoneAdded: 'మీ ఫోన్ నంబర్ {number} జోడించబడింది.',
  phoneChanged: 'మీ ఫోన్ నంబర్ {number}కు మార్చబడింది.',
  sameNumber: 'ఇది ఇప్పటికే మీ ఫోన్ నంబర్‌గా ఉంది.',
  numberInUse: 'ఈ ఫోన్ నంబర్ మరో ఖాతాకు చెందినది.',
  stepRemoved: 'రెండవ దశ తీసివేయబడింది: {step}.',
  passkeyAdded: 'మీ పాస్-కీ జోడించబడింది.',
  passkeyRenamed: 'మీ పాస్-కీ పేరు మార్చబడింది.',
  passkeyRemoved: 'మీ పాస్-కీ తీసివేయబడింది.',
  passkeyNotAdded: 'పాస్-కీ ఏదీ జోడించబడలేదు. మళ్లీ ట్రై చేయండి.',
  passkeyKnown: 'ఈ పరికరంలో మీ ఖాతా పాస్-కీ ఇప్పటికే ఉంది.',
  tooManyPasskeys: 'మీకు చాలా ఎక్కువ పాస్-కీలు ఉన్నాయి. ముందుగా ఒకదాన్ని తీసివేయండి.',
  passkeysUnsupported: 'ఈ పరికరం లేదా బ్రౌజర్ ఇక్కడ పాస్-కీలను ఉపయోగించలేదు.',
  passkeyNameWrong: 'యాంగిల్ బ్రాకెట్‌లు లేకుండా 1 నుండి 64 అక్షరాల పేరును ఎంటర్ చేయండి.',
  accountDeleted: 'మీ ఖాతా తొలగించబడింది.',
  sameEmail: 'ఇది ఇప్పటికే మీ ఈమెయిల్ అడ్రస్‌గా ఉంది.',
  differentAccount: 'ఇది వేరొక ఖాతా. {account} ఖాతాలో సైన్ ఇన్ చేయండి.',
  providerInUse: 'ఈ {provider} ఖాతా మరో ఖాతాకు కనెక్ట్ చేయబడి ఉంది.',
};

export default te;
