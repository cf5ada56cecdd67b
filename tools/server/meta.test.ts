import assert from 'node:assert/strict';
import { it } from 'node:test';
import { addMeta } from './meta.ts';

it('meta elements are added at the end of the head', () => {
  assert.equal(
    addMeta('<head><title>T</title></head><body></head></body>', { a: '1', b: '2' }),
    '<head><title>T</title><meta name="a" content="1"><meta name="b" content="2"></head><body></head></body>',
  );
});

it('names and contents are escaped', () => {
  const meta = { 'a"b': `"><script>alert('&amp;')</script>` };
  assert.equal(
    addMeta('<head></HEAD>', meta),
    `<head><meta name="a&quot;b" content="&quot;&gt;&lt;script&gt;alert('&amp;amp;')&lt;/script&gt;"></HEAD>`,
  );
});

it('a page without meta elements is not changed', () => assert.equal(addMeta('<p>', {}), '<p>'));

it('a page without a head cannot have meta elements', () => {
  assert.throws(() => addMeta('<p>', { a: '1' }), /expected <\/head>/);
});
