import { PasskeyServer, passkeyCalls, type PasskeyCall } from '../../services/passkey-server/passkey-server.ts';
import type { Visit } from '../visit.ts';
import { createStandIn } from './stand-in-server.ts';

export type {
  KeptPasskey,
  PasskeyCall,
  PasskeyFailure,
  PasskeyProblem,
  PasskeyServer,
} from '../../services/passkey-server/passkey-server.ts';

const folder = '/passkey-server/';

/** Returns the path to which a function of the app, such as `passkeys.list`, sends its requests. */
export const passkeyServerPath = (call: PasskeyCall): string => `${folder}${call}`;

export function createPasskeyServer(visit: Visit) {
  const { start, get } = createStandIn<PasskeyServer, [user: { readonly email: string }, ...values: string[]]>(visit, {
    create: () => new PasskeyServer(),
    hasPath: (path) => path.startsWith(folder),
    answer(server, [{ email }, ...values], path) {
      const call = passkeyCalls.find((each) => passkeyServerPath(each) === path);
      if (!call) throw new Error(`The app's server for passkeys does not know ${path}.`);
      return server.answer(call, email, ...values);
    },
    missing: 'The app keeps no passkeys. An earlier step must say so.',
  });
  return { startPasskeyServer: start, getPasskeyServer: get };
}
