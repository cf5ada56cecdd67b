import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findRuleNames, findUnknownRules } from './named-rules.ts';

test('the names of Rules are found, also in lists and after a line break', () => {
  const text = 'One (Rule `a.one`), two (Rules `b.two`, `c.three` and `d.four`), three (Rule\n`e.five`), `f.six`.';
  assert.deepEqual(findRuleNames(text), ['a.one', 'b.two', 'c.three', 'd.four', 'e.five']);
});

test('an unknown Rule, and a document without Rules, are problems', () => {
  const built = new Set(['a.one']);
  assert.deepEqual(findUnknownRules('x.md', ['a.one', 'b.two'], built), [
    'x.md names the Rule b.two, which does not exist. features/requirements.yaml lists the names',
  ]);
  assert.deepEqual(findUnknownRules('x.md', [], built), [
    'x.md names no Rule. Expected names in the form: Rule `page.csp`',
  ]);
  assert.deepEqual(findUnknownRules('x.md', ['a.one'], built), []);
});
