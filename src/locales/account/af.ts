import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Afrikaans texts of the account page. */
const af: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'Jou rekening',
  changeName: 'Verander jou naam',
  changeYourEmail: 'Verander jou e-posadres',
  changePassword: 'Verander jou wagwoord',
  addPassword: 'Voeg ’n wagwoord by',
  waysToSignIn: 'Maniere om aan te meld',
  secondSteps: 'Tweede stappe',
  passkeys: 'Wagwoordsleutels',
  addPasskey: 'Voeg ’n wagwoordsleutel by',
  renamePasskey: 'Hernoem die wagwoordsleutel',
  removePasskey: 'Verwyder die wagwoordsleutel',
  passkeyOffer: 'Meld volgende keer vinniger aan',
  notNow: 'Nie nou nie',
  deleteAccount: 'Vee jou rekening uit',
  signOutEverywhere: 'Meld op alle toestelle af',
  everywhereQuestion: 'Meld op alle toestelle af?',

  // Paragraphs:
  signInAgainTo: 'Meld weer met {account} aan om voort te gaan.',
  emailChangeSent: 'Maak die skakel oop in die e-pos wat ons na {email} gestuur het. Dan verander jou e-posadres.',
  noSecondStep: 'Jy het nog geen tweede stap nie.',
  deletionExplained: 'Jou rekening {account} sal uitgevee word. Jy kan dit nie ongedaan maak nie.',
  everywhereExplained: 'Dit meld jou op elke toestel af, ook op hierdie een.',
  onlyWay: 'Dit is jou enigste manier om aan te meld. Voeg nog een by voordat jy dit verwyder.',
  methodRemovalExplained: 'Hierna kan jy nie meer só aanmeld nie.',
  emailRemovalExplained: 'Die e-posadres van jou rekening sal ook verwyder word.',
  stepRemovalExplained: 'Hierdie tweede stap sal nie meer jou rekening beskerm nie.',
  noPasskey:
    'Jy het nog geen wagwoordsleutel nie. Daarmee meld jy met ’n vingerafdruk, jou gesig of die PIN van jou toestel aan.',
  passkeyAddedOn: 'Bygevoeg: {date}',
  passkeyUsedOn: 'Laas gebruik: {date}',

  // Labels:
  newEmail: 'Nuwe e-posadres',
  connected: 'Gekoppel',
  connect: 'Koppel {provider}',
  disconnect: 'Ontkoppel {provider}',
  removePassword: 'Verwyder jou wagwoord',
  removePhone: 'Verwyder {number}',
  addPhone: 'Voeg ’n foonnommer by',
  changePhone: 'Verander jou foonnommer',
  removeStep: 'Verwyder {step}',
  passkeyName: 'Naam van die wagwoordsleutel',

  // Messages:
  nameChanged: 'Jou naam is verander.',
  passwordSaved: 'Jou wagwoord is verander.',
  passwordAdded: 'Jou wagwoord is bygevoeg.',
  providerConnected: 'Jou {provider}-rekening is gekoppel.',
  providerDisconnected: 'Jou {provider}-rekening is ontkoppel.',
  passwordRemoved: 'Jou wagwoord is verwyder.',
  numberRemoved: 'Die nommer {number} is verwyder.',
  phoneAdded: 'Jou foonnommer {number} is bygevoeg.',
  phoneChanged: 'Jou foonnommer is na {number} verander.',
  sameNumber: 'Dit is reeds jou foonnommer.',
  numberInUse: 'Hierdie foonnommer behoort aan ’n ander rekening.',
  stepRemoved: 'Tweede stap verwyder: {step}.',
  passkeyAdded: 'Jou wagwoordsleutel is bygevoeg.',
  passkeyRenamed: 'Jou wagwoordsleutel is hernoem.',
  passkeyRemoved: 'Jou wagwoordsleutel is verwyder.',
  passkeyNotAdded: 'Geen wagwoordsleutel is bygevoeg nie. Probeer weer.',
  passkeyKnown: 'Hierdie toestel het reeds ’n wagwoordsleutel van jou rekening.',
  tooManyPasskeys: 'Jy het te veel wagwoordsleutels. Verwyder eers een.',
  passkeysUnsupported: 'Hierdie toestel of blaaier kan nie wagwoordsleutels hier gebruik nie.',
  passkeyNameWrong: 'Voer ’n naam van 1 tot 64 karakters in, sonder hoekhakies.',
  accountDeleted: 'Jou rekening is uitgevee.',
  signedOutEverywhere: 'Jy is op alle toestelle afgemeld.',
  sameEmail: 'Dit is reeds jou e-posadres.',
  differentAccount: 'Dit is ’n ander rekening. Meld met {account} aan.',
  providerInUse: 'Hierdie {provider}-rekening is aan ’n ander rekening gekoppel.',
};

export default af;
