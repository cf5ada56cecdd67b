import { InvalidBodyError } from '../../tools/server/site.ts';

/** The state of the demo's service, as JSON, and its version: the time of the last change. */
interface SharedState {
  readonly version: number;
  readonly state: string | null;
}

/**
 * A received version may be at most this many milliseconds ahead of this machine's clock. A version is a time that the
 * sender has read from its own clock, which may be wrong.
 */
const maximumLeadMs = 24 * 60 * 60 * 1000;

/** Creates the store of the demo's server. The store keeps the newest state that a browser has sent. */
export function shareState() {
  let shared: SharedState = { version: 0, state: null };
  return {
    read: (): SharedState => shared,
    /**
     * Stores the received state in place of the current one if the received state is newer.
     *
     * @throws InvalidBodyError if the body is not a state, or if the state's version is too far in the future. Later
     *   states could not replace such a state
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
