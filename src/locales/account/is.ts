import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Icelandic texts of the account page. */
const is: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'Reikningurinn þinn',
  changeName: 'Breyta nafni',
  changeYourEmail: 'Breyta netfangi',
  changePassword: 'Breyta aðgangsorði',
  addPassword: 'Bæta við aðgangsorði',
  waysToSignIn: 'Innskráningarleiðir',
  secondSteps: 'Seinni skref',
  passkeys: 'Aðgangslyklar',
  addPasskey: 'Bæta við aðgangslykli',
  renamePasskey: 'Endurnefna aðgangslykil',
  removePasskey: 'Fjarlægja aðgangslykil',
  passkeyOffer: 'Skráðu þig hraðar inn næst',
  notNow: 'Ekki núna',
  deleteAccount: 'Eyða reikningi',
  signOutEverywhere: 'Skrá út í öllum tækjum',
  everywhereQuestion: 'Viltu skrá þig út í öllum tækjum?',

  // Paragraphs:
  signInAgainTo: 'Skráðu þig aftur inn sem {account} til að halda áfram.',
  emailChangeSent: 'Opnaðu tengilinn í tölvupóstinum sem við sendum á {email}. Þá breytist netfangið þitt.',
  noSecondStep: 'Þú ert ekki enn með seinna skref.',
  deletionExplained: 'Reikningnum þínum, {account}, verður eytt. Ekki er hægt að afturkalla þetta.',
  everywhereExplained: 'Þetta skráir þig út í öllum tækjum, einnig í þessu.',
  onlyWay: 'Þetta er eina innskráningarleiðin þín. Bættu annarri við áður en þú fjarlægir hana.',
  methodRemovalExplained: 'Eftir þetta geturðu ekki lengur skráð þig inn svona.',
  emailRemovalExplained: 'Netfang reikningsins þíns verður einnig fjarlægt.',
  stepRemovalExplained: 'Þetta seinna skref verndar þá ekki lengur reikninginn þinn.',
  noPasskey:
    'Þú ert ekki enn með aðgangslykil. Með honum skráirðu þig inn með fingrafari, andliti eða PIN-númeri tækisins.',
  passkeyAddedOn: 'Bætt við: {date}',
  passkeyUsedOn: 'Síðast notað: {date}',

  // Labels:
  newEmail: 'Nýtt netfang',
  connected: 'Tengt',
  connect: 'Tengja reikning hjá {provider}',
  disconnect: 'Aftengja reikning hjá {provider}',
  removePassword: 'Fjarlægja aðgangsorð',
  removePhone: 'Fjarlægja {number}',
  addPhone: 'Bæta við símanúmeri',
  changePhone: 'Breyta símanúmeri',
  removeStep: 'Fjarlægja: {step}',
  passkeyName: 'Heiti aðgangslykils',

  // Messages:
  nameChanged: 'Nafninu þínu var breytt.',
  passwordSaved: 'Aðgangsorðinu þínu var breytt.',
  passwordAdded: 'Aðgangsorðinu þínu var bætt við.',
  providerConnected: 'Reikningurinn þinn hjá {provider} var tengdur.',
  providerDisconnected: 'Reikningurinn þinn hjá {provider} var aftengdur.',
  passwordRemoved: 'Aðgangsorðið þitt var fjarlægt.',
  numberRemoved: 'Númerið {number} var fjarlægt.',
  phoneAdded: 'Símanúmerinu þínu {number} var bætt við.',
  phoneChanged: 'Símanúmerinu þínu var breytt í {number}.',
  sameNumber: 'Þetta er nú þegar símanúmerið þitt.',
  numberInUse: 'Þetta símanúmer tilheyrir öðrum reikningi.',
  stepRemoved: 'Seinna skrefið var fjarlægt: {step}.',
  passkeyAdded: 'Aðgangslyklinum þínum var bætt við.',
  passkeyRenamed: 'Heiti aðgangslykilsins var breytt.',
  passkeyRemoved: 'Aðgangslykillinn þinn var fjarlægður.',
  passkeyNotAdded: 'Engum aðgangslykli var bætt við. Reyndu aftur.',
  passkeyKnown: 'Þetta tæki er nú þegar með aðgangslykil að reikningnum þínum.',
  tooManyPasskeys: 'Þú ert með of marga aðgangslykla. Fjarlægðu fyrst einn.',
  passkeysUnsupported: 'Þetta tæki eða þessi vafri getur ekki notað aðgangslykla hér.',
  passkeyNameWrong: 'Sláðu inn heiti með 1 til 64 stöfum, án oddklofa.',
  accountDeleted: 'Reikningnum þínum var eytt.',
  signedOutEverywhere: 'Þú hefur skráð þig út í öllum tækjum.',
  sameEmail: 'Þetta er nú þegar netfangið þitt.',
  differentAccount: 'Þetta er annar reikningur. Skráðu þig inn sem {account}.',
  providerInUse: 'Þessi reikningur hjá {provider} er tengdur öðrum reikningi.',
};

export default is;
