import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { expectationsOf } from './lane-expectations.ts';

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
const known = async (name: string) =>
  (await expectationsOf({ folder, expectations: '.' }, { name })).map(({ id }) => id);

test('what is known of its renderer goes before what is known of it alone', async () => {
  assert.deepEqual(await known('drawn:fake'), ['route.home > Home', 'route.login > Home']);
  assert.deepEqual(await known('drawn:emulator'), ['route.home > Home']);
  assert.deepEqual(await known('another:fake'), []);
});

test('what is known of its renderer is not told of it again', async () => {
  await assert.rejects(known('drawn:wire'), /drawn\.yaml and drawn-wire\.yaml: "route\.home > Home" is listed twice/);
});
