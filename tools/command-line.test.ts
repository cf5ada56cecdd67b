import assert from 'node:assert/strict';
import { test } from 'node:test';
import { oneOf, readArguments, wholeNumber, type Command } from './command-line.ts';

const command = {
  usage: 'npm run demo -- [options] [FILE…]',
  about: 'Shows how a command is described.',
  options: {
    port: { value: 'NUMBER', parse: wholeNumber(1, 65_535), help: 'Port to listen on.' },
    lane: { value: 'NAME', parse: oneOf(['react', 'plain']), multiple: true, help: 'Lane to run.' },
    name: { value: 'TEXT', help: 'Part of a name.' },
    broken: { help: 'Run the broken ones.' },
  },
  positionals: { name: 'FILE', max: 2 },
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
  assert.deepEqual(read(), { values: { port: undefined, lane: [], name: undefined, broken: false }, positionals: [] });
});

test('the last one counts if an option that is not repeatable is repeated', () => {
  assert.equal(read('--name', 'a', '--name', 'b').values.name, 'b');
});

test('a value may start with a dash after an equals sign, an argument after two dashes', () => {
  assert.equal(read('--name=-a').values.name, '-a');
  assert.deepEqual(read('--', '--name').positionals, ['--name']);
});

const errors: readonly [args: readonly string[], message: string][] = [
  [['--prot', '80'], 'Unknown option --prot. Did you mean --port?'],
  [['--unheard-of'], 'Unknown option --unheard-of.'],
  [['-p'], 'Unknown option -p.'],
  [['--port'], '--port needs a value: --port NUMBER.'],
  [['--port', '--broken'], '--port needs a value: --port NUMBER.'],
  [['--port', ''], 'Invalid value "" for --port. Expected a whole number from 1 to 65535.'],
  [['--port', '0'], 'Invalid value "0" for --port. Expected a whole number from 1 to 65535.'],
  [['--port', '65536'], 'Invalid value "65536" for --port. Expected a whole number from 1 to 65535.'],
  [['--port', '80a'], 'Invalid value "80a" for --port. Expected a whole number from 1 to 65535.'],
  [['--lane', 'raect'], 'Invalid value "raect" for --lane. Expected one of: react, plain. Did you mean react?'],
  [['--broken=1'], '--broken takes no value, but got "1".'],
  [['a', 'b', 'c'], 'Unexpected argument "c".'],
];
for (const [args, message] of errors) {
  test(`${args.join(' ')} fails with ${JSON.stringify(message)}`, () => {
    const result = readArguments(command, args, {});
    assert.ok('print' in result);
    assert.equal(result.print.split('\n')[0], message);
    assert.match(result.print, /\nUsage: npm run demo -- \[options\] \[FILE…\]\n.*--help/);
    assert.equal(result.exitCode, 2);
  });
}

test('a command without options or positionals accepts no argument', () => {
  const result = readArguments({ usage: 'npm run check', about: 'Checks.' }, ['fast'], {});
  assert.ok('print' in result && result.print.startsWith('Unexpected argument "fast".'));
});

test('an option that npm kept for itself is an error', () => {
  const result = readArguments(command, [], { npm_config_port: '80' });
  assert.ok('print' in result && result.print.startsWith('npm kept --port for itself. Put "--" before the options.'));
});

test('a fault in a parse function is not mistaken for a wrong argument', () => {
  const parse = () => {
    throw new TypeError('a fault');
  };
  const faulty = { usage: '', about: '', options: { size: { value: 'N', parse, help: '' } } };
  assert.throws(() => readArguments(faulty, ['--size', '1'], {}), TypeError);
});

for (const option of ['--help', '-h']) {
  test(`${option} prints the usage and every option`, () => {
    const result = readArguments(command, ['--prot', option], {});
    assert.ok('print' in result && result.exitCode === 0);
    assert.equal(
      result.print,
      [
        'Usage: npm run demo -- [options] [FILE…]',
        '',
        'Shows how a command is described.',
        '',
        '  --port NUMBER  Port to listen on.',
        '  --lane NAME    Lane to run.',
        '  --name TEXT    Part of a name.',
        '  --broken       Run the broken ones.',
        '  -h, --help     Show this help.',
      ].join('\n'),
    );
  });
}

test('a number without an upper bound is read', () => {
  assert.equal(wholeNumber(2)('2'), 2);
  assert.throws(() => wholeNumber(2)('1'), { message: 'a whole number from 2 on' });
});
