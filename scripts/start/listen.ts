import { serve, type RunningServer, type ServeOptions } from '../../tools/server/serve.ts';
import { firstPort } from './options.ts';
import { Refusal } from './refusal.ts';

/**
 * Serves on the port that was asked for, or on the first free one.
 *
 * @param port null: any
 * @param say told when a port is passed over
 * @param from where to begin to look for a free one
 */
export async function listen(
  options: Omit<ServeOptions, 'port'>,
  port: number | null,
  say: (line: string) => void,
  from = firstPort,
): Promise<RunningServer> {
  if (port !== null) {
    return serve({ ...options, port }).catch((error: unknown) => {
      if (is(error, 'EADDRINUSE'))
        throw new Refusal(
          `Port ${port} is taken by another program. Name another one, or leave --port out and have a free one.`,
        );
      if (is(error, 'EACCES'))
        throw new Refusal(
          `Port ${port} is not for everybody here. Name one from 1024 on, or leave --port out and have a free one.`,
        );
      throw error;
    });
  }
  for (let candidate = from; candidate < from + 100; candidate += 1) {
    try {
      return await serve({ ...options, port: candidate });
    } catch (error) {
      if (!is(error, 'EADDRINUSE')) throw error;
      say(`Port ${candidate} is taken; trying the next.`);
    }
  }
  throw new Refusal(`All ports from ${from} to ${from + 99} are taken. Name one by --port.`);
}

function is(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
