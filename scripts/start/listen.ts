import { serve, type RunningServer, type ServeOptions } from '../../tools/server/serve.ts';
import { StartError } from './start-targets.ts';

export const firstPort = 5100;

const portsToTry = 100;

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use by another program',
  EACCES: 'needs administrator rights',
};

/**
 * Starts a server on the requested port. If `port` is null, tries up to 100 ports, beginning with `from`.
 *
 * @param print called with a line for each port that cannot be used, before the next one is tried
 * @throws StartError (rejects) if no port can be used
 */
export async function listen(
  options: Omit<ServeOptions, 'port'>,
  port: number | null,
  print: (line: string) => void,
  from = firstPort,
): Promise<RunningServer> {
  const last = port ?? from + portsToTry - 1;
  for (let candidate = port ?? from; ; candidate += 1) {
    try {
      return await serve({ ...options, port: candidate });
    } catch (error) {
      const reason = error instanceof Error && 'code' in error ? reasons[String(error.code)] : undefined;
      if (reason === undefined) throw error;
      if (port !== null)
        throw new StartError(`Port ${port} ${reason}. Choose another port, or omit --port to use a free port.`);
      if (candidate === last)
        throw new StartError(`Found no free port from ${from} to ${last}. Choose a port with --port.`);
      print(`Port ${candidate} ${reason}; trying the next port.`);
    }
  }
}
