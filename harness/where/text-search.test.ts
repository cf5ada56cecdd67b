import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findMatches, toPattern } from './text-search.ts';

const findLines = (text: string, searched: string) => findMatches(text, toPattern(searched)).map(({ line }) => line);

for (const [title, text, searched, expected] of [
  ['a part of a line is found, whatever its capitals', 'a\nThe Kettle boils.', 'kettle', [2]],
  ['a text is found once in each line', 'tea, tea\n\ntea', 'tea', [1, 3]],
  ['a text that continues on the next line is found where it begins', 'a\n  hot\n  tea.', 'hot  tea', [2]],
  ['both kinds of apostrophes are found', "it's\nit’s", 'It’s', [1, 2]],
  ['a gap stands for any value, but not for an empty one', 'in 0:15 s\nin  s', 'in … s', [1]],
  ['special characters of regular expressions have no special meaning', 'a.b\naxb', 'A.b', [1]],
  ['an id does not match a longer number', '03-1\n03-17\n103-1\n03-1/2', '03-1', [1, 4]],
] as const) {
  test(title, () => assert.deepEqual(findLines(text, searched), expected));
}
