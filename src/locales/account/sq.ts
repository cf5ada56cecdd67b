import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Albanian texts of the account page. */
const sq: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'Llogaria jote',
  changeName: 'Ndrysho emrin',
  changeYourEmail: 'Ndrysho adresën e email-it',
  changePassword: 'Ndrysho fjalëkalimin',
  addPassword: 'Shto një fjalëkalim',
  waysToSignIn: 'Mënyrat e identifikimit',
  secondSteps: 'Hapat e dytë',
  passkeys: 'Çelësat e kalimit',
  addPasskey: 'Shto një çelës kalimi',
  renamePasskey: 'Riemërto çelësin e kalimit',
  removePasskey: 'Hiq çelësin e kalimit',
  passkeyOffer: 'Identifikohu më shpejt herën tjetër',
  notNow: 'Jo tani',
  deleteAccount: 'Fshi llogarinë',
  signOutEverywhere: 'Dil në të gjitha pajisjet',
  everywhereQuestion: 'Të dalësh në të gjitha pajisjet?',

  // Paragraphs:
  signInAgainTo: 'Për të vazhduar, identifikohu përsëri si {account}.',
  emailChangeSent: 'Hape lidhjen në email-in që dërguam te {email}. Pastaj adresa jote e email-it do të ndryshojë.',
  noSecondStep: 'Nuk ke ende një hap të dytë.',
  deletionExplained: 'Llogaria jote {account} do të fshihet. Ky veprim nuk mund të zhbëhet.',
  everywhereExplained: 'Do të dalësh nga llogaria në çdo pajisje, edhe në këtë.',
  onlyWay: 'Kjo është mënyra jote e vetme e identifikimit. Shto një tjetër përpara se ta heqësh.',
  methodRemovalExplained: 'Pas kësaj nuk do të mund të identifikohesh më në këtë mënyrë.',
  emailRemovalExplained: 'Do të hiqet edhe adresa e email-it e llogarisë sate.',
  stepRemovalExplained: 'Ky hap i dytë nuk do ta mbrojë më llogarinë tënde.',
  noPasskey:
    'Nuk ke ende një çelës kalimi. Me të identifikohesh me gjurmën e gishtit, fytyrën ose kodin PIN të pajisjes.',
  passkeyAddedOn: 'Shtuar: {date}',
  passkeyUsedOn: 'Përdorur së fundi: {date}',

  // Labels:
  newEmail: 'Adresa e re e email-it',
  connected: 'E lidhur',
  connect: 'Lidh {provider}',
  disconnect: 'Shkëput {provider}',
  removePassword: 'Hiq fjalëkalimin',
  removePhone: 'Hiq {number}',
  addPhone: 'Shto një numër telefoni',
  changePhone: 'Ndrysho numrin e telefonit',
  removeStep: 'Hiq {step}',
  passkeyName: 'Emri i çelësit të kalimit',

  // Messages:
  nameChanged: 'Emri yt u ndryshua.',
  passwordSaved: 'Fjalëkalimi yt u ndryshua.',
  passwordAdded: 'Fjalëkalimi yt u shtua.',
  providerConnected: 'Llogaria jote e {provider} u lidh.',
  providerDisconnected: 'Llogaria jote e {provider} u shkëput.',
  passwordRemoved: 'Fjalëkalimi yt u hoq.',
  numberRemoved: 'Numri {number} u hoq.',
  phoneAdded: 'Numri yt i telefonit {number} u shtua.',
  phoneChanged: 'Numri yt i telefonit u ndryshua në {number}.',
  sameNumber: 'Ky është tashmë numri yt i telefonit.',
  numberInUse: 'Ky numër telefoni i përket një llogarie tjetër.',
  stepRemoved: 'Hapi i dytë u hoq: {step}.',
  passkeyAdded: 'Çelësi yt i kalimit u shtua.',
  passkeyRenamed: 'Çelësi yt i kalimit u riemërtua.',
  passkeyRemoved: 'Çelësi yt i kalimit u hoq.',
  passkeyNotAdded: 'Nuk u shtua asnjë çelës kalimi. Provo përsëri.',
  passkeyKnown: 'Kjo pajisje ka tashmë një çelës kalimi të llogarisë sate.',
  tooManyPasskeys: 'Ke shumë çelësa kalimi. Hiq së pari një.',
  passkeysUnsupported: 'Kjo pajisje ose ky shfletues nuk mund të përdorë çelësa kalimi këtu.',
  passkeyNameWrong: 'Fut një emër me 1 deri në 64 karaktere, pa kllapa këndore.',
  accountDeleted: 'Llogaria jote u fshi.',
  signedOutEverywhere: 'Dole nga llogaria në të gjitha pajisjet.',
  sameEmail: 'Kjo është tashmë adresa jote e email-it.',
  differentAccount: 'Kjo është një llogari tjetër. Identifikohu si {account}.',
  providerInUse: 'Kjo llogari e {provider} është e lidhur me një llogari tjetër.',
};

export default sq;
