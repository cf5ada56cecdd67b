import assert from 'node:assert/strict';
import { it } from 'node:test';
import { help, readStartOptions } from './options.ts';
import { Refusal } from './refusal.ts';

it('starts on the fake and a free port unless told otherwise', () => {
  assert.deepEqual(readStartOptions([]), { backend: 'fake', port: null });
});

for (const backend of ['fake', 'emulator', 'firebase']) {
  it(`takes --backend ${backend}`, () => {
    assert.equal(readStartOptions(['--backend', backend]).backend, backend);
    assert.equal(readStartOptions([`--backend=${backend}`]).backend, backend);
  });
}

for (const port of [1, 5100, 65_535]) {
  it(`takes --port ${port}`, () => assert.equal(readStartOptions(['--port', String(port)]).port, port));
}

const refused: readonly [args: readonly string[], reason: RegExp][] = [
  [['--backend', 'firebsae'], /--backend "firebsae".*\n.*fake\|emulator\|firebase/],
  [['--port', '0'], /--port "0" is not a port/],
  [['--port', '65536'], /--port "65536" is not a port/],
  [['--port', '80a'], /--port "80a" is not a port/],
  [['--port', ''], /--port "" is not a port/],
  [['--port'], /--port.*\n?.*Expected: npm start/s],
  [['--port', '--backend'], /^Option '--port' argument is ambiguous\nExpected: npm start/],
  [['--backends', 'fake'], /^Unknown option '--backends'\nExpected: npm start/],
  [['emulator'], /"emulator" belongs to no option; is "--" missing/],
];
for (const [args, reason] of refused) {
  it(`refuses ${args.join(' ')}, and says what is accepted`, () => {
    assert.throws(
      () => readStartOptions(args),
      (error: unknown) => error instanceof Refusal && reason.test(error.message),
    );
  });
}

for (const name of ['npm_config_backend', 'npm_config_port']) {
  it(`refuses to start where npm has kept an option for itself (${name})`, () => {
    assert.throws(
      () => readStartOptions([], { [name]: 'emulator' }),
      (error: unknown) => error instanceof Refusal && /is "--" missing/.test(error.message),
    );
  });
}

it('says of each option what it is for, and what it is unless told otherwise', () => {
  for (const said of ['--backend', 'fake, in memory (unless told otherwise)', '--port', 'from 5100 on'])
    assert.ok(help.includes(said), said);
});
