import type { AppServer } from '../../pages/demo/app-server.ts';
import { appServerPaths } from '../../pages/demo/remote-app-server.ts';
import { InvalidBodyError } from '../../tools/server/site.ts';

/** Returns the routes of the demo's server for the app's server: POST requests with JSON. */
export function appServerRoutes(server: AppServer): Readonly<Record<string, (body: string) => Promise<unknown>>> {
  return Object.fromEntries(
    Object.entries(appServerPaths).map(([name, path]) => [
      path,
      async (body: string) => {
        try {
          // The server itself checks the codes and passkeys in the request. A request of another form makes it fail.
          return await server[name as keyof AppServer](JSON.parse(body) as never);
        } catch (error) {
          throw new InvalidBodyError(`The request is invalid: ${String(error)}`);
        }
      },
    ]),
  );
}
