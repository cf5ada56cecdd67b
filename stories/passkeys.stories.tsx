import type { AccountPasskeys, Passkey } from '../src/widget/config/ui-config.ts';
import { accountText } from '../src/widget/flow/account/account-text.ts';
import type { PasskeyProblem } from '../src/widget/passkeys/passkey-requests.ts';
import { recommendedLook } from './support/recommended-look.ts';
import { screenStory } from './support/screen-story.tsx';
import { ada, reportUser } from './support/story-backend.ts';

export default { title: 'Passkeys of the account' };

const keychain: Passkey = {
  id: '1',
  name: 'iCloud Keychain',
  addedAt: new Date('2026-03-01T12:00:00'),
  usedAt: new Date('2026-05-30T12:00:00'),
};
const hello: Passkey = { id: '2', name: 'Windows Hello', addedAt: new Date('2026-04-02T12:00:00'), usedAt: null };

const waiting = () => new Promise<never>(() => {});
const refuse = (problem: PasskeyProblem) => () => Promise.reject(Object.assign(new Error(problem), { problem }));

/** Creates the configuration of an app with these passkeys. All promises except that of `list` stay pending. */
const withPasskeys = (list: readonly Passkey[], changes: Partial<AccountPasskeys> = {}) => ({
  passkeys: { add: waiting, list: () => Promise.resolve(list), rename: waiting, remove: waiting, ...changes },
});

const both = withPasskeys([keychain, hello]);
const backend = { observeSession: reportUser(ada.user) };

export const Passkeys = screenStory({ screen: 'passkeys', input: {}, config: both, backend });
export const PasskeysRecommended = screenStory({
  screen: 'passkeys',
  input: {},
  config: both,
  backend,
  appearance: recommendedLook,
});
export const NoPasskey = screenStory({ screen: 'passkeys', input: {}, config: withPasskeys([]), backend });
export const LongName = screenStory({
  screen: 'passkeys',
  input: {},
  config: withPasskeys([{ ...keychain, name: 'The laptop on the desk in the office at the end of the corridor' }]),
  backend,
});
export const Added = screenStory({
  screen: 'passkeys',
  input: { notice: accountText('passkeyAdded') },
  config: both,
  backend,
});
export const NotListed = screenStory({
  screen: 'passkeys',
  input: {},
  config: withPasskeys([], { list: refuse('unavailable') }),
  backend,
});
export const Unsupported = screenStory({
  screen: 'passkeys',
  input: {},
  config: withPasskeys([hello], { isSupported: false }),
  backend,
});
export const AlreadyAdded = screenStory({
  screen: 'passkeys',
  input: {},
  config: withPasskeys([hello], { add: refuse('alreadyAdded') }),
  backend,
  steps: [{ click: 'add' }],
});
export const Adding = screenStory({
  screen: 'passkeys',
  input: {},
  config: both,
  backend,
  steps: [{ click: 'add' }],
});
export const EmailNotVerified = screenStory({
  screen: 'passkeys',
  input: {},
  config: withPasskeys([], { add: refuse('emailNotVerified') }),
  backend,
  steps: [{ click: 'add' }],
});

export const OnePasskey = screenStory({ screen: 'passkey', input: { passkey: keychain }, config: both, backend });
export const OnePasskeyRecommended = screenStory({
  screen: 'passkey',
  input: { passkey: keychain },
  config: both,
  backend,
  appearance: recommendedLook,
});
export const RemovePasskey = screenStory({
  screen: 'passkey',
  input: { passkey: keychain },
  config: both,
  backend,
  steps: [{ click: 'removal' }],
});
export const PasskeyNotRemoved = screenStory({
  screen: 'passkey',
  input: { passkey: keychain },
  config: withPasskeys([keychain], { remove: refuse('unavailable') }),
  backend,
  steps: [{ click: 'removal' }, { click: 'remove' }],
});
export const RenamePasskey = screenStory({
  screen: 'passkeyRename',
  input: { passkey: keychain },
  config: both,
  backend,
});
export const PasskeyNameWrong = screenStory({
  screen: 'passkeyRename',
  input: { passkey: keychain, name: '<b>' },
  config: withPasskeys([keychain], { rename: refuse('wrongName') }),
  backend,
  steps: [{ click: 'save' }],
});

const offer = { result: ada };

export const Offer = screenStory({ screen: 'passkeyOffer', input: offer, config: withPasskeys([]), backend });
export const OfferRecommended = screenStory({
  screen: 'passkeyOffer',
  input: offer,
  config: withPasskeys([]),
  backend,
  appearance: recommendedLook,
});
export const OfferAdding = screenStory({
  screen: 'passkeyOffer',
  input: offer,
  config: withPasskeys([]),
  backend,
  steps: [{ click: 'add' }],
});
export const OfferNotAdded = screenStory({
  screen: 'passkeyOffer',
  input: offer,
  config: withPasskeys([], { add: refuse('unavailable') }),
  backend,
  steps: [{ click: 'add' }],
});
export const OfferAdded = screenStory({
  screen: 'passkeyOffer',
  input: offer,
  config: withPasskeys([], { add: () => Promise.resolve(hello) }),
  backend,
  steps: [{ click: 'add' }],
});
