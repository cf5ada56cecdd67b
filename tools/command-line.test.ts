import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readCommandLine } from './command-line.ts';

const stories = {
  usage: 'npm run stories -- [build]',
  about: 'Shows stories.',
  accepts: (word: string) => word === 'build',
};

it('hands on the words that are accepted', () => {
  assert.deepEqual(readCommandLine(stories, []), { words: [] });
  assert.deepEqual(readCommandLine(stories, ['build']), { words: ['build'] });
});

for (const args of [['--port=1'], ['biuld'], ['build', '--out'], ['-p']]) {
  it(`refuses ${args.join(' ')}, and says what is expected`, () => {
    const reading = readCommandLine(stories, args);
    assert.ok('say' in reading && reading.exitCode === 2);
    assert.match(reading.say, /is not known here\.\nExpected: npm run stories -- \[build\]$/);
  });
}

for (const option of ['--help', '-h']) {
  it(`answers ${option}`, () => {
    const reading = readCommandLine(stories, [option]);
    assert.deepEqual(reading, { say: 'npm run stories -- [build]\n  Shows stories.', exitCode: 0 });
  });
}
