import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Estonian texts of the account page. */
const et: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'Teie konto',
  changeName: 'Muuda nime',
  changeYourEmail: 'Muuda e-posti aadressi',
  changePassword: 'Muuda parooli',
  addPassword: 'Lisa parool',
  waysToSignIn: 'Sisselogimisviisid',
  secondSteps: 'Teine etapp',
  deleteAccount: 'Kustuta konto',

  // Paragraphs:
  signInAgainTo: 'Jätkamiseks logige uuesti sisse kontoga {account}.',
  emailChangeSent: 'Avage link e-kirjas, mille saatsime aadressile {email}. Seejärel teie e-posti aadress muutub.',
  noSecondStep: 'Teil ei ole veel teist etappi.',
  deletionExplained: 'Teie konto {account} kustutatakse. Seda ei saa tagasi võtta.',
  onlyWay: 'See on teie ainus sisselogimisviis. Enne selle eemaldamist lisage mõni teine.',
  methodRemovalExplained: 'Pärast seda ei saa te enam sel viisil sisse logida.',
  emailRemovalExplained: 'Ka teie konto e-posti aadress eemaldatakse.',
  stepRemovalExplained: 'See teine etapp ei kaitse siis enam teie kontot.',

  // Labels:
  newEmail: 'Uus e-posti aadress',
  connected: 'Ühendatud',
  connect: 'Ühenda teenus {provider}',
  disconnect: 'Katkesta ühendus teenusega {provider}',
  removePassword: 'Eemalda parool',
  removePhone: 'Eemalda {number}',
  removeStep: 'Eemalda: {step}',

  // Messages:
  nameChanged: 'Teie nimi on muudetud.',
  passwordSaved: 'Teie parool on muudetud.',
  passwordAdded: 'Teie parool on lisatud.',
  providerConnected: 'Teie teenuse {provider} konto on ühendatud.',
  providerDisconnected: 'Ühendus teie teenuse {provider} kontoga on katkestatud.',
  passwordRemoved: 'Teie parool on eemaldatud.',
  numberRemoved: 'Number {number} on eemaldatud.',
  stepRemoved: 'Teine etapp on eemaldatud: {step}.',
  accountDeleted: 'Teie konto on kustutatud.',
  sameEmail: 'See on juba teie e-posti aadress.',
  differentAccount: 'See on teine konto. Logige sisse kontoga {account}.',
  providerInUse: 'See teenuse {provider} konto on ühendatud teise kontoga.',
};

export default et;
