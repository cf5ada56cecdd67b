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
  deleteAccount: 'Dzēst kontu',

  // Paragraphs:
  signInAgainTo: 'Lai turpinātu, vēlreiz pierakstieties kā {account}.',
  emailChangeSent: 'Atveriet saiti e-pastā, ko nosūtījām uz adresi {email}. Pēc tam jūsu e-pasta adrese mainīsies.',
  noSecondStep: 'Jums vēl nav otrā soļa.',
  deletionExplained: 'Jūsu konts {account} tiks dzēsts. Šo darbību nevar atsaukt.',
  onlyWay: 'Šis ir jūsu vienīgais pierakstīšanās veids. Pirms tā noņemšanas pievienojiet citu.',
  methodRemovalExplained: 'Pēc tam jūs vairs nevarēsiet pierakstīties šādi.',
  emailRemovalExplained: 'Tiks noņemta arī jūsu konta e-pasta adrese.',
  stepRemovalExplained: 'Šis otrais solis vairs neaizsargās jūsu kontu.',

  // Labels:
  newEmail: 'Jaunā e-pasta adrese',
  connected: 'Saistīts',
  connect: 'Saistīt {provider} kontu',
  disconnect: 'Atsaistīt {provider} kontu',
  removePassword: 'Noņemt paroli',
  removePhone: 'Noņemt {number}',
  removeStep: 'Noņemt: {step}',

  // Messages:
  nameChanged: 'Jūsu vārds ir nomainīts.',
  passwordSaved: 'Jūsu parole ir nomainīta.',
  passwordAdded: 'Jūsu parole ir pievienota.',
  providerConnected: 'Jūsu {provider} konts ir saistīts.',
  providerDisconnected: 'Jūsu {provider} konts ir atsaistīts.',
  passwordRemoved: 'Jūsu parole ir noņemta.',
  numberRemoved: 'Numurs {number} ir noņemts.',
  stepRemoved: 'Otrais solis ir noņemts: {step}.',
  accountDeleted: 'Jūsu konts ir dzēsts.',
  sameEmail: 'Šī jau ir jūsu e-pasta adrese.',
  differentAccount: 'Šis ir cits konts. Pierakstieties kā {account}.',
  providerInUse: 'Šis {provider} konts ir saistīts ar citu kontu.',
};

export default lv;
