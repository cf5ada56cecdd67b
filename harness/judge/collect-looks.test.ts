import assert from 'node:assert/strict';
import { it } from 'node:test';
import { AttachmentContentEncoding } from '@cucumber/messages';
import { looksType, writeLook } from '../../driver/attachments.ts';
import { LookCollector } from './collect-looks.ts';

const reached = ['tea', 'cup', 'tea', 'start'];

function missedIn(...looks: readonly (readonly [screen: string, hasLooked: boolean])[]): readonly string[] {
  const collector = new LookCollector();
  const contentEncoding = AttachmentContentEncoding.IDENTITY;
  for (const [screen, hasLooked] of looks) {
    collector.receive({
      attachment: { mediaType: looksType, contentEncoding, body: writeLook({ screen, hasLooked }) },
    });
  }
  // What else is attached is somebody else's.
  collector.receive({ attachment: { mediaType: 'text/plain', contentEncoding, body: 'kettle at /' } });
  return collector.missed(reached);
}

it('a screen that is never looked at is missed, once', () => {
  assert.deepEqual(missedIn(['tea at /', false], ['cup at /', false], ['tea at /', false]), ['cup', 'tea']);
});

it('one that no step ever saw is missed, unless it draws nothing of its own', () => {
  assert.deepEqual(missedIn(['tea at /', true]), ['cup']);
});

it('one that is looked at before or after is not', () => {
  assert.deepEqual(missedIn(['tea at /', false], ['tea at /', true], ['cup at /', true], ['cup at /', false]), []);
});

it('one that was gone on one route is not, where axe looked at it on another', () => {
  assert.deepEqual(missedIn(['tea at /', true], ['tea at /cummies', false], ['cup at /', true]), []);
});

it('pages that are no screens are told apart by their routes', () => {
  const screens = [
    ['tea at /', true],
    ['cup at /', true],
  ] as const;
  assert.deepEqual(missedIn(...screens, ['page at /', true], ['page at /cummies', false]), ['page at /cummies']);
});
