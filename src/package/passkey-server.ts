/** `doorstep-auth/passkey-server`: passkeys on the app's own server. Not for the browser. */
export {
  createFirestoreStore,
  type PasskeyCollection,
  type PasskeyDocument,
  type PasskeyFirestore,
  type PasskeySnapshot,
  type PasskeyTransaction,
} from '../server/passkeys/firestore-store.ts';
export { createMemoryStore } from '../server/passkeys/memory-store.ts';
export { toNodeHandler } from '../server/passkeys/node-handler.ts';
export type { PasskeyLimit, PasskeysOptions } from '../server/passkeys/options.ts';
export { PasskeyOptionsError } from '../server/passkeys/options-error.ts';
export type { PasskeyAccounts, PasskeyAuth, PasskeyClaims, PasskeyUser } from '../server/passkeys/passkey-auth.ts';
export { createPasskeys, type PasskeyHandler, type Passkeys } from '../server/passkeys/passkeys.ts';
export type { PasskeyChanges, PasskeyCounter, PasskeyStore, StoredPasskey } from '../server/passkeys/store.ts';
export type { NodeHandlerOptions } from '../server/shared/address-listener.ts';
export { findForwardedAddress } from '../server/shared/network.ts';
export type { NodeListener, NodeRequest, NodeResponse } from '../server/shared/node-listener.ts';
export type { OptionProblem } from '../server/shared/option-problems.ts';
