import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readArguments } from '../../tools/command-line.ts';
import { startCommand } from './start-command.ts';

for (const [args, values] of [
  [[], {}],
  [['--backend', 'fake'], { backend: 'fake' }],
  [['--backend', 'emulator', '--port', '1'], { backend: 'emulator', port: 1 }],
  [['--backend', 'firebase', '--port', '65535'], { backend: 'firebase', port: 65_535 }],
] as const) {
  test(`npm start reads the arguments "${args.join(' ')}"`, () => {
    assert.deepEqual(readArguments(startCommand, args, {}), { values, positionals: [] });
  });
}

for (const [args, message] of [
  [['--backend', 'supabase'], /--backend cannot be 'supabase'\. Expected one of: fake, emulator, firebase\./],
  [['--port', '0'], /--port cannot be '0'\. Expected a whole number, from 1 to 65535\./],
  [['--port', '65536'], /--port cannot be '65536'/],
  [['emulator'], /unexpected argument 'emulator'/],
] as const) {
  test(`npm start rejects the arguments "${args.join(' ')}"`, () => {
    const result = readArguments(startCommand, args, {});
    assert.ok('print' in result);
    assert.equal(result.exitCode, 2);
    assert.match(result.print, message);
  });
}
