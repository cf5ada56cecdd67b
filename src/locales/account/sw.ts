import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Swahili texts of the account page. */
const sw: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'Akaunti yako',
  changeName: 'Badilisha jina lako',
  changeYourEmail: 'Badilisha barua pepe',
  changePassword: 'Badilisha nenosiri',
  addPassword: 'Ongeza nenosiri',
  waysToSignIn: 'Njia za kuingia',
  secondSteps: 'Hatua za pili za uthibitishaji',
  deleteAccount: 'Futa akaunti yako',

  // Paragraphs:
  signInAgainTo: 'Ili uendelee, ingia tena ukitumia {account}.',
  emailChangeSent:
    'Fungua kiungo katika barua pepe tuliyotuma kwa {email}. Kisha anwani yako ya barua pepe itabadilika.',
  noSecondStep: 'Bado huna hatua ya pili ya uthibitishaji.',
  deletionExplained: 'Akaunti yako ya {account} itafutwa. Huwezi kutendua hatua hii.',
  onlyWay: 'Hii ndiyo njia yako pekee ya kuingia. Ongeza nyingine kabla ya kuiondoa.',
  methodRemovalExplained: 'Baada ya hatua hii, hutaweza tena kuingia kwa njia hii.',
  emailRemovalExplained: 'Barua pepe ya akaunti yako pia itaondolewa.',
  stepRemovalExplained: 'Hatua hii ya pili ya uthibitishaji haitalinda tena akaunti yako.',

  // Labels:
  newEmail: 'Barua pepe mpya',
  connected: 'Imeunganishwa',
  connect: 'Unganisha {provider}',
  disconnect: 'Tenganisha {provider}',
  removePassword: 'Ondoa nenosiri',
  removePhone: 'Ondoa {number}',
  removeStep: 'Ondoa {step}',

  // Messages:
  nameChanged: 'Jina lako limebadilishwa.',
  passwordSaved: 'Nenosiri lako limebadilishwa.',
  passwordAdded: 'Nenosiri lako limeongezwa.',
  providerConnected: 'Akaunti yako ya {provider} imeunganishwa.',
  providerDisconnected: 'Akaunti yako ya {provider} imetenganishwa.',
  passwordRemoved: 'Nenosiri lako limeondolewa.',
  numberRemoved: 'Nambari {number} imeondolewa.',
  stepRemoved: 'Hatua ya pili ya uthibitishaji imeondolewa: {step}.',
  accountDeleted: 'Akaunti yako imefutwa.',
  sameEmail: 'Hii tayari ni anwani yako ya barua pepe.',
  differentAccount: 'Hiyo ni akaunti tofauti. Ingia ukitumia {account}.',
  providerInUse: 'Akaunti hii ya {provider} imeunganishwa na akaunti nyingine.',
};

export default sw;
