import assert from 'node:assert/strict';
import { it } from 'node:test';
import { withMeta } from './meta.ts';

it('puts meta elements at the end of the head', () => {
  assert.equal(
    withMeta('<head><title>T</title></head><body></head></body>', { a: '1', b: '2' }),
    '<head><title>T</title><meta name="a" content="1"><meta name="b" content="2"></head><body></head></body>',
  );
});

it('keeps texts texts', () => {
  const meta = { 'a"b': `"><script>alert('&amp;')</script>` };
  assert.equal(
    withMeta('<head></HEAD>', meta),
    `<head><meta name="a&quot;b" content="&quot;&gt;&lt;script&gt;alert('&amp;amp;')&lt;/script&gt;"></HEAD>`,
  );
});

it('leaves a page as it is when there is nothing to tell it', () => assert.equal(withMeta('<p>', {}), '<p>'));

it('says that a page has no place for them', () => {
  assert.throws(() => withMeta('<p>', { a: '1' }), /expected <\/head>/);
});
