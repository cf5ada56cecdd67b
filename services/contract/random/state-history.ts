import type { Account, ServiceState } from '../../../src/adapters/in-memory/service/service-state.ts';

type Provider = Account['providers'][number];

/** Returns true if the newest mail has a valid code for a password reset or a sign-in. */
export function isNewestCodeForResetOrSignIn({ mails: [newest], codes }: ServiceState): boolean {
  const code = codes.find((candidate) => candidate.code === newest?.id);
  return code?.expiresAt !== 0 && (code?.purpose === 'password reset' || code?.purpose === 'sign-in link');
}

/**
 * Returns true if an account's user ID at a provider changed from `providerUid` to another ID between two successive
 * `states`.
 */
export function wasIdentityReplaced(providerUid: string, states: readonly ServiceState[]): boolean {
  return states.some(({ accounts }, index) =>
    accounts.some(({ uid, providers }) => {
      const next = states[index + 1]?.accounts.find((account) => account.uid === uid);
      return providers.some(
        (provider) => provider.uid === providerUid && next?.providers.some(replacesProvider(provider)),
      );
    }),
  );
}

const replacesProvider =
  (old: Provider) =>
  ({ providerId, uid }: Provider): boolean =>
    providerId === old.providerId && uid !== old.uid;

export function wasAccountWithFactorsDeleted(states: readonly ServiceState[]): boolean {
  const uids = new Set(getLatestState(states).accounts.map(({ uid }) => uid));
  return states.some(({ accounts }) =>
    accounts.some(({ uid, secondFactors }) => secondFactors.length > 0 && !uids.has(uid)),
  );
}

export function getLatestState(states: readonly ServiceState[]): ServiceState {
  const state = states.at(-1);
  if (!state) throw new Error('Expected at least one state of the service.');
  return state;
}
