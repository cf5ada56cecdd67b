import type { AppServer } from '../../pages/demo/app-server.ts';
import { appServerPaths } from '../../pages/demo/remote-app-server.ts';
import { InvalidBodyError } from '../../tools/server/site.ts';

/**
 * Returns a route for each function of the app's server. The demo's web server calls a route for a POST request with a
 * JSON body.
 */
export function appServerRoutes(server: AppServer): Readonly<Record<string, (body: string) => Promise<unknown>>> {
  return Object.fromEntries(
    Object.entries(appServerPaths).map(([name, path]) => [
      path,
      // The cast is safe for requests of the demo's own page. The demo's server does not check other requests.
      async (body: string) => server[name as keyof AppServer](parseObject(body) as never),
    ]),
  );
}

/** @throws InvalidBodyError if the text is not a JSON object */
function parseObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // The error below says what was expected.
  }
  throw new InvalidBodyError('Expected a JSON object.');
}
