import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Croatian texts of the account page. */
const hr: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'Vaš račun',
  changeName: 'Promijeni ime',
  changeYourEmail: 'Promijeni e-adresu',
  changePassword: 'Promijeni zaporku',
  addPassword: 'Dodaj zaporku',
  waysToSignIn: 'Načini prijave',
  secondSteps: 'Drugi korak',
  deleteAccount: 'Izbriši račun',

  // Paragraphs:
  signInAgainTo: 'Da biste nastavili, ponovno se prijavite kao {account}.',
  emailChangeSent:
    'Otvorite poveznicu u e-poruci koju smo poslali na {email}. Nakon toga vaša će se e-adresa promijeniti.',
  noSecondStep: 'Još nemate drugi korak.',
  deletionExplained: 'Vaš račun {account} bit će izbrisan. To se ne može poništiti.',
  onlyWay: 'Ovo je vaš jedini način prijave. Dodajte još jedan prije nego što ga uklonite.',
  methodRemovalExplained: 'Nakon toga više se nećete moći prijaviti na ovaj način.',
  emailRemovalExplained: 'Uklonit će se i e-adresa vašeg računa.',
  stepRemovalExplained: 'Ovaj drugi korak više neće štititi vaš račun.',

  // Labels:
  newEmail: 'Nova e-adresa',
  connected: 'Povezano',
  connect: 'Poveži {provider} račun',
  disconnect: 'Prekini vezu s računom {provider}',
  removePassword: 'Ukloni zaporku',
  removePhone: 'Ukloni {number}',
  removeStep: 'Ukloni: {step}',

  // Messages:
  nameChanged: 'Vaše je ime promijenjeno.',
  passwordSaved: 'Vaša je zaporka promijenjena.',
  passwordAdded: 'Vaša je zaporka dodana.',
  providerConnected: 'Vaš {provider} račun je povezan.',
  providerDisconnected: 'Veza s vašim {provider} računom je prekinuta.',
  passwordRemoved: 'Vaša je zaporka uklonjena.',
  numberRemoved: 'Broj {number} je uklonjen.',
  stepRemoved: 'Drugi je korak uklonjen: {step}.',
  accountDeleted: 'Vaš je račun izbrisan.',
  sameEmail: 'To je već vaša e-adresa.',
  differentAccount: 'To je drugi račun. Prijavite se kao {account}.',
  providerInUse: 'Ovaj {provider} račun povezan je s drugim računom.',
};

export default hr;
