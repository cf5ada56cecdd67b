import type {
  FindingScript,
  FunctionScript,
  AccountServerScript,
  PatternScript,
  ReturningScript,
  ServerScript,
  SettlingScript,
} from './test-bed-api.ts';

export interface CallbackRecorder {
  /**
   * Turns plain data into a configuration. Each `FunctionScript` becomes a function that records its calls, and each
   * `PatternScript` becomes a regular expression.
   */
  reviveConfig(config: Readonly<Record<string, unknown>>): Record<string, unknown>;
  /** Records a call of a function that is not part of the configuration. */
  record(name: string, args: readonly unknown[]): void;
  calls(): Record<string, unknown[][]>;
  /** Replaces the recorded calls with calls that were recorded earlier, before the page was loaded again. */
  resume(calls: Readonly<Record<string, unknown[][]>>): void;
  clear(): void;
}

export function createCallbackRecorder(): CallbackRecorder {
  let recorded: Record<string, unknown[][]> = {};

  const record = (name: string, args: readonly unknown[]): void => {
    (recorded[name] ??= []).push(args.map(toPlainValue));
  };

  /** Creates a function that finds a tenant by the query that it receives. */
  function createFinder(name: string, { finds, settlesAfter = 0, fails }: FindingScript) {
    const tenants = finds.map((each) => ({ ...each, tenant: revive(name, each.tenant) }));
    let calls = 0;
    return async (...args: unknown[]): Promise<unknown> => {
      record(name, args);
      const query = args[0] as { readonly email?: string; readonly tenantId?: string | null };
      if (settlesAfter > 0) {
        await settleAfter({ settlesAfter }, findSignal(args), () => record(`${name}.aborted`, []));
      }
      if (fails && fails.key in query && ++calls === fails.number) throw new Error(fails.message);
      const domain = query.email?.split('@').at(-1);
      const isFound = (each: FindingScript['finds'][number]): boolean =>
        domain === undefined ? each.tenantId === query.tenantId : each.domain === domain;
      return tenants.find(isFound)?.tenant ?? null;
    };
  }

  /** Creates a function that sends its arguments to a server, and returns the server's answer. */
  function createServerCall(name: string, { asksServer, settlesAfter = 0, fails }: ServerScript) {
    let calls = 0;
    return async (...args: unknown[]): Promise<unknown> => {
      record(name, args);
      if (settlesAfter > 0) {
        await settleAfter({ settlesAfter }, findSignal(args), () => record(`${name}.aborted`, []));
      }
      if (fails && ++calls === fails.number) throw new Error(fails.message);
      const response = await askServer(asksServer, args);
      return response.json();
    };
  }

  /**
   * Creates a function such as `passkeys.add`. If the server refuses a request, the created function rejects with an
   * error that has a `problem`.
   */
  function createAccountServerCall(name: string, { asksAccountServer, settlesAfter = 0 }: AccountServerScript) {
    return async (...args: unknown[]): Promise<unknown> => {
      record(name, args);
      const signal = findSignal(args);
      if (settlesAfter > 0) await settleAfter({ settlesAfter }, signal, () => record(`${name}.aborted`, []));
      signal?.throwIfAborted();
      const response = await askServer(asksAccountServer, args).catch(() => null);
      const { problem, message, value } = (await (response ?? unreachable).json()) as AccountServerAnswer;
      if (problem !== undefined) throw Object.assign(new Error(problem), { problem });
      if (message !== undefined) throw new Error(message);
      return Array.isArray(value) ? value.map(reviveDates) : reviveDates(value);
    };
  }

  const createFunction =
    (name: string, script: Exclude<FunctionScript, FindingScript | ServerScript | AccountServerScript>) =>
    (...args: unknown[]): unknown => {
      record(name, args);
      if ('settlesAfter' in script) return settleAfter(script, findSignal(args), () => record(`${name}.aborted`, []));
      if ('signsInGuest' in script) return createGuestToken(args);
      if ('throws' in script) throw new Error(script.throws);
      return isExcepted(args[0], script.unless) ? null : script.returns;
    };

  function revive(name: string, value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => revive(name, item));
    if (typeof value !== 'object' || value === null) return value;
    if (isFindingScript(value)) return createFinder(name, value);
    if (isServerScript(value)) return createServerCall(name, value);
    if (isAccountServerScript(value)) return createAccountServerCall(name, value);
    if (isFunctionScript(value)) return createFunction(name, value);
    if (isPatternScript(value)) return new RegExp(value.pattern, value.flags);
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, revive(key, item)]));
  }

  return {
    reviveConfig: (config) => revive('', config) as Record<string, unknown>,
    record,
    calls: () => recorded,
    resume(calls) {
      recorded = { ...calls };
    },
    clear() {
      recorded = {};
    },
  };
}

