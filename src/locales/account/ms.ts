import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Malay texts of the account page. */
const ms: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'Akaun anda',
  changeName: 'Tukar nama anda',
  changeYourEmail: 'Tukar alamat e-mel',
  changePassword: 'Tukar kata laluan',
  addPassword: 'Tambahkan kata laluan',
  waysToSignIn: 'Cara log masuk',
  secondSteps: 'Langkah kedua',
  passkeys: 'Kunci laluan',
  addPasskey: 'Tambahkan kunci laluan',
  renamePasskey: 'Namakan semula kunci laluan',
  removePasskey: 'Alih keluar kunci laluan',
  passkeyOffer: 'Log masuk lebih pantas lain kali',
  notNow: 'Bukan sekarang',
  deleteAccount: 'Padamkan akaun',
  signOutEverywhere: 'Log keluar di semua peranti',
  everywhereQuestion: 'Log keluar di semua peranti?',

  // Paragraphs:
  signInAgainTo: 'Untuk meneruskan, log masuk sekali lagi dengan {account}.',
  emailChangeSent: 'Buka pautan dalam e-mel yang kami hantar ke {email}. Selepas itu, alamat e-mel anda akan ditukar.',
  noSecondStep: 'Anda belum mempunyai langkah kedua.',
  deletionExplained: 'Akaun {account} anda akan dipadamkan. Tindakan ini tidak boleh dibuat asal.',
  everywhereExplained: 'Anda akan dilog keluar di semua peranti, termasuk peranti ini.',
  onlyWay: 'Ini satu-satunya cara log masuk anda. Tambahkan cara lain sebelum anda mengalih keluarnya.',
  methodRemovalExplained: 'Selepas ini, anda tidak boleh log masuk dengan cara ini lagi.',
  emailRemovalExplained: 'Alamat e-mel akaun anda juga akan dialih keluar.',
  stepRemovalExplained: 'Langkah kedua ini tidak akan melindungi akaun anda lagi.',
  noPasskey:
    'Anda belum mempunyai kunci laluan. Dengannya, anda log masuk menggunakan cap jari, wajah atau PIN peranti anda.',
  passkeyAddedOn: 'Ditambahkan: {date}',
  passkeyUsedOn: 'Kali terakhir digunakan: {date}',

  // Labels:
  newEmail: 'Alamat e-mel baharu',
  connected: 'Dipautkan',
  connect: 'Pautkan {provider}',
  disconnect: 'Nyahpautkan {provider}',
  removePassword: 'Alih keluar kata laluan',
  removePhone: 'Alih keluar {number}',
  addPhone: 'Tambahkan nombor telefon',
  changePhone: 'Tukar nombor telefon',
  removeStep: 'Alih keluar {step}',
  passkeyName: 'Nama kunci laluan',

  // Messages:
  nameChanged: 'Nama anda telah ditukar.',
  passwordSaved: 'Kata laluan anda telah ditukar.',
  passwordAdded: 'Kata laluan anda telah ditambahkan.',
  providerConnected: 'Akaun {provider} anda telah dipautkan.',
  providerDisconnected: 'Akaun {provider} anda telah dinyahpautkan.',
  passwordRemoved: 'Kata laluan anda telah dialih keluar.',
  numberRemoved: 'Nombor {number} telah dialih keluar.',
  phoneAdded: 'Nombor telefon anda {number} telah ditambahkan.',
  phoneChanged: 'Nombor telefon anda telah ditukar kepada {number}.',
  sameNumber: 'Ini sudah menjadi nombor telefon anda.',
  numberInUse: 'Nombor telefon ini milik akaun lain.',
  stepRemoved: 'Langkah kedua telah dialih keluar: {step}.',
  passkeyAdded: 'Kunci laluan anda telah ditambahkan.',
  passkeyRenamed: 'Kunci laluan anda telah dinamakan semula.',
  passkeyRemoved: 'Kunci laluan anda telah dialih keluar.',
  passkeyNotAdded: 'Tiada kunci laluan ditambahkan. Cuba lagi.',
  passkeyKnown: 'Peranti ini sudah mempunyai kunci laluan akaun anda.',
  tooManyPasskeys: 'Anda mempunyai terlalu banyak kunci laluan. Alih keluar satu dahulu.',
  passkeysUnsupported: 'Peranti atau penyemak imbas ini tidak dapat menggunakan kunci laluan di sini.',
  passkeyNameWrong: 'Masukkan nama sepanjang 1 hingga 64 aksara, tanpa kurungan sudut.',
  accountDeleted: 'Akaun anda telah dipadamkan.',
  signedOutEverywhere: 'Anda telah log keluar di semua peranti.',
  sameEmail: 'Ini sudah menjadi alamat e-mel anda.',
  differentAccount: 'Itu akaun lain. Log masuk dengan {account}.',
  providerInUse: 'Akaun {provider} ini dipautkan dengan akaun lain.',
};

export default ms;
