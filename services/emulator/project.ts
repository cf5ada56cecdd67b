import { buildActionPath } from '../../src/adapters/in-memory/service/action-path.ts';
import type { Mail, PasswordPolicyFixture, ServiceOperation, TextMessage } from '../../src/adapters/service-control.ts';
import { AgentProjectState, type MailCode, type MailRequest, type RealmState } from './firebase-tools.ts';
import { TokenRegistry } from './tokens.ts';

const purposes = {
  PASSWORD_RESET: 'password reset',
  EMAIL_SIGNIN: 'sign-in link',
  VERIFY_EMAIL: 'email verification',
  VERIFY_AND_CHANGE_EMAIL: 'email change',
  RECOVER_EMAIL: 'email recovery',
  REVERT_SECOND_FACTOR_ADDITION: 'second factor revert',
} as const satisfies Record<MailRequest, Mail['purpose']>;

/** The state of one project: the emulator's own state, and additional state that the emulator lacks. */
export type Project = ReturnType<typeof createProject>;

/** Creates an empty project. The links in its mails open the app's sign-in page. */
export function createProject(apiKey: string) {
  const state = new AgentProjectState(apiKey);
  const mails: Mail[] = [];
  const textMessages: TextMessage[] = [];
  const tenants = new Map<string, RealmState>();
  const tokens = new TokenRegistry();

  /**
   * Wraps the emulator's functions that send mails, send text messages and revoke sessions. The wrappers record what
   * happens.
   */
  function recordEffects(realm: RealmState, tenantId: string | null): void {
    const updateUserByLocalId = realm.updateUserByLocalId.bind(realm);
    realm.updateUserByLocalId = (localId, fields, ...rest) => {
      // A new `validSince` must end all sessions of the user. The emulator compares whole seconds, so it does not end a
      // session that is younger than a second. Revoke the user's tokens to end such a session, too.
      if ('validSince' in fields) tokens.revoke(localId);
      return updateUserByLocalId(localId, fields, ...rest);
    };
    const createOob = realm.createOob.bind(realm);
    realm.createOob = (...request) => {
      const code = createOob(...request);
      const [, newEmail] = request;
      mails.unshift(toMail(code, newEmail, apiKey, tenantId));
      return code;
    };
    const createVerificationCode = realm.createVerificationCode.bind(realm);
    realm.createVerificationCode = (phoneNumber) => {
      const message = createVerificationCode(phoneNumber);
      const { sessionInfo: id, code } = message;
      if (!isTotpNumber(phoneNumber)) textMessages.unshift({ id, to: phoneNumber, code, sentAt: Date.now() });
      return message;
    };
  }

  const getTenantProject = state.getTenantProject.bind(state);
  state.getTenantProject = (tenantId) => {
    const tenant = getTenantProject(tenantId);
    if (!tenants.has(tenantId)) recordEffects(tenant, tenantId);
    tenants.set(tenantId, tenant);
    return tenant;
  };
  recordEffects(state, null);

  return {
    state,
    tenants,
    /** The domains on which the project allows sign-in. Null stands for the emulator's own domains and 127.0.0.1. */
    authorizedDomains: null as readonly string[] | null,
    /** The password policies that `ServiceControl.put` has set. The emulator itself has no password policies. */
    passwordPolicies: [] as readonly PasswordPolicyFixture[],
    /**
     * All mails, newest first. They are stored here because the emulator forgets a mail when the code in the mail is
     * used.
     */
    mails,
    textMessages,
    /**
     * Expired action codes, and the IDs of expired text messages. Recorded here, because in the emulator itself codes
     * do not expire.
     */
    expiredCodes: new Set<string>(),
    /** The keys are action codes that remove a second factor. The values are the enrolment IDs of these factors. */
    revertedFactors: new Map<string, string>(),
    /** The secrets of TOTP factors. The keys are the artificial phone numbers that the factors have in the emulator. */
    totpSecrets: new Map<string, string>(),
    /** The errors that `refuseNext` has set, oldest first. */
    refusals: [] as { readonly operation: ServiceOperation; readonly message: string }[],
    /**
     * The keys are the operations that `ServiceControl.hold` delays. Each value contains one callback for each delayed
     * call; the callback resumes the call.
     */
    held: new Map<ServiceOperation, (() => void)[]>(),
    counts: new Map<ServiceOperation, number>(),
    tokens,
  };
}

export function getRealm({ state }: Project, tenantId: unknown): RealmState {
  return typeof tenantId === 'string' && tenantId !== '' ? state.getTenantProject(tenantId) : state;
}

export const listRealms = ({ state, tenants }: Project): readonly RealmState[] => [state, ...tenants.values()];

export function releaseHeldCalls({ held }: Project): void {
  const waiting = [...held.values()].flat();
  held.clear();
  for (const resume of waiting) resume();
}

/**
 * Prefix of artificial phone numbers. The emulator has no TOTP factors, so a phone factor with such a number stands for
 * each TOTP factor.
 */
export const totpPrefix = '+totp';

export const isTotpNumber = (phoneNumber: string): boolean => phoneNumber.startsWith(totpPrefix);

/** @param newEmail the new email of an email change; the mail for the change goes to this email */
function toMail(
  { email, requestType, oobCode, oobLink }: MailCode,
  newEmail: string | undefined,
  apiKey: string,
  tenantId: string | null,
): Mail {
  const continueUrl = new URL(oobLink).searchParams.get('continueUrl') ?? undefined;
  const purpose = purposes[requestType];
  const path = buildActionPath({ purpose, code: oobCode, apiKey, tenantId, continueUrl });
  const to = purpose === 'email change' ? (newEmail ?? email) : email;
  return { id: oobCode, to, purpose, path, sentAt: Date.now() };
}
