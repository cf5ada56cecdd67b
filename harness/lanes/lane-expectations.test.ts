import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { readLaneExpectations } from './lane-expectations.ts';
import { defineLane } from './lanes.ts';
import { flowRenderer } from './renderers.ts';

const entry = `
- id: route.home > Home
  fails-with: saw "Hello"
  because: the reference greets
  decision: reference-fault
`;

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'doorstep-expectations-'));
  await writeFile(join(folder, 'drawn.yaml'), entry);
  await writeFile(join(folder, 'drawn-fake.yaml'), entry.replace('route.home', 'route.login'));
  await writeFile(join(folder, 'drawn-wire.yaml'), entry);
});
after(() => rm(folder, { recursive: true }));

async function readIds(renderer: string, backend: string): Promise<readonly string[]> {
  const lane = defineLane({ renderer: flowRenderer(renderer), backend: { name: backend } });
  return (await readLaneExpectations({ folder, expectations: '.' }, lane)).map(({ id }) => id);
}

test('the expectations of a lane are those of its renderer, then its own', async () => {
  assert.deepEqual(await readIds('drawn', 'fake'), ['route.home > Home', 'route.login > Home']);
  assert.deepEqual(await readIds('drawn', 'emulator'), ['route.home > Home']);
  assert.deepEqual(await readIds('another', 'fake'), []);
});

test('a scenario that is listed in both files is an error', async () => {
  await assert.rejects(
    readIds('drawn', 'wire'),
    /drawn\.yaml and drawn-wire\.yaml: "route\.home > Home" is listed twice/,
  );
});
