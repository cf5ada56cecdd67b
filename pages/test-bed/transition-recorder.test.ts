import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RenderOptions, WidgetRenderer } from '../../src/renderers/renderer.ts';
import { createTransitionRecorder } from './transition-recorder.ts';

test('the recorder adds a renderer’s transitions to those of an earlier document, without duplicates', () => {
  const mountedWith: RenderOptions[] = [];
  const renderer: WidgetRenderer = {
    name: 'a renderer',
    mount(_container, options) {
      mountedWith.push(options);
      options.onTransition?.('start', 'signIn');
      options.onTransition?.('signIn', 'done');
      options.onTransition?.('start', 'signIn');
      return () => {};
    },
  };
  const recorder = createTransitionRecorder();
  recorder.resume([{ from: 'signIn', to: 'done' }]);
  const options = { config: { siteName: 'Doorstep' } } as unknown as RenderOptions;
  recorder.observe(renderer).mount({} as HTMLElement, options);
  assert.equal(mountedWith[0]?.config, options.config);
  assert.deepEqual(recorder.transitions(), [
    { from: 'signIn', to: 'done' },
    { from: 'start', to: 'signIn' },
  ]);
  recorder.clear();
  assert.deepEqual(recorder.transitions(), []);
});
