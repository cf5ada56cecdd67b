import type { Visit } from '../visit.ts';
import { createStandIn } from './stand-in-server.ts';

/** A device on which a user is signed in, with times in milliseconds since 1970. */
export interface KeptDevice {
  readonly id: string;
  readonly browser: string | null;
  readonly system: string | null;
  readonly startedAt: number;
  readonly usedAt: number;
  readonly isCurrent: boolean;
}

const deviceCalls = ['list', 'end'] as const;

/** The functions of the app that call the server. */
export type DeviceCall = (typeof deviceCalls)[number];

/** A failed call: it rejects with a `problem`, throws an error with a `message`, or returns a wrong `value`. */
export type DeviceFailure = { readonly problem: string } | { readonly message: string } | { readonly value: unknown };

const folder = '/device-server/';

/** Returns the path to which a function of the app, such as `devices.list`, sends its requests. */
export const deviceServerPath = (call: DeviceCall): string => `${folder}${call}`;

/** Stands in for an app's server that knows on which devices a user is signed in. */
export class DeviceServer {
  readonly #devices = new Map<string, readonly KeptDevice[]>();
  readonly #failures = new Map<DeviceCall, { readonly failure: DeviceFailure; readonly isDone: boolean }>();

  /** Replaces the devices of the user with this email. */
  put(email: string, devices: readonly KeptDevice[]): void {
    this.#devices.set(email, devices);
  }

  /** Lists the devices of the user with this email. */
  list(email: string): readonly KeptDevice[] {
    return this.#devices.get(email) ?? [];
  }

  /**
   * Makes the next call of this function fail.
   *
   * @param isDone whether the server carries out the call before it fails, as if only the answer was lost
   */
  failNext(call: DeviceCall, failure: DeviceFailure, isDone = false): void {
    this.#failures.set(call, { failure, isDone });
  }

  /** Runs a call. Returns the `value` for the app's function to return, or a failure. */
  answer(call: DeviceCall, email: string, id: string | undefined): DeviceFailure {
    const failing = this.#failures.get(call);
    this.#failures.delete(call);
    if (failing && !failing.isDone) return failing.failure;
    const devices = this.list(email);
    const others = devices.filter((each) => each.id !== id);
    if (call === 'end') this.put(email, others);
    const isUnknown = call === 'end' && others.length === devices.length;
    return failing?.failure ?? (isUnknown ? { problem: 'notFound' } : { value: call === 'list' ? devices : null });
  }
}

export function createDeviceServer(visit: Visit) {
  const { start, get } = createStandIn<DeviceServer, [user: { readonly email: string }, id?: string]>(visit, {
    create: () => new DeviceServer(),
    hasPath: (path) => path.startsWith(folder),
    answer(server, [{ email }, id], path) {
      const call = deviceCalls.find((each) => deviceServerPath(each) === path);
      if (!call) throw new Error(`The app's server for devices does not know ${path}.`);
      return server.answer(call, email, id);
    },
    missing: 'The app knows no devices. An earlier step must say so.',
  });
  return { startDeviceServer: start, getDeviceServer: get };
}