const isFindingScript = (value: object): value is FindingScript => 'finds' in value;

const isServerScript = (value: object): value is ServerScript => 'asksServer' in value;

const isAccountServerScript = (value: object): value is AccountServerScript => 'asksAccountServer' in value;

const isFunctionScript = (
  value: object,
): value is Exclude<FunctionScript, FindingScript | ServerScript | AccountServerScript> =>
  ['returns', 'throws', 'settlesAfter', 'signsInGuest'].some((key) => key in value);

/**
 * Creates a custom token for the guest in the arguments of the function `signIn`. The token consists of the claims as
 * JSON, a format that the in-memory service and the Auth emulator accept.
 */
function createGuestToken([context]: readonly unknown[]): string | null {
  const { guest } = context as { readonly guest: { readonly uid: string } | null };
  return guest && JSON.stringify({ uid: guest.uid });
}

/** Sends the arguments of a function to a server of the app. */
function askServer(path: string, args: readonly unknown[]): Promise<Response> {
  // Send the arguments in the URL, because in Firefox, the driver sometimes finds no body in a request.
  const query = new URLSearchParams({ arguments: JSON.stringify(args.map(toPlainValue)) });
  return fetch(`${path}?${query}`, { method: 'POST' });
}

/** The answer of the account server: a result, the `problem` of a refusal, or the message of any other error. */
interface AccountServerAnswer {
  readonly problem?: string;
  readonly message?: string;
  readonly value?: unknown;
}

/** Replaces the response of the account server if this server cannot be reached. */
const unreachable = { json: async (): Promise<AccountServerAnswer> => ({ problem: 'unavailable' }) };

/**
 * Converts the times of a passkey or a device, in milliseconds since 1970, to dates. Returns any other value unchanged.
 */
function reviveDates(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const isTime = (key: string, item: unknown): item is number =>
    ['addedAt', 'startedAt', 'usedAt'].includes(key) && typeof item === 'number';
  return Object.fromEntries(
    Object.entries(value).map(([key, item]: [string, unknown]) => [key, isTime(key, item) ? new Date(item) : item]),
  );
}

const isPatternScript = (value: object): value is PatternScript => 'pattern' in value;

function isExcepted(value: unknown, unless: ReturningScript['unless']): boolean {
  if (typeof unless === 'string') return value === unless;
  if (!unless || typeof value !== 'object' || value === null) return false;
  const actual = value as Readonly<Record<string, unknown>>;
  return Object.entries(unless).every(([key, expected]) => actual[key] === expected);
}

/** Finds the first argument whose property `signal` is an `AbortSignal`, and returns this signal. */
const findSignal = (args: readonly unknown[]): AbortSignal | undefined =>
  args
    .map((arg) => (arg as { readonly signal?: unknown } | null | undefined)?.signal)
    .find((signal) => signal instanceof AbortSignal);

/**
 * Resolves with `returns` after `settlesAfter` milliseconds, or rejects with the message `throws`.
 *
 * @param onAbort called if `signal` aborts during the wait
 */
const settleAfter = (
  { settlesAfter, throws, returns }: SettlingScript,
  signal: AbortSignal | undefined,
  onAbort: () => void,
): Promise<unknown> =>
  new Promise((resolve, reject) => {
    signal?.addEventListener('abort', onAbort, { once: true });
    setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      return throws === undefined ? resolve(returns) : reject(new Error(throws));
    }, settlesAfter);
  });

function toPlainValue(value: unknown): unknown {
  if (typeof value === 'function') return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(toPlainValue);
  if ('uid' in value && 'getIdToken' in value) return toPlainUser(value as Record<string, unknown>);
  const fields = value instanceof Error ? { ...value, message: value.message } : value;
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, toPlainValue(field)]));
}

function toPlainUser(user: Record<string, unknown>): Record<string, unknown> {
  const { uid, email, displayName, emailVerified, isAnonymous, phoneNumber, tenantId } = user;
  return { uid, email, displayName, emailVerified, isAnonymous, phoneNumber, tenantId };
}
