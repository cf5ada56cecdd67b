import type { ServiceControl } from '../../src/adapters/service-control.ts';

type ControlMethod = keyof ServiceControl;

/** What may be called across a boundary; whether it is about what comes after the last action on the page, or of it. */
const controlMethods = {
  put: 'at once',
  refuseNext: 'afterwards',
  hold: 'afterwards',
  release: 'at once',
  count: 'afterwards',
  mails: 'afterwards',
  sendMail: 'at once',
  textMessages: 'afterwards',
  totpCode: 'afterwards',
  authenticatorApps: 'afterwards',
  expireTextMessages: 'afterwards',
  spoilCode: 'afterwards',
  verifyEmail: 'afterwards',
  unverifyEmail: 'afterwards',
  disableAccount: 'afterwards',
  deleteAccount: 'afterwards',
  revokeSessions: 'afterwards',
  account: 'afterwards',
} as const satisfies Record<ControlMethod, 'at once' | 'afterwards'>;

export const isControlMethod = (name: string): name is ControlMethod => Object.hasOwn(controlMethods, name);

/** What is sent back for a call. */
export type ControlAnswer = { readonly value: unknown } | { readonly error: string };

/** Calls a method of a control that is somewhere else, with plain data. */
export type CallControl = (method: ControlMethod, args: readonly unknown[]) => Promise<unknown>;

/**
 * Makes a control out of one way to call any of its methods.
 *
 * @param settled waits until what was done on the page has reached the service
 */
export function controlOver(call: CallControl, settled: () => Promise<void>): ServiceControl {
  const methods = Object.entries(controlMethods).map(([name, when]) => [
    name,
    async (...args: readonly unknown[]) => {
      if (when === 'afterwards') await settled();
      return call(name as ControlMethod, args);
    },
  ]);
  // The table above has every method; each answers what its control answers.
  return Object.fromEntries(methods) as ServiceControl;
}
