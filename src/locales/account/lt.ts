import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Lithuanian texts of the account page. */
const lt: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'Jūsų paskyra',
  changeName: 'Keisti vardą',
  changeYourEmail: 'Keisti el. pašto adresą',
  changePassword: 'Keisti slaptažodį',
  addPassword: 'Pridėti slaptažodį',
  waysToSignIn: 'Prisijungimo būdai',
  secondSteps: 'Antrieji veiksmai',
  passkeys: 'Prieigos raktai',
  addPasskey: 'Pridėti prieigos raktą',
  renamePasskey: 'Pervardyti prieigos raktą',
  removePasskey: 'Pašalinti prieigos raktą',
  passkeyOffer: 'Kitą kartą prisijunkite greičiau',
  notNow: 'Ne dabar',
  deleteAccount: 'Ištrinti paskyrą',
  signOutEverywhere: 'Atsijungti visuose įrenginiuose',
  everywhereQuestion: 'Atsijungti visuose įrenginiuose?',

  // Paragraphs:
  signInAgainTo: 'Kad tęstumėte, dar kartą prisijunkite kaip {account}.',
  emailChangeSent:
    'Atidarykite nuorodą el. laiške, kurį išsiuntėme adresu {email}. Tada jūsų el. pašto adresas pasikeis.',
  noSecondStep: 'Dar neturite antrojo veiksmo.',
  deletionExplained: 'Jūsų paskyra {account} bus ištrinta. Šios operacijos negalima anuliuoti.',
  everywhereExplained: 'Atsijungsite visuose įrenginiuose, taip pat ir šiame.',
  onlyWay: 'Tai vienintelis jūsų prisijungimo būdas. Prieš pašalindami jį, pridėkite kitą.',
  methodRemovalExplained: 'Po to nebegalėsite prisijungti šiuo būdu.',
  emailRemovalExplained: 'Jūsų paskyros el. pašto adresas taip pat bus pašalintas.',
  stepRemovalExplained: 'Šis antrasis veiksmas nebesaugos jūsų paskyros.',
  noPasskey: 'Dar neturite prieigos rakto. Su juo prisijungiate piršto atspaudu, veidu arba įrenginio PIN kodu.',
  passkeyAddedOn: 'Pridėta: {date}',
  passkeyUsedOn: 'Paskutinį kartą naudota: {date}',

  // Labels:
  newEmail: 'Naujas el. pašto adresas',
  connected: 'Susieta',
  connect: 'Susieti „{provider}“ paskyrą',
  disconnect: 'Atsieti „{provider}“ paskyrą',
  removePassword: 'Pašalinti slaptažodį',
  removePhone: 'Pašalinti {number}',
  addPhone: 'Pridėti telefono numerį',
  changePhone: 'Keisti telefono numerį',
  removeStep: 'Pašalinti: {step}',
  passkeyName: 'Prieigos rakto pavadinimas',

  // Messages:
  nameChanged: 'Jūsų vardas pakeistas.',
  passwordSaved: 'Jūsų slaptažodis pakeistas.',
  passwordAdded: 'Jūsų slaptažodis pridėtas.',
  providerConnected: 'Jūsų „{provider}“ paskyra susieta.',
  providerDisconnected: 'Jūsų „{provider}“ paskyra atsieta.',
  passwordRemoved: 'Jūsų slaptažodis pašalintas.',
  numberRemoved: 'Numeris {number} pašalintas.',
  phoneAdded: 'Jūsų telefono numeris {number} pridėtas.',
  phoneChanged: 'Jūsų telefono numeris pakeistas į {number}.',
  sameNumber: 'Tai jau yra jūsų telefono numeris.',
  numberInUse: 'Šis telefono numeris priklauso kitai paskyrai.',
  stepRemoved: 'Antrasis veiksmas pašalintas: {step}.',
  passkeyAdded: 'Jūsų prieigos raktas pridėtas.',
  passkeyRenamed: 'Jūsų prieigos raktas pervardytas.',
  passkeyRemoved: 'Jūsų prieigos raktas pašalintas.',
  passkeyNotAdded: 'Prieigos raktas nepridėtas. Bandykite dar kartą.',
  passkeyKnown: 'Šiame įrenginyje jau yra jūsų paskyros prieigos raktas.',
  tooManyPasskeys: 'Turite per daug prieigos raktų. Pirmiausia pašalinkite vieną.',
  passkeysUnsupported: 'Šis įrenginys arba naršyklė čia negali naudoti prieigos raktų.',
  passkeyNameWrong: 'Įveskite 1–64 simbolių pavadinimą be kampinių skliaustų.',
  accountDeleted: 'Jūsų paskyra ištrinta.',
  signedOutEverywhere: 'Atsijungėte visuose įrenginiuose.',
  sameEmail: 'Tai jau yra jūsų el. pašto adresas.',
  differentAccount: 'Tai kita paskyra. Prisijunkite kaip {account}.',
  providerInUse: 'Ši „{provider}“ paskyra susieta su kita paskyra.',
};

export default lt;
