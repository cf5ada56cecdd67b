import { InvalidBodyError } from '../../tools/server/site.ts';

/** The state of the demo's service, as JSON, and its version: the time of the last change. */
interface SharedState {
  readonly version: number;
  readonly state: string | null;
}

/**
 * Maximum time, in milliseconds, that a received version may be ahead of the server's clock. A version is the time on
 * the sender's clock, which may be wrong.
 */
const maximumLeadMs = 24 * 60 * 60 * 1000;

/** Creates the store of the demo's server. The store keeps the newest state that a browser has sent. */
export function shareState() {
  let shared: SharedState = { version: 0, state: null };
  return {
    read: (): SharedState => shared,
    /**
     * Stores the received state if its version is higher than the version of the stored state.
     *
     * @throws InvalidBodyError if the body is not a state, or if its version is far in the future. No state with a
     *   correct version could replace such a state
     */
    replace(body: string): void {
      const received = parseState(body);
      if (received.version > Date.now() + maximumLeadMs) throw new InvalidBodyError('The version is in the future.');
      if (received.version > shared.version) shared = received;
    },
  };
}

function parseState(body: string): SharedState {
  const { version, state } = parseObject(body);
  if (!Number.isSafeInteger(version) || (state !== null && typeof state !== 'string')) {
    throw new InvalidBodyError('Expected {"version": integer, "state": text or null}.');
  }
  return { version: version as number, state };
}

function parseObject(body: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(body)) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}
