/** `doorstep-auth/session`: keeps a session on the server of `doorstep-auth/session-server` in step with the page. */
export { ConfigError, type ConfigProblem } from '../widget/config/config-error.ts';
export type { Device } from '../widget/config/ui-config.ts';
export {
  keepSession,
  type KeepSessionOptions,
  type KeptSession,
  type SessionAuth,
  type SessionDevices,
  type SessionUser,
} from '../widget/keep-session.ts';
export {
  SessionError,
  type SessionAction,
  type SessionMessage,
  type SessionProblem,
} from '../widget/session-requests.ts';
