import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Indonesian texts of the account page. */
const id: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'Akun Anda',
  changeName: 'Ubah nama',
  changeYourEmail: 'Ubah alamat email',
  changePassword: 'Ubah sandi',
  addPassword: 'Tambahkan sandi',
  waysToSignIn: 'Cara login',
  secondSteps: 'Langkah kedua',
  passkeys: 'Kunci sandi',
  addPasskey: 'Tambahkan kunci sandi',
  renamePasskey: 'Ganti nama kunci sandi',
  removePasskey: 'Hapus kunci sandi',
  passkeyOffer: 'Login lebih cepat lain kali',
  notNow: 'Lain kali',
  deleteAccount: 'Hapus akun',
  signOutEverywhere: 'Logout dari semua perangkat',
  everywhereQuestion: 'Logout dari semua perangkat?',

  // Paragraphs:
  signInAgainTo: 'Untuk melanjutkan, login lagi dengan {account}.',
  emailChangeSent: 'Buka link di email yang kami kirim ke {email}. Setelah itu, alamat email Anda akan berubah.',
  noSecondStep: 'Anda belum memiliki langkah kedua.',
  deletionExplained: 'Akun Anda {account} akan dihapus. Tindakan ini tidak dapat diurungkan.',
  everywhereExplained: 'Anda akan logout dari semua perangkat, termasuk perangkat ini.',
  onlyWay: 'Ini satu-satunya cara login Anda. Tambahkan cara lain sebelum Anda menghapusnya.',
  methodRemovalExplained: 'Setelah ini, Anda tidak dapat login dengan cara ini lagi.',
  emailRemovalExplained: 'Alamat email akun Anda juga akan dihapus.',
  stepRemovalExplained: 'Langkah kedua ini tidak akan melindungi akun Anda lagi.',
  noPasskey:
    'Anda belum memiliki kunci sandi. Dengannya, Anda login dengan sidik jari, wajah, atau PIN perangkat Anda.',
  passkeyAddedOn: 'Ditambahkan: {date}',
  passkeyUsedOn: 'Terakhir digunakan: {date}',

  // Labels:
  newEmail: 'Alamat email baru',
  connected: 'Terhubung',
  connect: 'Hubungkan {provider}',
  disconnect: 'Putuskan hubungan {provider}',
  removePassword: 'Hapus sandi',
  removePhone: 'Hapus {number}',
  addPhone: 'Tambahkan nomor telepon',
  changePhone: 'Ubah nomor telepon',
  removeStep: 'Hapus {step}',
  passkeyName: 'Nama kunci sandi',

  // Messages:
  nameChanged: 'Nama Anda telah diubah.',
  passwordSaved: 'Sandi Anda telah diubah.',
  passwordAdded: 'Sandi Anda telah ditambahkan.',
  providerConnected: 'Akun {provider} Anda telah dihubungkan.',
  providerDisconnected: 'Hubungan dengan akun {provider} Anda telah diputuskan.',
  passwordRemoved: 'Sandi Anda telah dihapus.',
  numberRemoved: 'Nomor {number} telah dihapus.',
  phoneAdded: 'Nomor telepon Anda {number} telah ditambahkan.',
  phoneChanged: 'Nomor telepon Anda telah diubah menjadi {number}.',
  sameNumber: 'Ini sudah menjadi nomor telepon Anda.',
  numberInUse: 'Nomor telepon ini milik akun lain.',
  stepRemoved: 'Langkah kedua telah dihapus: {step}.',
  passkeyAdded: 'Kunci sandi Anda telah ditambahkan.',
  passkeyRenamed: 'Nama kunci sandi Anda telah diganti.',
  passkeyRemoved: 'Kunci sandi Anda telah dihapus.',
  passkeyNotAdded: 'Tidak ada kunci sandi yang ditambahkan. Coba lagi.',
  passkeyKnown: 'Perangkat ini sudah memiliki kunci sandi akun Anda.',
  tooManyPasskeys: 'Kunci sandi Anda terlalu banyak. Hapus salah satu terlebih dahulu.',
  passkeysUnsupported: 'Perangkat atau browser ini tidak dapat menggunakan kunci sandi di sini.',
  passkeyNameWrong: 'Masukkan nama sepanjang 1 hingga 64 karakter, tanpa tanda kurung sudut.',
  accountDeleted: 'Akun Anda telah dihapus.',
  signedOutEverywhere: 'Anda telah logout dari semua perangkat.',
  sameEmail: 'Ini sudah menjadi alamat email Anda.',
  differentAccount: 'Itu akun lain. Login dengan {account}.',
  providerInUse: 'Akun {provider} ini terhubung dengan akun lain.',
};

export default id;
