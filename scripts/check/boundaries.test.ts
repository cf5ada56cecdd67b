import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { problemsOf, roomOf } from './boundaries.ts';
import { everything, rooms, type Room } from './boundary-rules.ts';
import { importsOf } from './imports.ts';

const house: Readonly<Record<string, Room>> = {
  kitchen: { paths: ['src/kitchen/'], knows: ['cellar'], packages: ['pans', 'knives/'], deployed: true },
  cellar: { paths: ['src/cellar/'], knows: [], knowsTypesOf: ['wine list'], packages: [], deployed: true },
  'wine list': { paths: ['src/cellar/list.ts'], knows: [], packages: [], deployed: false },
  guests: { paths: ['src/guests/'], knows: [], testsKnow: ['kitchen'], packages: [], deployed: true },
  butler: { paths: ['butler/'], knows: [everything], packages: ['node:'], deployed: false },
};
const see = (path: string, code: string): readonly string[] => problemsOf(path, importsOf(path, code), house);

describe('a boundary', () => {
  it('lets a room import from itself and from rooms that it knows', () => {
    assert.deepEqual(see('src/kitchen/cook.ts', `import './stove.ts'; import { b } from '../cellar/bottle.ts';`), []);
  });

  it('keeps a room from one that it does not know, and says where', () => {
    assert.deepEqual(see('src/cellar/bottle.ts', `\nexport { c } from '../kitchen/cook.ts';`), [
      'src/cellar/bottle.ts:2: cellar imports src/kitchen/cook.ts (kitchen); expected one of cellar, wine list',
    ]);
  });

  it('holds for dynamic imports and for types too', () => {
    assert.equal(see('src/guests/ada.ts', `const order = () => import('../kitchen/cook.ts');`).length, 1);
    assert.equal(see('src/guests/ada.ts', `type Order = import('../kitchen/cook.ts').Order;`).length, 1);
  });

  it('may be open for types only', () => {
    assert.deepEqual(see('src/cellar/bottle.ts', `import type { Wine } from './list.ts';`), []);
    assert.match(see('src/cellar/bottle.ts', `import { wines } from './list.ts';`)[0] ?? '', /imports values/);
  });

  it('may be open for tests only', () => {
    assert.equal(see('src/guests/ada.ts', `import '../kitchen/cook.ts';`).length, 1);
    assert.deepEqual(see('src/guests/ada.test.ts', `import '../kitchen/cook.ts'; import 'node:test';`), []);
  });

  it('lets only named packages in', () => {
    assert.deepEqual(see('src/kitchen/cook.ts', `import 'pans'; import 'knives/bread';`), []);
    assert.match(see('src/kitchen/cook.ts', `import 'pans/iron';`)[0] ?? '', /"pans\/iron"; expected one of pans/);
    assert.match(see('src/cellar/bottle.ts', `import fs from 'node:fs';`)[0] ?? '', /expected one of none/);
  });

  it('refuses an import that only running would show, but where all is open', () => {
    assert.match(see('src/kitchen/cook.ts', 'import(name);')[0] ?? '', /no check can follow/);
    assert.deepEqual(see('butler/serve.ts', 'import(name); import "../src/kitchen/cook.ts";'), []);
  });

  it('refuses a file and a target that are in no room', () => {
    assert.match(see('attic/box.ts', '')[0] ?? '', /in no room/);
    assert.match(see('src/kitchen/cook.ts', `import '../attic/box.ts';`)[0] ?? '', /in no room/);
  });
});

describe('the rules', () => {
  it('put a file into the room with the longest path', () => {
    assert.equal(roomOf('src/adapters/auth-error.ts'), 'port');
    assert.equal(roomOf('src/adapters/shared/wire-error.ts'), 'shared by adapters');
    assert.equal(roomOf('src/adapters/fake/fake-backend.ts'), 'fake adapter');
    assert.equal(roomOf('steps/screen.steps.ts'), 'steps');
    assert.equal(roomOf('driver/visitor.ts'), 'driver');
  });

  it('speak only of rooms that there are', () => {
    for (const [name, { knows, knowsTypesOf = [], testsKnow = [] }] of Object.entries(rooms)) {
      for (const other of [...knows, ...knowsTypesOf, ...testsKnow]) {
        assert.ok(other === everything || other in rooms, `${name} knows ${other}`);
      }
    }
  });

  it('keep what is deployed from knowing what is not', () => {
    for (const [name, room] of Object.entries(rooms).filter(([, { deployed }]) => deployed)) {
      for (const other of room.knows) assert.ok(rooms[other]?.deployed, `${name} knows ${other}`);
    }
  });
});
