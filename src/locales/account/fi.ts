import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Finnish texts of the account page. */
const fi: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'Tilisi',
  changeName: 'Vaihda nimi',
  changeYourEmail: 'Vaihda sähköpostiosoitetta',
  changePassword: 'Vaihda salasana',
  addPassword: 'Lisää salasana',
  waysToSignIn: 'Kirjautumistavat',
  secondSteps: 'Toiset vaiheet',
  passkeys: 'Pääsyavaimet',
  addPasskey: 'Lisää pääsyavain',
  renamePasskey: 'Nimeä pääsyavain uudelleen',
  removePasskey: 'Poista pääsyavain',
  passkeyOffer: 'Kirjaudu ensi kerralla nopeammin',
  notNow: 'Ei nyt',
  deleteAccount: 'Poista tili',
  signOutEverywhere: 'Kirjaudu ulos kaikkialta',
  everywhereQuestion: 'Kirjaudutaanko ulos kaikilta laitteilta?',

  // Paragraphs:
  signInAgainTo: 'Jatka kirjautumalla uudelleen tilille {account}.',
  emailChangeSent:
    'Avaa linkki viestissä, jonka lähetimme osoitteeseen {email}. Sen jälkeen sähköpostiosoitteesi vaihtuu.',
  noSecondStep: 'Sinulla ei ole vielä toista vaihetta.',
  deletionExplained: 'Tilisi {account} poistetaan. Tätä ei voi kumota.',
  everywhereExplained: 'Sinut kirjataan ulos kaikilta laitteilta, myös tältä.',
  onlyWay: 'Tämä on ainoa kirjautumistapasi. Lisää toinen ennen kuin poistat tämän.',
  methodRemovalExplained: 'Tämän jälkeen et voi enää kirjautua tällä tavalla.',
  emailRemovalExplained: 'Myös tilisi sähköpostiosoite poistetaan.',
  stepRemovalExplained: 'Tämä toinen vaihe ei enää suojaa tiliäsi.',
  noPasskey: 'Sinulla ei ole vielä pääsyavainta. Sillä kirjaudut sormenjäljellä, kasvoilla tai laitteesi PIN-koodilla.',
  passkeyAddedOn: 'Lisätty: {date}',
  passkeyUsedOn: 'Viimeksi käytetty: {date}',

  // Labels:
  newEmail: 'Uusi sähköpostiosoite',
  connected: 'Yhdistetty',
  connect: 'Yhdistä {provider}-tili',
  disconnect: 'Katkaise {provider}-tilin yhteys',
  removePassword: 'Poista salasana',
  removePhone: 'Poista {number}',
  addPhone: 'Lisää puhelinnumero',
  changePhone: 'Vaihda puhelinnumeroa',
  removeStep: 'Poista {step}',
  passkeyName: 'Pääsyavaimen nimi',

  // Messages:
  nameChanged: 'Nimesi on vaihdettu.',
  passwordSaved: 'Salasanasi on vaihdettu.',
  passwordAdded: 'Salasanasi on lisätty.',
  providerConnected: '{provider}-tilisi on yhdistetty.',
  providerDisconnected: '{provider}-tilisi yhteys on katkaistu.',
  passwordRemoved: 'Salasanasi on poistettu.',
  numberRemoved: 'Numero {number} on poistettu.',
  phoneAdded: 'Puhelinnumerosi {number} on lisätty.',
  phoneChanged: 'Puhelinnumerosi on vaihdettu. Uusi numero on {number}.',
  sameNumber: 'Tämä on jo puhelinnumerosi.',
  numberInUse: 'Tämä puhelinnumero kuuluu toiselle tilille.',
  stepRemoved: 'Toinen vaihe on poistettu: {step}.',
  passkeyAdded: 'Pääsyavaimesi on lisätty.',
  passkeyRenamed: 'Pääsyavaimesi on nimetty uudelleen.',
  passkeyRemoved: 'Pääsyavaimesi on poistettu.',
  passkeyNotAdded: 'Pääsyavainta ei lisätty. Yritä uudelleen.',
  passkeyKnown: 'Tällä laitteella on jo tilisi pääsyavain.',
  tooManyPasskeys: 'Sinulla on liian monta pääsyavainta. Poista ensin yksi.',
  passkeysUnsupported: 'Tämä laite tai selain ei voi käyttää pääsyavaimia täällä.',
  passkeyNameWrong: 'Anna 1–64 merkin nimi ilman kulmasulkeita.',
  accountDeleted: 'Tilisi on poistettu.',
  signedOutEverywhere: 'Sinut on kirjattu ulos kaikilta laitteilta.',
  sameEmail: 'Tämä on jo sähköpostiosoitteesi.',
  differentAccount: 'Se on eri tili. Kirjaudu tilille {account}.',
  providerInUse: 'Tämä {provider}-tili on yhdistetty toiseen tiliin.',
};

export default fi;
