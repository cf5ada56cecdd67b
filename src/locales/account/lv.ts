import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Latvian texts of the account page. */
const lv: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'Jūsu konts',
  changeName: 'Mainīt vārdu',
  changeYourEmail: 'Mainīt e-pasta adresi',
  changePassword: 'Mainīt paroli',
  addPassword: 'Pievienot paroli',
  waysToSignIn: 'Pierakstīšanās veidi',
  secondSteps: 'Otrie soļi',
  passkeys: 'Piekļuves atslēgas',
  addPasskey: 'Pievienot piekļuves atslēgu',
  renamePasskey: 'Pārdēvēt piekļuves atslēgu',
  removePasskey: 'Noņemt piekļuves atslēgu',
  passkeyOffer: 'Nākamreiz pierakstieties ātrāk',
  notNow: 'Vēlāk',
  deleteAccount: 'Dzēst kontu',
  signOutEverywhere: 'Izrakstīties visās ierīcēs',
  everywhereQuestion: 'Vai izrakstīties visās ierīcēs?',

  // Paragraphs:
  signInAgainTo: 'Lai turpinātu, vēlreiz pierakstieties kā {account}.',
  emailChangeSent: 'Atveriet saiti e-pastā, ko nosūtījām uz adresi {email}. Pēc tam jūsu e-pasta adrese mainīsies.',
  noSecondStep: 'Jums vēl nav otrā soļa.',
  deletionExplained: 'Jūsu konts {account} tiks dzēsts. Šo darbību nevar atsaukt.',
  everywhereExplained: 'Jūs izrakstīsieties visās ierīcēs, arī šajā.',
  onlyWay: 'Šis ir jūsu vienīgais pierakstīšanās veids. Pirms tā noņemšanas pievienojiet citu.',
  methodRemovalExplained: 'Pēc tam jūs vairs nevarēsiet pierakstīties šādi.',
  emailRemovalExplained: 'Tiks noņemta arī jūsu konta e-pasta adrese.',
  stepRemovalExplained: 'Šis otrais solis vairs neaizsargās jūsu kontu.',
  noPasskey:
    'Jums vēl nav piekļuves atslēgas. Ar to jūs pierakstāties, izmantojot pirksta nospiedumu, seju vai ierīces PIN kodu.',
  passkeyAddedOn: 'Pievienota: {date}',
  passkeyUsedOn: 'Pēdējo reizi izmantota: {date}',

  // Labels:
  newEmail: 'Jaunā e-pasta adrese',
  connected: 'Saistīts',
  connect: 'Saistīt {provider} kontu',
  disconnect: 'Atsaistīt {provider} kontu',
  removePassword: 'Noņemt paroli',
  removePhone: 'Noņemt {number}',
  addPhone: 'Pievienot tālruņa numuru',
  changePhone: 'Mainīt tālruņa numuru',
  removeStep: 'Noņemt: {step}',
  passkeyName: 'Piekļuves atslēgas nosaukums',

  // Messages:
  nameChanged: 'Jūsu vārds ir nomainīts.',
  passwordSaved: 'Jūsu parole ir nomainīta.',
  passwordAdded: 'Jūsu parole ir pievienota.',
  providerConnected: 'Jūsu {provider} konts ir saistīts.',
  providerDisconnected: 'Jūsu {provider} konts ir atsaistīts.',
  passwordRemoved: 'Jūsu parole ir noņemta.',
  numberRemoved: 'Numurs {number} ir noņemts.',
  phoneAdded: 'Jūsu tālruņa numurs {number} ir pievienots.',
  phoneChanged: 'Jūsu tālruņa numurs ir nomainīts uz {number}.',
  sameNumber: 'Šis jau ir jūsu tālruņa numurs.',
  numberInUse: 'Šis tālruņa numurs pieder citam kontam.',
  stepRemoved: 'Otrais solis ir noņemts: {step}.',
  passkeyAdded: 'Jūsu piekļuves atslēga ir pievienota.',
  passkeyRenamed: 'Jūsu piekļuves atslēga ir pārdēvēta.',
  passkeyRemoved: 'Jūsu piekļuves atslēga ir noņemta.',
  passkeyNotAdded: 'Piekļuves atslēga netika pievienota. Mēģiniet vēlreiz.',
  passkeyKnown: 'Šajā ierīcē jau ir jūsu konta piekļuves atslēga.',
  tooManyPasskeys: 'Jums ir pārāk daudz piekļuves atslēgu. Vispirms noņemiet vienu.',
  passkeysUnsupported: 'Šī ierīce vai pārlūks šeit nevar izmantot piekļuves atslēgas.',
  passkeyNameWrong: 'Ievadiet nosaukumu ar 1 līdz 64 rakstzīmēm bez leņķiekavām.',
  accountDeleted: 'Jūsu konts ir dzēsts.',
  signedOutEverywhere: 'Jūs izrakstījāties visās ierīcēs.',
  sameEmail: 'Šī jau ir jūsu e-pasta adrese.',
  differentAccount: 'Šis ir cits konts. Pierakstieties kā {account}.',
  providerInUse: 'Šis {provider} konts ir saistīts ar citu kontu.',
};

export default lv;
