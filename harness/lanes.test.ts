import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lanesNamed, tagsIn } from './lanes.ts';

const tagsOf = (lane: string, asked: string): readonly string[] =>
  lanesNamed([lane]).map((each) => tagsIn(each, asked));

test('what only another lane shows is left out, beside whatever was asked for', () => {
  assert.deepEqual(tagsOf('react:fake', ''), ['not @stack.specified']);
  assert.deepEqual(tagsOf('react:fake', '@a or @b'), ['(@a or @b) and not @stack.specified']);
});

test('the lane that shows it leaves out nothing', () => {
  assert.deepEqual(tagsOf('react:fake@spec', ''), ['']);
  assert.deepEqual(tagsOf('react:fake@spec', '@a or @b'), ['(@a or @b)']);
});
