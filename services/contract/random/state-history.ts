import type { Account, ServiceState } from '../../../src/adapters/fake/service/service-state.ts';

type Provider = Account['providers'][number];

/** Whether the code of the newest mail still serves, but only to set a password or to sign in. */
export function isForAnotherCall({ mails: [newest], codes }: ServiceState): boolean {
  const code = codes.find((candidate) => candidate.code === newest?.id);
  return code?.expiresAt !== 0 && (code?.purpose === 'password reset' || code?.purpose === 'sign-in link');
}

/** Whether another identity of the same provider ever took the place of this one, in whichever account. */
export function wasReplaced(identity: string, states: readonly ServiceState[]): boolean {
  return states.some(({ accounts }, at) =>
    accounts.some(({ uid, providers }) => {
      const next = states[at + 1]?.accounts.find((account) => account.uid === uid);
      return providers.some((given) => given.uid === identity && next?.providers.some(isInsteadOf(given)));
    }),
  );
}

const isInsteadOf =
  ({ providerId, uid }: Provider) =>
  (other: Provider): boolean =>
    other.providerId === providerId && other.uid !== uid;

/** Whether an account that had second factors is not there any more. */
export function isSomebodyGone(states: readonly ServiceState[]): boolean {
  const uids = new Set(latest(states).accounts.map(({ uid }) => uid));
  return states.some(({ accounts }) =>
    accounts.some(({ uid, secondFactors }) => secondFactors.length > 0 && !uids.has(uid)),
  );
}

/** What the service knows now. */
export function latest(states: readonly ServiceState[]): ServiceState {
  const state = states.at(-1);
  if (!state) throw new Error('A difference is looked for once the service was asked something.');
  return state;
}
