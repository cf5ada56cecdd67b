import { ServiceError } from '../../src/adapters/in-memory/service/service-error.ts';
import type { WireCall } from '../auth-server/wire-call.ts';

/** A project's password policy, as the service describes it to the SDK. */
export interface PasswordPolicy {
  readonly minPasswordLength: number;
}

/**
 * The project's protection of text messages. With `ENFORCE`, a request for a text message needs a reCAPTCHA Enterprise
 * token. With `AUDIT`, a solved reCAPTCHA v2 is also enough (source:
 * cloud.google.com/identity-platform/docs/recaptcha-tfp).
 */
export type PhoneEnforcement = 'AUDIT' | 'ENFORCE';

/** Settings that make a project refuse calls. A test may change these settings while the server runs. */
export interface Protection {
  /**
   * The reCAPTCHA Enterprise token that must be part of every password sign-in, every sign-up, and every request for a
   * reset mail or a sign-in link. If omitted, these calls need no token.
   */
  recaptchaToken?: string;
  /** Whether text messages need `recaptchaToken`, too. If omitted, they need only a solved reCAPTCHA v2. */
  phoneEnforcement?: PhoneEnforcement;
  /** The project's rules for passwords. If omitted, the project has no such rules. */
  passwordPolicy?: PasswordPolicy;
}

/** Value that the SDK sends in place of a reCAPTCHA Enterprise token if it has none. */
const noToken = 'NO_RECAPTCHA';

/** The types of mail whose requests need a token. The SDK sends no token when it requests any other mail. */
const protectedMails: ReadonlySet<unknown> = new Set(['PASSWORD_RESET', 'EMAIL_SIGNIN']);

/** The reCAPTCHA tokens of a request for a text message. */
interface PhoneTokens {
  readonly captchaResponse?: unknown;
  /** The solution of a reCAPTCHA v2. */
  readonly recaptchaToken?: unknown;
}

/**
 * Checks the reCAPTCHA token of a call, and the password of a sign-up.
 *
 * @throws a `ServiceError` if a check fails
 */
export function checkProtection(protection: Protection, call: WireCall): void {
  const { recaptchaToken, passwordPolicy, phoneEnforcement } = protection;
  const { method, body } = call;
  if (recaptchaToken !== undefined) {
    if (needsEmailToken(call)) checkToken(body[emailTokenField(method)], recaptchaToken);
    const phoneTokens = phoneEnforcement && findPhoneTokens(call);
    if (phoneTokens) checkPhoneTokens(phoneTokens, recaptchaToken, phoneEnforcement);
  }
  const { password } = body;
  if (passwordPolicy && method === 'accounts:signUp' && typeof password === 'string') {
    checkPassword(passwordPolicy, password);
  }
}

/**
 * Returns true if the call needs a reCAPTCHA Enterprise token. Leaves out requests for text messages (source: the table
 * of operations in cloud.google.com/identity-platform/docs/recaptcha-enterprise).
 */
function needsEmailToken({ method, body }: WireCall): boolean {
  switch (method) {
    case 'accounts:signInWithPassword':
      return true;
    case 'accounts:signUp': // Without an email, the call signs in a guest.
      return 'email' in body;
    case 'accounts:sendOobCode':
      return protectedMails.has(body['requestType']);
    default:
      return false;
  }
}

/** Returns the name of the request field that contains the reCAPTCHA Enterprise token. */
const emailTokenField = (method: string): string =>
  method === 'accounts:sendOobCode' ? 'captchaResp' : 'captchaResponse';

function checkToken(given: unknown, expected: string): void {
  if (given === undefined) throw new ServiceError('MISSING_RECAPTCHA_TOKEN');
  if (given !== expected) throw new ServiceError('INVALID_RECAPTCHA_TOKEN');
}

/** Returns the tokens of a request for a text message. Returns undefined for any other call. */
function findPhoneTokens({ method, body }: WireCall): PhoneTokens | undefined {
  if (method === 'accounts:sendVerificationCode') return body;
  if (method === 'mfaSignIn:start') return body['phoneSignInInfo'] as PhoneTokens | undefined;
  if (method === 'mfaEnrollment:start') return body['phoneEnrollmentInfo'] as PhoneTokens | undefined;
  return undefined;
}

function checkPhoneTokens(given: PhoneTokens, expected: string, enforcement: PhoneEnforcement): void {
  const { captchaResponse, recaptchaToken } = given;
  if (captchaResponse === expected) return;
  if (enforcement === 'AUDIT' && captchaResponse === noToken && typeof recaptchaToken === 'string') return;
  throw new ServiceError(captchaResponse === undefined ? 'MISSING_RECAPTCHA_TOKEN' : 'INVALID_APP_CREDENTIAL');
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
  { recaptchaToken, passwordPolicy, phoneEnforcement }: Protection,
  { method }: WireCall,
): object | undefined {
  switch (method) {
    case 'recaptchaConfig': {
      if (recaptchaToken === undefined) return undefined;
      return {
        recaptchaKey: 'projects/doorstep/keys/site-key',
        recaptchaEnforcementState: [
          { provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'ENFORCE' },
          { provider: 'PHONE_PROVIDER', enforcementState: phoneEnforcement ?? 'OFF' },
        ],
      };
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
