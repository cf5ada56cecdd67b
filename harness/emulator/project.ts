import { actionPath } from '../../src/adapters/action-path.ts';
import type { Mail, ServiceOperation } from '../../src/adapters/service-control.ts';
import { AgentProjectState, type MailCode, type MailRequest, type ProjectState } from './firebase-tools.ts';
import { IssuedTokens } from './issued-tokens.ts';

const purposes = {
  PASSWORD_RESET: 'password reset',
  EMAIL_SIGNIN: 'sign-in link',
  VERIFY_EMAIL: 'email verification',
  VERIFY_AND_CHANGE_EMAIL: 'email change',
  RECOVER_EMAIL: 'email recovery',
} as const satisfies Record<MailRequest, Mail['purpose']>;

/** One isolated project of the emulator, and what the harness adds to it. */
export interface Project {
  readonly state: ProjectState;
  /** Every mail that was sent, newest first; the emulator forgets a code once it is used. */
  readonly mails: Mail[];
  /** Codes that are answered as too old: the emulator's own never are. */
  readonly expiredCodes: Set<string>;
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
  const createOob = state.createOob.bind(state);
  state.createOob = (...request) => {
    const code = createOob(...request);
    mails.unshift(mailOf(code, apiKey));
    return code;
  };
  return {
    state,
    mails,
    expiredCodes: new Set(),
    refusals: [],
    held: new Map(),
    counts: new Map(),
    tokens: new IssuedTokens(),
  };
}

/** Answers what is held back, and holds nothing any more. */
export function release({ held }: Project): void {
  const waiting = [...held.values()].flat();
  held.clear();
  for (const goOn of waiting) goOn();
}

function mailOf({ email, requestType, oobCode, oobLink }: MailCode, apiKey: string): Mail {
  const continueUrl = new URL(oobLink).searchParams.get('continueUrl') ?? undefined;
  const path = actionPath({ purpose: purposes[requestType], code: oobCode, apiKey, continueUrl });
  return { id: oobCode, to: email, purpose: purposes[requestType], path, sentAt: Date.now() };
}
