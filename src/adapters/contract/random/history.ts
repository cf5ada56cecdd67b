import type { ServiceState } from '../../fake/service-state.ts';

/** Whether the code of the newest mail still serves, but only to set a password or to sign in. */
export function isForAnotherCall({ mails: [newest], codes }: ServiceState): boolean {
  const code = codes.find((candidate) => candidate.code === newest?.id);
  return code?.expiresAt !== 0 && (code?.purpose === 'password reset' || code?.purpose === 'sign-in link');
}

/** Whether an account that is there had this identity, and has another one of the same provider since. */
export function wasReplaced(identity: string, states: readonly ServiceState[]): boolean {
  return states.some(({ accounts }) =>
    accounts.some((before) =>
      before.providers.some(({ providerId, uid }) => {
        const now = latest(states).accounts.find((account) => account.uid === before.uid);
        const instead = now?.providers.find((provider) => provider.providerId === providerId);
        return uid === identity && instead !== undefined && instead.uid !== identity;
      }),
    ),
  );
}

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
