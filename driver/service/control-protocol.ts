import type { ServiceControl } from '../../src/adapters/service-control.ts';

type ControlMethod = keyof ServiceControl;

/**
 * Maps each method of `ServiceControl` to the time when the method runs. `when idle`: the method first waits until the
 * service has received all calls of the visitor's last action.
 */
const controlMethods = {
  put: 'immediately',
  refuseNext: 'when idle',
  hold: 'when idle',
  release: 'immediately',
  count: 'when idle',
  mails: 'when idle',
  sendMail: 'immediately',
  textMessages: 'when idle',
  totpCode: 'when idle',
  authenticatorApps: 'when idle',
  expireTextMessages: 'when idle',
  spoilCode: 'when idle',
  verifyEmail: 'when idle',
  unverifyEmail: 'when idle',
  disableAccount: 'when idle',
  deleteAccount: 'when idle',
  removeSecondFactors: 'when idle',
  revokeSessions: 'when idle',
  account: 'when idle',
  countAccounts: 'when idle',
} as const satisfies Record<ControlMethod, 'immediately' | 'when idle'>;

export const isControlMethod = (name: string): name is ControlMethod => Object.hasOwn(controlMethods, name);

export type ControlAnswer = { readonly value: unknown } | { readonly error: string };

export type CallControl = (method: ControlMethod, args: readonly unknown[]) => Promise<unknown>;

/**
 * Returns a function that calls the control server (`harness/run/control-server.ts`). `apiKey` says which Firebase
 * project the calls control.
 */
export const callControlServer =
  (url: string, apiKey: string): CallControl =>
  async (method, args) => {
    const response = await fetch(`${url}/${encodeURIComponent(apiKey)}/${method}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(args),
    });
    // The cast is safe: every response of the control server is a `ControlAnswer`.
    const answer = (await response.json()) as ControlAnswer;
    if ('error' in answer) throw new Error(answer.error);
    return answer.value;
  };

/** Creates a control for the service. Each method of the control passes its name and its arguments to `call`. */
export function createControl(call: CallControl, waitUntilIdle: () => Promise<void>): ServiceControl {
  const methods = Object.entries(controlMethods).map(([name, when]) => [
    name,
    async (...args: readonly unknown[]) => {
      if (when === 'when idle') await waitUntilIdle();
      return call(name as ControlMethod, args);
    },
  ]);
  return Object.fromEntries(methods) as ServiceControl;
}
