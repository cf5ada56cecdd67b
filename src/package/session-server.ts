/** `doorstep-auth/session-server`: keeps the session of a visitor on the app's own server. Not for the browser. */
export {
  createFirestoreStore,
  type SessionCollection,
  type SessionDocument,
  type SessionFirestore,
  type SessionSnapshot,
  type SessionTransaction,
} from '../server/sessions/firestore-store.ts';
export { createMemoryStore } from '../server/sessions/memory-store.ts';
export type { NewDeviceEvent, NewDeviceUser } from '../server/sessions/new-device-event.ts';
export { toNodeHandler } from '../server/sessions/node-handler.ts';
export type { SessionOptions, UserRefusal } from '../server/sessions/options.ts';
export { SessionOptionsError } from '../server/sessions/options-error.ts';
export type { SessionAccounts, SessionAuth, SessionUser } from '../server/sessions/session-auth.ts';
export {
  createSessions,
  type ReadSession,
  type ReadSessionOptions,
  type SessionHandler,
  type SessionHeaders,
  type Sessions,
  type SessionSource,
} from '../server/sessions/sessions.ts';
export type { SessionChanges, SessionStore, StoredSession } from '../server/sessions/store.ts';
export { findForwardedAddress } from '../server/shared/network.ts';
export type { NodeListener, NodeRequest, NodeResponse } from '../server/shared/node-listener.ts';
export type { OptionProblem } from '../server/shared/option-problems.ts';
