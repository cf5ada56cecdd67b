import { parseArgs } from 'node:util';
import { Refusal } from './refusal.ts';

export const backends = ['fake', 'emulator', 'firebase'] as const;
export type BackendName = (typeof backends)[number];

export interface StartOptions {
  readonly backend: BackendName;
  /** Null: a free one, from {@link firstPort} on. */
  readonly port: number | null;
}

export const firstPort = 5100;

export const isHelp = (args: readonly string[]): boolean => args.includes('--help') || args.includes('-h');

export const usage = `npm start -- [--backend ${backends.join('|')}] [--port 1…65535]`;

export const help = `${usage}
  --backend NAME   the service behind it: fake, in memory (unless told otherwise); emulator, Google's, which is started for
                   you; firebase, a project of your own, which .env names
  --port NUMBER    where it is served; a free one from ${firstPort} on unless told otherwise`;

/** Reads the arguments of `npm start`; what cannot be understood is refused with what can. */
export function readStartOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = process.env,
): StartOptions {
  // Without "--", npm keeps `--backend=emulator` for itself, and tells only so.
  const kept = ['backend', 'port'].find((option) => environment[`npm_config_${option}`] !== undefined);
  if (kept !== undefined) throw refusal(`npm has kept --${kept} for itself; is "--" missing after npm start?`);
  const { backend, port } = parse(args);
  return { backend: readBackend(backend), port: port === undefined ? null : readPort(port) };
}

function parse(args: readonly string[]): { backend?: string | undefined; port?: string | undefined } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { backend: { type: 'string' }, port: { type: 'string' } },
      allowPositionals: true,
    });
    const stray = positionals[0];
    // Without "--", npm keeps the option's name for itself and hands on its value.
    if (stray !== undefined) throw refusal(`"${stray}" belongs to no option; is "--" missing after npm start?`);
    return values;
  } catch (error) {
    if (error instanceof Refusal || !(error instanceof TypeError)) throw error;
    // Node goes on with what could have been meant, which is about other programs.
    throw refusal(error.message.replace(/\.\s.*$/s, ''));
  }
}

function readBackend(name = 'fake'): BackendName {
  const known = backends.find((backend) => backend === name);
  if (known === undefined) throw refusal(`--backend "${name}" is not known.`);
  return known;
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) throw refusal(`--port "${text}" is not a port.`);
  return port;
}

const refusal = (reason: string): Refusal => new Refusal(`${reason}\nExpected: ${usage}`);
