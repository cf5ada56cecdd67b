import { serve, type RunningServer, type ServeOptions } from '../../tools/server/serve.ts';
import { StartError } from './start-targets.ts';

/** The first port to try if none is requested. */
export const firstPort = 5100;

const portsToTry = 100;

/**
 * Serves on the requested port, or on the first free one.
 *
 * @param port null for any
 * @param print called with a line for each port that is taken
 * @param from the first port to try
 * @throws StartError if no port can be used
 */
export async function listen(
  options: Omit<ServeOptions, 'port'>,
  port: number | null,
  print: (line: string) => void,
  from = firstPort,
): Promise<RunningServer> {
  if (port !== null) return listenOn(options, port);
  for (let candidate = from; candidate < from + portsToTry; candidate += 1) {
    try {
      return await serve({ ...options, port: candidate });
    } catch (error) {
      if (!hasCode(error, 'EADDRINUSE')) throw error;
      print(`Port ${candidate} is in use; trying the next one.`);
    }
  }
  throw new StartError(`All ports from ${from} to ${from + portsToTry - 1} are in use. Choose another with --port.`);
}

async function listenOn(options: Omit<ServeOptions, 'port'>, port: number): Promise<RunningServer> {
  const remedy = 'Choose another one, or omit --port to use any free port.';
  try {
    return await serve({ ...options, port });
  } catch (error) {
    if (hasCode(error, 'EADDRINUSE')) throw new StartError(`Port ${port} is in use by another program. ${remedy}`);
    if (hasCode(error, 'EACCES')) throw new StartError(`Port ${port} needs administrator rights. ${remedy}`);
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
