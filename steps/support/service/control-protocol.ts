import type { ServiceControl } from '../../../src/adapters/service-control.ts';

type ControlMethod = keyof ServiceControl;

/** What may be called across a boundary; whether it asks for something that an action on the page may have caused. */
const controlMethods = {
  put: 'sets',
  refuseNext: 'sets',
  hold: 'sets',
  release: 'sets',
  count: 'asks',
  mails: 'asks',
  sendMail: 'sets',
  textMessages: 'asks',
  totpCode: 'asks',
  expireTextMessages: 'sets',
  spoilCode: 'sets',
  disableAccount: 'sets',
  deleteAccount: 'sets',
  revokeSessions: 'sets',
  account: 'asks',
} as const satisfies Record<ControlMethod, 'sets' | 'asks'>;

export const isControlMethod = (name: string): name is ControlMethod => Object.hasOwn(controlMethods, name);

/** What is sent back for a call. */
export type ControlAnswer = { readonly value: unknown } | { readonly error: string };

/** Makes a control out of one way to call any of its methods with plain data. */
export function controlOver(
  call: (method: ControlMethod, args: readonly unknown[]) => Promise<unknown>,
  beforeAsking: () => Promise<void>,
): ServiceControl {
  const methods = Object.entries(controlMethods).map(([name, kind]) => [
    name,
    async (...args: readonly unknown[]) => {
      if (kind === 'asks') await beforeAsking();
      return call(name as ControlMethod, args);
    },
  ]);
  // The table above has every method; each answers what its control answers.
  return Object.fromEntries(methods) as ServiceControl;
}
