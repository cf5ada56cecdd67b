import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RenderOptions, WidgetRenderer } from '../../src/renderers/renderer.ts';
import { recordTransitions } from './transition-record.ts';

test('a renderer is overheard, and an earlier record goes on', () => {
  const seen: RenderOptions[] = [];
  const renderer: WidgetRenderer = {
    name: 'a renderer',
    mount(_container, options) {
      seen.push(options);
      options.onTransition?.('start', 'signIn');
      options.onTransition?.('signIn', 'done');
      options.onTransition?.('start', 'signIn');
      return () => {};
    },
  };
  const record = recordTransitions();
  record.resume([{ from: 'signIn', to: 'done' }]);
  const given = { config: { siteName: 'Doorstep' } } as unknown as RenderOptions;
  record.overhear(renderer).mount({} as HTMLElement, given);
  assert.equal(seen[0]?.config, given.config);
  assert.deepEqual(record.taken(), [
    { from: 'signIn', to: 'done' },
    { from: 'start', to: 'signIn' },
  ]);
  record.forget();
  assert.deepEqual(record.taken(), []);
});
