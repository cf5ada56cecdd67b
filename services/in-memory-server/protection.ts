import { ServiceError } from '../../src/adapters/in-memory/service/service-error.ts';
import type { WireCall } from '../auth-server/wire-call.ts';

/** A project's password policy, as the service describes it to the SDK. */
export interface PasswordPolicy {
  readonly minPasswordLength: number;
}

/** Settings that make a project refuse calls. A test may change these settings while the server runs. */
export interface Protection {
  /**
   * The reCAPTCHA Enterprise token that password sign-ins, sign-ups and requests for mails must contain. If omitted,
   * these calls need no token.
   */
  recaptchaToken?: string;
  /** The project's rules for passwords. If omitted, the project has no such rules. */
  passwordPolicy?: PasswordPolicy;
}

/** The API methods that need a reCAPTCHA Enterprise token, each with the request field that contains the token. */
const recaptchaFields: ReadonlyMap<string, string> = new Map([
  ['accounts:signInWithPassword', 'captchaResponse'],
  ['accounts:signUp', 'captchaResponse'],
  ['accounts:sendOobCode', 'captchaResp'],
]);

/**
 * Checks the reCAPTCHA token of a call, and the password of a sign-up.
 *
 * @throws a `ServiceError` if a check fails
 */
export function checkProtection({ recaptchaToken, passwordPolicy }: Protection, { method, body }: WireCall): void {
  const recaptchaField = recaptchaFields.get(method);
  const isGuest = method === 'accounts:signUp' && !('email' in body);
  if (recaptchaToken !== undefined && recaptchaField !== undefined && !isGuest) {
    const given = body[recaptchaField];
    if (given === undefined) throw new ServiceError('MISSING_RECAPTCHA_TOKEN');
    if (given !== recaptchaToken) throw new ServiceError('INVALID_RECAPTCHA_TOKEN');
  }
  const { password } = body;
  if (passwordPolicy && method === 'accounts:signUp' && typeof password === 'string') {
    checkPassword(passwordPolicy, password);
  }
}

function checkPassword({ minPasswordLength }: PasswordPolicy, password: string): void {
  if (password.length >= minPasswordLength) return;
  const requirement = `Password must contain at least ${minPasswordLength} characters`;
  throw new ServiceError(`PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [${requirement}]`);
}

/**
 * Answers the SDK's requests for the reCAPTCHA settings and for the password policy. Returns undefined for any other
 * call.
 */
export function describeProtection(
  { recaptchaToken, passwordPolicy }: Protection,
  { method }: WireCall,
): object | undefined {
  switch (method) {
    case 'recaptchaConfig': {
      if (recaptchaToken === undefined) return undefined;
      const provider = { provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'ENFORCE' };
      return { recaptchaKey: 'projects/doorstep/keys/site-key', recaptchaEnforcementState: [provider] };
    }
    case 'passwordPolicy':
      if (!passwordPolicy) return undefined;
      return {
        schemaVersion: 1,
        enforcementState: 'ENFORCE',
        forceUpgradeOnSignin: false,
        allowedNonAlphanumericCharacters: ['!'],
        customStrengthOptions: passwordPolicy,
      };
    default:
      return undefined;
  }
}
