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
  passkeys: 'Funguo za siri',
  addPasskey: 'Ongeza ufunguo wa siri',
  renamePasskey: 'Badilisha jina la ufunguo',
  removePasskey: 'Ondoa ufunguo wa siri',
  passkeyOffer: 'Ingia kwa haraka zaidi wakati ujao',
  notNow: 'Si sasa',
  deleteAccount: 'Futa akaunti yako',
  signOutEverywhere: 'Ondoka katika vifaa vyote',
  everywhereQuestion: 'Ungependa kuondoka kwenye akaunti katika vifaa vyote?',

  // Paragraphs:
  signInAgainTo: 'Ili uendelee, ingia tena ukitumia {account}.',
  emailChangeSent:
    'Fungua kiungo katika barua pepe tuliyotuma kwa {email}. Kisha anwani yako ya barua pepe itabadilika.',
  noSecondStep: 'Bado huna hatua ya pili ya uthibitishaji.',
  deletionExplained: 'Akaunti yako ya {account} itafutwa. Huwezi kutendua hatua hii.',
  everywhereExplained: 'Utaondoka kwenye akaunti katika vifaa vyote, pamoja na hiki.',
  onlyWay: 'Hii ndiyo njia yako pekee ya kuingia. Ongeza nyingine kabla ya kuiondoa.',
  methodRemovalExplained: 'Baada ya hatua hii, hutaweza tena kuingia kwa njia hii.',
  emailRemovalExplained: 'Barua pepe ya akaunti yako pia itaondolewa.',
  stepRemovalExplained: 'Hatua hii ya pili ya uthibitishaji haitalinda tena akaunti yako.',
  noPasskey: 'Bado huna ufunguo wa siri. Ukiwa nao, unaingia kwa alama ya kidole, uso au PIN ya kifaa chako.',
  passkeyAddedOn: 'Iliongezwa: {date}',
  passkeyUsedOn: 'Ilitumika mwisho: {date}',

  // Labels:
  newEmail: 'Barua pepe mpya',
  connected: 'Imeunganishwa',
  connect: 'Unganisha {provider}',
  disconnect: 'Tenganisha {provider}',
  removePassword: 'Ondoa nenosiri',
  removePhone: 'Ondoa {number}',
  addPhone: 'Ongeza nambari ya simu',
  changePhone: 'Badilisha nambari ya simu',
  removeStep: 'Ondoa {step}',
  passkeyName: 'Jina la ufunguo wa siri',

  // Messages:
  nameChanged: 'Jina lako limebadilishwa.',
  passwordSaved: 'Nenosiri lako limebadilishwa.',
  passwordAdded: 'Nenosiri lako limeongezwa.',
  providerConnected: 'Akaunti yako ya {provider} imeunganishwa.',
  providerDisconnected: 'Akaunti yako ya {provider} imetenganishwa.',
  passwordRemoved: 'Nenosiri lako limeondolewa.',
  numberRemoved: 'Nambari {number} imeondolewa.',
  phoneAdded: 'Nambari yako ya simu {number} imeongezwa.',
  phoneChanged: 'Nambari yako ya simu imebadilishwa kuwa {number}.',
  sameNumber: 'Hii tayari ni nambari yako ya simu.',
  numberInUse: 'Nambari hii ya simu ni ya akaunti nyingine.',
  stepRemoved: 'Hatua ya pili ya uthibitishaji imeondolewa: {step}.',
  passkeyAdded: 'Ufunguo wako wa siri umeongezwa.',
  passkeyRenamed: 'Jina la ufunguo wako wa siri limebadilishwa.',
  passkeyRemoved: 'Ufunguo wako wa siri umeondolewa.',
  passkeyNotAdded: 'Hakuna ufunguo wa siri ulioongezwa. Jaribu tena.',
  passkeyKnown: 'Kifaa hiki tayari kina ufunguo wa siri wa akaunti yako.',
  tooManyPasskeys: 'Una funguo za siri nyingi mno. Ondoa mmoja kwanza.',
  passkeysUnsupported: 'Kifaa au kivinjari hiki hakiwezi kutumia funguo za siri hapa.',
  passkeyNameWrong: 'Weka jina lenye herufi 1 hadi 64, bila mabano pembe.',
  accountDeleted: 'Akaunti yako imefutwa.',
  signedOutEverywhere: 'Umeondoka kwenye akaunti katika vifaa vyote.',
  sameEmail: 'Hii tayari ni anwani yako ya barua pepe.',
  differentAccount: 'Hiyo ni akaunti tofauti. Ingia ukitumia {account}.',
  providerInUse: 'Akaunti hii ya {provider} imeunganishwa na akaunti nyingine.',
};

export default sw;
