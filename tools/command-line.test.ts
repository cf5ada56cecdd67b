import assert from 'node:assert/strict';
import { test } from 'node:test';
import { oneOf, readArguments, readProcessArguments, wholeNumber, type Command, type Notice } from './command-line.ts';

const command = {
  usage: 'npm run demo -- [options] [FILE…]',
  about: 'Shows how a command is described.',
  options: {
    port: { value: 'NUMBER', parse: wholeNumber(1, 65_535), help: 'Port to listen on.' },
    lane: { value: 'NAME', parse: oneOf(['react', 'plain']), multiple: true, help: 'Lane to run.' },
    name: { value: 'TEXT', help: 'Part of a name.' },
    broken: { help: 'Run the broken ones.' },
  },
  positionals: { help: { FILE: 'Path of a file.' }, parse: oneOf(['a', 'b', '--name']), max: 2 },
} as const satisfies Command;

const read = (...args: readonly string[]) => {
  const result = readArguments(command, args, {});
  assert.ok(!('print' in result), 'print' in result ? result.print : '');
  return result;
};

test('options and positionals become typed values', () => {
  const { values, positionals } = read('--port', '80', 'a', '--lane=react', '--broken', '--lane', 'plain', 'b');
  const port: number | undefined = values.port;
  const lane: readonly ('react' | 'plain')[] = values.lane;
  const broken: boolean = values.broken;
  const name: string | undefined = values.name;
  assert.deepEqual({ port, lane, broken, name }, { port: 80, lane: ['react', 'plain'], broken: true, name: undefined });
  assert.deepEqual(positionals, ['a', 'b']);
});

test('without arguments, flags are false, lists empty and other options undefined', () => {
  assert.deepEqual(read(), { values: { lane: [], broken: false }, positionals: [] });
});

test('if an option that is not repeatable is repeated, its last value is used', () => {
  assert.equal(read('--name', 'a', '--name', 'b').values.name, 'b');
});

test('a value after "=" may start with a dash, and so may an argument after "--"', () => {
  assert.equal(read('--name=-a').values.name, '-a');
  assert.deepEqual(read('--', '--name').positionals, ['--name']);
});

const range = 'Expected a whole number, from 1 to 65535.';
const errors: readonly [args: readonly string[], message: string][] = [
  [['--prot', '80'], "unknown option '--prot'. Did you mean --port?"],
  [['--port'], '--port needs a value: --port NUMBER.'],
  [['--name', '--broken'], '--name needs a value: --name TEXT.'],
  [['--port', '0'], `--port cannot be '0'. ${range}`],
  [['--port', '65536'], `--port cannot be '65536'. ${range}`],
  [['--port', '80a'], `--port cannot be '80a'. ${range}`],
  [['--lane', 'raect'], "--lane cannot be 'raect'. Did you mean react? Expected one of: react, plain."],
  [['--lane', 'vue'], "--lane cannot be 'vue'. Expected one of: react, plain."],
  [['--broken=1'], "unknown option '--broken=1'. Did you mean --broken?"],
  [['a', 'b', 'c'], "unexpected argument 'c'. Expected at most 2 arguments."],
  [['--lane', 'react', 'x'], "unknown argument 'x'. Expected one of: a, b, --name."],
];
for (const [args, message] of errors) {
  test(`${args.join(' ')} fails with ${JSON.stringify(message)}`, () => {
    const hint = 'Usage: npm run demo -- [options] [FILE…]\nFor help, run: npm run demo -- --help';
    assert.deepEqual(readArguments(command, args, {}), { print: `error: ${message}\n${hint}`, exitCode: 2 });
  });
}

test('an option that npm took as its own is an error', () => {
  const result = readArguments(command, [], { npm_config_port: '80' });
  assert.ok(
    'print' in result &&
      result.print.startsWith(
        'error: npm has taken --port as an option of its own. Write "--" and a space before the options: npm run demo -- --port …',
      ),
  );
});

test('a command without arguments names an unexpected one', () => {
  const { print } = readArguments({ usage: 'npm run demo', about: '' }, ['extra'], {}) as Notice;
  assert.match(print, /^error: unexpected argument 'extra'\.\nUsage: npm run demo\n/);
});

test('an error in a parse function is not mistaken for an invalid argument', () => {
  const parse = () => {
    throw new TypeError('a fault');
  };
  const faulty = { usage: '', about: '', options: { size: { value: 'N', parse, help: '' } } };
  assert.throws(() => readArguments(faulty, ['--size', '1'], {}), TypeError);
});

test('the help lists the usage, the arguments and every option', () => {
  const result = readArguments(command, ['--prot', '--help'], {});
  assert.ok('print' in result && result.exitCode === 0);
  assert.match(result.print, /^Usage: npm run demo -- \[options\] \[FILE…\]\n\nShows how a command is described\.\n/);
  assert.match(result.print, / FILE +Path of a file\.\n[^]* --port <NUMBER> +Port to listen on\.\n[^]* --help +Show/);
});

test('the help explains each argument, and ends with the lists', () => {
  const { print } = readArguments(
    {
      usage: '',
      about: '',
      lists: { 'Lanes:': { react: 'with React', 'plain:fake': 'without a framework' } },
      positionals: { help: { RUNS: 'Number of runs.', SEED: 'Seed of a run.' }, max: 2 },
    },
    ['--help'],
  ) as Notice;
  assert.match(print, /\n {2}RUNS +Number of runs\.\n {2}SEED +Seed of a run\.\n/);
  assert.match(print, /\n\nLanes:\n {2}react {7}with React\n {2}plain:fake {2}without a framework$/);
});

test('no line of the help ends within a command', () => {
  for (let length = 1; length < 80; length += 1) {
    const about = `${'x'.repeat(length)} npm run mutate -- --faults, and npm test -- whole`;
    const { print } = readArguments({ usage: '', about }, ['--help']) as Notice;
    assert.match(print, /npm run mutate -- --faults,/);
    assert.match(print, /npm test -- whole/);
  }
});

test('a whole number may have no upper bound', () => {
  assert.equal(wholeNumber(2)('2'), 2);
  assert.throws(() => wholeNumber(2)('1'), { message: 'Expected a whole number, 2 or more.' });
});

test('valid arguments that cannot be used together are an error of the process', (t) => {
  const argv = process.argv;
  const exitCode = process.exitCode;
  t.after(() => {
    process.argv = argv;
    process.exitCode = exitCode;
  });
  const print = t.mock.method(console, 'error', () => {});
  const one = { usage: 'npm run x -- [--a | --b]', about: 'X.', options: { a: { help: 'A.' }, b: { help: 'B.' } } };
  const readProcess = (...args: readonly string[]) => {
    process.argv = ['node', 'x.ts', ...args];
    return readProcessArguments(one, ({ values }) =>
      values.a && values.b ? '--a cannot be combined with --b.' : null,
    );
  };
  assert.deepEqual(readProcess('--a')?.values, { a: true, b: false });
  assert.equal(print.mock.callCount(), 0);
  assert.equal(readProcess('--a', '--b'), null);
  assert.match(String(print.mock.calls[0]?.arguments), /^error: --a cannot be combined with --b\.\nUsage: npm run x/);
  assert.equal(process.exitCode, 2);
});
