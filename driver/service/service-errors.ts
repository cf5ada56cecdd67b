/** Maps the error names in the features to the error codes of the service's HTTP API (reference Appendix B). */
export const serviceErrors = {
  'wrong password': 'INVALID_PASSWORD',
  'wrong credentials': 'INVALID_LOGIN_CREDENTIALS',
  'unknown email': 'EMAIL_NOT_FOUND',
  'malformed email': 'INVALID_EMAIL',
  'missing password': 'MISSING_PASSWORD',
  'weak password': 'WEAK_PASSWORD : Password should be at least 6 characters',
  'too many attempts': 'TOO_MANY_ATTEMPTS_TRY_LATER',
  'disabled account': 'USER_DISABLED',
  'sign-in option not enabled': 'OPERATION_NOT_ALLOWED',
  'administrators only': 'ADMIN_ONLY_OPERATION',
  'exceeded quota': 'QUOTA_EXCEEDED : Exceeded quota for this project.',
  'lost user': 'USER_NOT_FOUND',
  'expired sign-in': 'TOKEN_EXPIRED',
  'internal error': 'INTERNAL_ERROR',
  'unknown error': 'WEIRD_THING',
  'used code': 'INVALID_OOB_CODE',
  'expired code': 'EXPIRED_OOB_CODE',
  'malformed number': 'INVALID_PHONE_NUMBER : TOO_SHORT',
  'failed verification': 'CAPTCHA_CHECK_FAILED',
  'suspected robot': 'INVALID_RECAPTCHA_TOKEN',
  'wrong code': 'INVALID_CODE',
  'expired text message': 'SESSION_EXPIRED',
  'sign-in of another account': 'FEDERATED_USER_ID_ALREADY_LINKED',
  'broken connection': 'NETWORK',
  'site not authorized': 'UNAUTHORIZED-DOMAIN',
  'unreadable credential': 'INVALID_IDP_RESPONSE : The supplied auth credential is malformed or has expired.',
  'interrupted sign-in': 'INVALID_MFA_PENDING_CREDENTIAL',
  'unverified email': 'UNVERIFIED_EMAIL : Need to verify email first before enrolling second factors.',
  'sign-in too long ago': 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
  'invalid argument': 'INVALID_ARGUMENT',
  'invalid configuration': 'INVALID_CONFIGURATION',
  'failed precondition': 'FAILED_PRECONDITION',
  'value out of range': 'OUT_OF_RANGE',
  'unauthenticated request': 'UNAUTHENTICATED',
  'missing permission': 'PERMISSION_DENIED',
  'missing resource': 'NOT_FOUND',
  'aborted request': 'ABORTED',
  'existing resource': 'ALREADY_EXISTS',
  'exhausted resource': 'RESOURCE_EXHAUSTED',
  'cancelled request': 'CANCELLED',
  'lost data': 'DATA_LOSS',
  'unknown failure': 'UNKNOWN',
  'internal failure': 'INTERNAL',
  'missing method': 'NOT_IMPLEMENTED',
  'absent service': 'UNAVAILABLE',
  'passed deadline': 'DEADLINE_EXCEEDED',
  timeout: 'TIMEOUT',
  'web page instead of an answer': 'ANSWER <html><body><h1>502 Bad Gateway</h1></body></html>',
  'answer that ends too early': 'ANSWER {"idToken": "',
  'empty answer': 'ANSWER ',
  'answer without data': 'ANSWER {}',
  'answer that is no list of second factors': 'ANSWER {"mfaPendingCredential": "1", "mfaInfo": {"length": 1}}',
  'answer without second factors': 'ANSWER {"mfaPendingCredential": "1", "mfaInfo": []}',
  'answer without a key': 'ANSWER {"totpSessionInfo": {"sessionInfo": "1"}}',
} as const;

/**
 * A value for `refuseNext` that makes the service carry out the next request twice, as if a proxy had sent the
 * request again. The page receives only the second answer.
 */
export const deliveredTwice = 'DELIVERED_TWICE';

/**
 * A value for `refuseNext`: the service carries out the next request, but breaks the connection instead of answering.
 */
export const lostAnswer = 'LOST_ANSWER';

export type ServiceErrorName = keyof typeof serviceErrors;

/**
 * Returns the error for a sign-in that a blocking function has rejected. A blocking function is the developer's code,
 * which the service runs during a sign-in.
 */
export function createBlockingFunctionError(message: string): string {
  const response = JSON.stringify({ error: { message, status: 'PERMISSION_DENIED' } });
  return `BLOCKING_FUNCTION_ERROR_RESPONSE : HTTP Cloud Function returned an error: ${response}`;
}

export function createPasswordPolicyError(message: string): string {
  return `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : ${message}`;
}
