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
  deleteAccount: 'Poista tili',

  // Paragraphs:
  signInAgainTo: 'Jatka kirjautumalla uudelleen tilille {account}.',
  emailChangeSent:
    'Avaa linkki viestissä, jonka lähetimme osoitteeseen {email}. Sen jälkeen sähköpostiosoitteesi vaihtuu.',
  noSecondStep: 'Sinulla ei ole vielä toista vaihetta.',
  deletionExplained: 'Tilisi {account} poistetaan. Tätä ei voi kumota.',
  onlyWay: 'Tämä on ainoa kirjautumistapasi. Lisää toinen ennen kuin poistat tämän.',
  methodRemovalExplained: 'Tämän jälkeen et voi enää kirjautua tällä tavalla.',
  emailRemovalExplained: 'Myös tilisi sähköpostiosoite poistetaan.',
  stepRemovalExplained: 'Tämä toinen vaihe ei enää suojaa tiliäsi.',

  // Labels:
  newEmail: 'Uusi sähköpostiosoite',
  connected: 'Yhdistetty',
  connect: 'Yhdistä {provider}-tili',
  disconnect: 'Katkaise {provider}-tilin yhteys',
  removePassword: 'Poista salasana',
  removePhone: 'Poista {number}',
  removeStep: 'Poista {step}',

  // Messages:
  nameChanged: 'Nimesi on vaihdettu.',
  passwordSaved: 'Salasanasi on vaihdettu.',
  passwordAdded: 'Salasanasi on lisätty.',
  providerConnected: '{provider}-tilisi on yhdistetty.',
  providerDisconnected: '{provider}-tilisi yhteys on katkaistu.',
  passwordRemoved: 'Salasanasi on poistettu.',
  numberRemoved: 'Numero {number} on poistettu.',
  stepRemoved: 'Toinen vaihe on poistettu: {step}.',
  accountDeleted: 'Tilisi on poistettu.',
  sameEmail: 'Tämä on jo sähköpostiosoitteesi.',
  differentAccount: 'Se on eri tili. Kirjaudu tilille {account}.',
  providerInUse: 'Tämä {provider}-tili on yhdistetty toiseen tiliin.',
};

export default fi;
