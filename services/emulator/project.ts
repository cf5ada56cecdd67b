import { buildActionPath } from '../../src/adapters/in-memory/service/action-path.ts';
import type { Mail, ServiceOperation, TextMessage } from '../../src/adapters/service-control.ts';
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

/** One isolated project: its state in the emulator, and state that the emulator does not keep. */
export type Project = ReturnType<typeof createProject>;

/**
 * Creates an empty project. The project's mails link to the app, as if the project's action URL were the app's sign-in
 * page.
 */
export function createProject(apiKey: string) {
  const state = new AgentProjectState(apiKey);
  const mails: Mail[] = [];
  const textMessages: TextMessage[] = [];
  const tenants = new Map<string, RealmState>();
  const tokens = new TokenRegistry();

  /** Records the mails and text messages that the project or tenant sends, and the sessions that it revokes. */
  function recordEffects(realm: RealmState, tenantId: string | null): void {
    const updateUserByLocalId = realm.updateUserByLocalId.bind(realm);
    realm.updateUserByLocalId = (localId, fields, ...rest) => {
      // `validSince` is in whole seconds, so the emulator itself would not revoke a session that began in the second of
      // the revocation.
      if ('validSince' in fields) tokens.revoke(localId);
      return updateUserByLocalId(localId, fields, ...rest);
    };
    const createOob = realm.createOob.bind(realm);
    realm.createOob = (...request) => {
      const code = createOob(...request);
      mails.unshift(toMail(code, apiKey, tenantId));
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
    /** The tenants that have been used so far, by ID. */
    tenants,
    /**
     * The domains on which the project allows sign-in. Null means the default: the emulator's own domains and
     * 127.0.0.1.
     */
    authorizedDomains: null as readonly string[] | null,
    /** Sent mails, newest first. They are kept here because the emulator forgets a code once it is used. */
    mails,
    /** Sent text messages, newest first. */
    textMessages,
    /** Action codes and text message IDs to report as expired. In the emulator itself, codes never expire. */
    expiredCodes: new Set<string>(),
    /** The enrolment IDs of second factors, by the action code that removes the factor. */
    revertedFactors: new Map<string, string>(),
    /** The secrets of TOTP factors, by the phone number that stands for the factor in the emulator. */
    totpSecrets: new Map<string, string>(),
    /** The errors set by `refuseNext`, in the order in which they were set. */
    refusals: [] as { readonly operation: ServiceOperation; readonly message: string }[],
    /**
     * The operations whose answers are delayed (`ServiceControl.hold`), with the callbacks that resume the waiting
     * calls.
     */
    held: new Map<ServiceOperation, (() => void)[]>(),
    counts: new Map<ServiceOperation, number>(),
    tokens,
  };
}

/** Returns the state of a tenant, or of the project itself if `tenantId` is empty or not a string. */
export function getRealm({ state }: Project, tenantId: unknown): RealmState {
  return typeof tenantId === 'string' && tenantId !== '' ? state.getTenantProject(tenantId) : state;
}

/** Lists the state of the project itself, followed by the state of each tenant. */
export const listRealms = ({ state, tenants }: Project): readonly RealmState[] => [state, ...tenants.values()];

/** Stops delaying the answers to operations, and resumes all calls that wait. */
export function releaseHeldCalls({ held }: Project): void {
  const waiting = [...held.values()].flat();
  held.clear();
  for (const resume of waiting) resume();
}

/** The prefix of the phone numbers that stand for TOTP factors in the emulator. */
export const totpPrefix = '+totp';

export const isTotpNumber = (phoneNumber: string): boolean => phoneNumber.startsWith(totpPrefix);

function toMail({ email, requestType, oobCode, oobLink }: MailCode, apiKey: string, tenantId: string | null): Mail {
  const continueUrl = new URL(oobLink).searchParams.get('continueUrl') ?? undefined;
  const purpose = purposes[requestType];
  const path = buildActionPath({ purpose, code: oobCode, apiKey, tenantId, continueUrl });
  return { id: oobCode, to: email, purpose, path, sentAt: Date.now() };
}
