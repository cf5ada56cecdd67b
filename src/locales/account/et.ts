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
  passkeys: 'Pääsuvõtmed',
  addPasskey: 'Lisa pääsuvõti',
  renamePasskey: 'Muuda pääsuvõtme nime',
  removePasskey: 'Eemalda pääsuvõti',
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
  noPasskey: 'Teil pole veel pääsuvõtit. Sellega logite sisse sõrmejälje, näo või seadme PIN-koodiga.',
  passkeyAddedOn: 'Lisatud: {date}',
  passkeyUsedOn: 'Viimati kasutatud: {date}',

  // Labels:
  newEmail: 'Uus e-posti aadress',
  connected: 'Ühendatud',
  connect: 'Ühenda teenus {provider}',
  disconnect: 'Katkesta ühendus teenusega {provider}',
  removePassword: 'Eemalda parool',
  removePhone: 'Eemalda {number}',
  addPhone: 'Lisa telefoninumber',
  changePhone: 'Muuda telefoninumbrit',
  removeStep: 'Eemalda: {step}',
  passkeyName: 'Pääsuvõtme nimi',

  // Messages:
  nameChanged: 'Teie nimi on muudetud.',
  passwordSaved: 'Teie parool on muudetud.',
  passwordAdded: 'Teie parool on lisatud.',
  providerConnected: 'Teie teenuse {provider} konto on ühendatud.',
  providerDisconnected: 'Ühendus teie teenuse {provider} kontoga on katkestatud.',
  passwordRemoved: 'Teie parool on eemaldatud.',
  numberRemoved: 'Number {number} on eemaldatud.',
  phoneAdded: 'Teie telefoninumber {number} on lisatud.',
  phoneChanged: 'Teie uus telefoninumber on {number}.',
  sameNumber: 'See on juba teie telefoninumber.',
  numberInUse: 'See telefoninumber kuulub teisele kontole.',
  stepRemoved: 'Teine etapp on eemaldatud: {step}.',
  passkeyAdded: 'Teie pääsuvõti on lisatud.',
  passkeyRenamed: 'Teie pääsuvõtme nimi on muudetud.',
  passkeyRemoved: 'Teie pääsuvõti on eemaldatud.',
  passkeyNotAdded: 'Pääsuvõtit ei lisatud. Proovige uuesti.',
  passkeyKnown: 'Selles seadmes on juba teie konto pääsuvõti.',
  tooManyPasskeys: 'Teil on liiga palju pääsuvõtmeid. Eemaldage esmalt üks.',
  passkeysUnsupported: 'See seade või brauser ei saa siin pääsuvõtmeid kasutada.',
  passkeyNameWrong: 'Sisestage 1 kuni 64 tähemärgi pikkune nimi ilma nurksulgudeta.',
  accountDeleted: 'Teie konto on kustutatud.',
  sameEmail: 'See on juba teie e-posti aadress.',
  differentAccount: 'See on teine konto. Logige sisse kontoga {account}.',
  providerInUse: 'See teenuse {provider} konto on ühendatud teise kontoga.',
};

export default et;
