import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Korean texts of the account page. */
const ko: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: '내 계정',
  changeName: '이름 변경',
  changeYourEmail: '이메일 주소 변경',
  changePassword: '비밀번호 변경',
  addPassword: '비밀번호 추가',
  waysToSignIn: '로그인 방법',
  secondSteps: '2단계 인증',
  passkeys: '패스키',
  addPasskey: '패스키 추가',
  renamePasskey: '패스키 이름 변경',
  removePasskey: '패스키 삭제',
  deleteAccount: '계정 삭제',

  // Paragraphs:
  signInAgainTo: '계속하려면 {account} 계정으로 다시 로그인하세요.',
  emailChangeSent: '{email} 주소로 보낸 이메일의 링크를 여세요. 그러면 이메일 주소가 변경됩니다.',
  noSecondStep: '아직 2단계 인증이 없습니다.',
  deletionExplained: '{account} 계정이 삭제됩니다. 이 작업은 취소할 수 없습니다.',
  onlyWay: '유일한 로그인 방법입니다. 삭제하기 전에 다른 방법을 추가하세요.',
  methodRemovalExplained: '이후에는 이 방법으로 로그인할 수 없습니다.',
  emailRemovalExplained: '계정의 이메일 주소도 삭제됩니다.',
  stepRemovalExplained: '이 2단계 인증으로 더 이상 계정이 보호되지 않습니다.',
  noPasskey: '아직 패스키가 없습니다. 패스키가 있으면 지문, 얼굴 또는 기기의 PIN으로 로그인할 수 있습니다.',
  passkeyAddedOn: '추가한 날짜: {date}',
  passkeyUsedOn: '마지막 사용: {date}',

  // Labels:
  newEmail: '새 이메일 주소',
  connected: '연결됨',
  connect: '{provider} 계정 연결',
  disconnect: '{provider} 계정 연결 해제',
  removePassword: '비밀번호 삭제',
  removePhone: '{number} 삭제',
  addPhone: '전화번호 추가',
  changePhone: '전화번호 변경',
  removeStep: '{step} 삭제',
  passkeyName: '패스키 이름',

  // Messages:
  nameChanged: '이름이 변경되었습니다.',
  passwordSaved: '비밀번호가 변경되었습니다.',
  passwordAdded: '비밀번호가 추가되었습니다.',
  providerConnected: '{provider} 계정이 연결되었습니다.',
  providerDisconnected: '{provider} 계정 연결이 해제되었습니다.',
  passwordRemoved: '비밀번호가 삭제되었습니다.',
  numberRemoved: '{number} 번호가 삭제되었습니다.',
  phoneAdded: '전화번호 {number}번이 추가되었습니다.',
  phoneChanged: '전화번호가 {number}번으로 변경되었습니다.',
  sameNumber: '이미 사용 중인 내 전화번호입니다.',
  numberInUse: '다른 계정에서 사용 중인 전화번호입니다.',
  stepRemoved: '2단계 인증이 삭제되었습니다: {step}.',
  passkeyAdded: '패스키가 추가되었습니다.',
  passkeyRenamed: '패스키 이름이 변경되었습니다.',
  passkeyRemoved: '패스키가 삭제되었습니다.',
  passkeyNotAdded: '패스키가 추가되지 않았습니다. 다시 시도하세요.',
  passkeyKnown: '이 기기에 이미 계정의 패스키가 있습니다.',
  tooManyPasskeys: '패스키가 너무 많습니다. 먼저 하나를 삭제하세요.',
  passkeysUnsupported: '이 기기 또는 브라우저에서는 여기에서 패스키를 사용할 수 없습니다.',
  passkeyNameWrong: '꺾쇠괄호 없이 1~64자의 이름을 입력하세요.',
  accountDeleted: '계정이 삭제되었습니다.',
  sameEmail: '이미 사용 중인 내 이메일 주소입니다.',
  differentAccount: '다른 계정입니다. {account} 계정으로 로그인하세요.',
  providerInUse: '이 {provider} 계정은 다른 계정에 연결되어 있습니다.',
};

export default ko;
