import type { AuthResult, AuthUser } from '../../../adapters/auth-backend.ts';
import type { AuthError, AuthErrorCode } from '../../../adapters/auth-error.ts';
import { reportAppError } from '../../report-app-error.ts';
import type { Tools } from '../../screen/screen.ts';
import { rememberNewAccount } from './new-account.ts';

/** A custom token from the app's server, with facts about the sign-in. The service does not know these facts. */
export interface AppToken {
  readonly token: string;
  /** Name of the app's function that has returned the token. The error for the developer contains this name. */
  readonly functionName: string;
  /** ID of the sign-in option. */
  readonly providerId: string;
  /** Whether the account is new. If omitted, the service decides. */
  readonly isNewUser?: boolean | undefined;
  /** The guest whom the app may have upgraded. If the token is for this guest, the sign-in counts as an upgrade. */
  readonly guest: AuthUser | null;
}

/**
 * Signs in with a custom token. Reports an error that only the developer can correct.
 *
 * @throws (rejects) an `AuthError` if the service refuses the token
 */
export async function signInWithToken(tools: Tools, appToken: AppToken): Promise<AuthResult> {
  const { token, functionName } = appToken;
  try {
    const signingIn = tools.auth.signInWithCustomToken(token).then((result) => completeResult(result, appToken));
    return await rememberNewAccount(tools, signingIn);
  } catch (error) {
    const { code } = error as AuthError;
    if (tokenErrors.has(code)) {
      reportAppError(new Error(`${functionName}: the service has refused the token (${code}).`, { cause: error }));
    }
    throw error;
  }
}

/** Codes of errors that the visitor cannot correct: the app's server has created a wrong token. */
const tokenErrors: ReadonlySet<AuthErrorCode> = new Set<AuthErrorCode>([
  'auth/custom-token-mismatch',
  'auth/invalid-custom-token',
  'auth/tenant-not-found',
]);

function completeResult(
  result: AuthResult,
  { providerId, guest, isNewUser = result.additionalUserInfo?.isNewUser ?? false }: AppToken,
): AuthResult {
  return {
    ...result,
    operationType: result.user.uid === guest?.uid ? 'link' : result.operationType,
    additionalUserInfo: { profile: null, ...result.additionalUserInfo, providerId, isNewUser },
  };
}
