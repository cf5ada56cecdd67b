import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Japanese texts of the account page. */
const ja: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'あなたのアカウント',
  changeName: '名前を変更',
  changeYourEmail: 'メールアドレスを変更',
  changePassword: 'パスワードを変更',
  addPassword: 'パスワードを追加',
  waysToSignIn: 'ログイン方法',
  secondSteps: '2 段階認証',
  passkeys: 'パスキー',
  addPasskey: 'パスキーを追加',
  renamePasskey: 'パスキーの名前を変更',
  removePasskey: 'パスキーを削除',
  deleteAccount: 'アカウントを削除',

  // Paragraphs:
  signInAgainTo: '続行するには、{account} にもう一度ログインしてください。',
  emailChangeSent: '{email} に送信したメールのリンクを開いてください。その後、メールアドレスが変更されます。',
  noSecondStep: '2 段階認証はまだ登録されていません。',
  deletionExplained: 'アカウント {account} を削除します。この操作は元に戻せません。',
  onlyWay: 'これは唯一のログイン方法です。削除する前に、別の方法を追加してください。',
  methodRemovalExplained: 'この操作の後は、この方法でログインできなくなります。',
  emailRemovalExplained: 'アカウントのメールアドレスも削除されます。',
  stepRemovalExplained: 'アカウントはこの 2 段階認証で保護されなくなります。',
  noPasskey: 'パスキーはまだありません。パスキーを使うと、指紋、顔、またはデバイスの PIN でログインできます。',
  passkeyAddedOn: '追加日: {date}',
  passkeyUsedOn: '最終使用日: {date}',

  // Labels:
  newEmail: '新しいメールアドレス',
  connected: '連携済み',
  connect: '{provider} と連携',
  disconnect: '{provider} との連携を解除',
  removePassword: 'パスワードを削除',
  removePhone: '{number} を削除',
  addPhone: '電話番号を追加',
  changePhone: '電話番号を変更',
  removeStep: '{step} を削除',
  passkeyName: 'パスキーの名前',

  // Messages:
  nameChanged: '名前を変更しました。',
  passwordSaved: 'パスワードを変更しました。',
  passwordAdded: 'パスワードを追加しました。',
  providerConnected: '{provider} アカウントと連携しました。',
  providerDisconnected: '{provider} アカウントとの連携を解除しました。',
  passwordRemoved: 'パスワードを削除しました。',
  numberRemoved: '電話番号 {number} を削除しました。',
  phoneAdded: '電話番号 {number} を追加しました。',
  phoneChanged: '電話番号を {number} に変更しました。',
  sameNumber: 'これは現在の電話番号と同じです。',
  numberInUse: 'この電話番号は、別のアカウントで使用されています。',
  stepRemoved: '2 段階認証から {step} を削除しました。',
  passkeyAdded: 'パスキーを追加しました。',
  passkeyRenamed: 'パスキーの名前を変更しました。',
  passkeyRemoved: 'パスキーを削除しました。',
  passkeyNotAdded: 'パスキーは追加されませんでした。もう一度お試しください。',
  passkeyKnown: 'このデバイスには、すでにこのアカウントのパスキーがあります。',
  tooManyPasskeys: 'パスキーが多すぎます。先に 1 つ削除してください。',
  passkeysUnsupported: 'このデバイスまたはブラウザでは、ここでパスキーを使用できません。',
  passkeyNameWrong: '山かっこを含まない 1～64 文字の名前を入力してください。',
  accountDeleted: 'アカウントを削除しました。',
  sameEmail: 'これは現在のメールアドレスと同じです。',
  differentAccount: '別のアカウントです。{account} にログインしてください。',
  providerInUse: 'この {provider} アカウントは、別のアカウントと連携しています。',
};

export default ja;
