import { buildActionPath } from '../../src/adapters/fake/service/action-path.ts';
import type { Mail, ServiceOperation, TextMessage } from '../../src/adapters/service-control.ts';
import {
  AgentProjectState,
  type MailCode,
  type MailRequest,
  type ProjectState,
  type RealmState,
} from './firebase-tools.ts';
import { IssuedTokens } from './issued-tokens.ts';
import { isTotpNumber } from './totp-number.ts';

const purposes = {
  PASSWORD_RESET: 'password reset',
  EMAIL_SIGNIN: 'sign-in link',
  VERIFY_EMAIL: 'email verification',
  VERIFY_AND_CHANGE_EMAIL: 'email change',
  RECOVER_EMAIL: 'email recovery',
  REVERT_SECOND_FACTOR_ADDITION: 'second factor revert',
} as const satisfies Record<MailRequest, Mail['purpose']>;

/** One isolated project of the emulator, and what the harness adds to it. */
export interface Project {
  readonly state: ProjectState;
  /** Every tenant that somebody asked for. */
  readonly tenants: ReadonlyMap<string, RealmState>;
  /** Every mail that was sent, newest first; the emulator forgets a code once it is used. */
  readonly mails: Mail[];
  /** Every text message that was sent, newest first. */
  readonly textMessages: TextMessage[];
  /** Codes of mails, and names of text messages, that are answered as too old: the emulator's own never are. */
  readonly expiredCodes: Set<string>;
  /** The second factors that codes of mails remove. */
  readonly revertedFactors: Map<string, string>;
  /** The secrets of TOTP factors, by the number under which the emulator knows the factor. */
  readonly totpSecrets: Map<string, string>;
  readonly refusals: { readonly operation: ServiceOperation; readonly message: string }[];
  /** Operations that are not answered now, with those who wait for an answer. */
  readonly held: Map<ServiceOperation, (() => void)[]>;
  readonly counts: Map<ServiceOperation, number>;
  readonly tokens: IssuedTokens;
}

/** A project in which nothing has happened. Its mails lead to the app's paths, as if its action URL were set so. */
export function newProject(apiKey: string): Project {
  const state = new AgentProjectState(apiKey);
  const mails: Mail[] = [];
  const textMessages: TextMessage[] = [];
  const tenants = new Map<string, RealmState>();
  const tokens = new IssuedTokens();

  /** Keeps what a realm sends, and notices whose sessions it ends. */
  function overhear(realm: RealmState, tenantId: string | null): void {
    const updateUserByLocalId = realm.updateUserByLocalId.bind(realm);
    realm.updateUserByLocalId = (localId, fields, ...rest) => {
      // The emulator tells sessions apart by the second in which they began; this one ends those of this second too.
      if ('validSince' in fields) tokens.revoke(localId);
      return updateUserByLocalId(localId, fields, ...rest);
    };
    const createOob = realm.createOob.bind(realm);
    realm.createOob = (...request) => {
      const code = createOob(...request);
      mails.unshift(mailOf(code, apiKey, tenantId));
      return code;
    };
    const createVerificationCode = realm.createVerificationCode.bind(realm);
    realm.createVerificationCode = (phoneNumber) => {
      const made = createVerificationCode(phoneNumber);
      const { sessionInfo: id, code } = made;
      if (!isTotpNumber(phoneNumber)) textMessages.unshift({ id, to: phoneNumber, code, sentAt: Date.now() });
      return made;
    };
  }

  const getTenantProject = state.getTenantProject.bind(state);
  state.getTenantProject = (tenantId) => {
    const tenant = getTenantProject(tenantId);
    if (!tenants.has(tenantId)) overhear(tenant, tenantId);
    tenants.set(tenantId, tenant);
    return tenant;
  };
  overhear(state, null);

  return {
    state,
    tenants,
    mails,
    textMessages,
    expiredCodes: new Set(),
    revertedFactors: new Map(),
    totpSecrets: new Map(),
    refusals: [],
    held: new Map(),
    counts: new Map(),
    tokens,
  };
}

/** The project itself, or one of its tenants. */
export function realmOf({ state }: Project, tenantId: unknown): RealmState {
  return typeof tenantId === 'string' && tenantId !== '' ? state.getTenantProject(tenantId) : state;
}

/** The project and its tenants, the project first. */
export const realmsOf = ({ state, tenants }: Project): readonly RealmState[] => [state, ...tenants.values()];

/** Answers what is held back, and holds nothing any more. */
export function release({ held }: Project): void {
  const waiting = [...held.values()].flat();
  held.clear();
  for (const goOn of waiting) goOn();
}

function mailOf({ email, requestType, oobCode, oobLink }: MailCode, apiKey: string, tenantId: string | null): Mail {
  const continueUrl = new URL(oobLink).searchParams.get('continueUrl') ?? undefined;
  const purpose = purposes[requestType];
  const path = buildActionPath({ purpose, code: oobCode, apiKey, tenantId, continueUrl });
  return { id: oobCode, to: email, purpose, path, sentAt: Date.now() };
}
