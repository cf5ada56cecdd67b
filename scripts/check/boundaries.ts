import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { root } from '../../tools/project.ts';
import { everything, rooms as ourRooms, testPackages, type Room } from './boundary-rules.ts';
import { importsOf, type Import } from './imports.ts';
import type { Check } from './outcome.ts';

type Rooms = Readonly<Record<string, Room>>;

/** Holds every import of the project to `boundary-rules.ts`. */
export const boundaries: Check = {
  name: 'import boundaries',
  async run() {
    const files = globSync(
      '{src,services,pages,driver,tools,steps,harness,scripts,fixtures,stories,.ladle}/**/*.{ts,tsx,mts,js,jsx,mjs}',
      {
        cwd: root,
      },
    );
    files.push('vite.config.ts');
    const paths = files.map((file) => file.replaceAll('\\', '/')).toSorted();
    return {
      summary: `${paths.length} files in ${Object.keys(ourRooms).length} rooms`,
      problems: paths.flatMap((path) => problemsIn(path, readFileSync(posix.join(root, path), 'utf8'))),
    };
  },
};

/** What is wrong with the imports of a file of the project. */
function problemsIn(path: string, code: string): readonly string[] {
  try {
    return problemsOf(path, importsOf(path, code), ourRooms);
  } catch (error) {
    if (error instanceof SyntaxError) return [error.message];
    throw error;
  }
}

/** The room that a file is in, by name. */
export function roomOf(path: string, rooms: Rooms = ourRooms): string | null {
  const fitting = Object.entries(rooms).flatMap(([name, { paths }]) =>
    paths
      .filter((begin) => path === begin || (begin.endsWith('/') && path.startsWith(begin)))
      .map((begin) => ({ name, begin })),
  );
  return fitting.toSorted((one, other) => other.begin.length - one.begin.length)[0]?.name ?? null;
}

/** Every import of a file that its room does not allow. */
export function problemsOf(path: string, imports: readonly Import[], rooms: Rooms): readonly string[] {
  const name = roomOf(path, rooms);
  const room = name === null ? undefined : rooms[name];
  if (name === null || room === undefined) return [`${path}: is in no room of scripts/check/boundary-rules.ts`];
  const isTest = /\.test\.tsx?$/.test(path);

  return imports.flatMap((each) => {
    const reason = reasonAgainst(each, { path, name, room, isTest, rooms });
    return reason === null ? [] : [`${path}:${each.line}: ${reason}`];
  });
}

interface Importer {
  readonly path: string;
  readonly name: string;
  readonly room: Room;
  readonly isTest: boolean;
  readonly rooms: Rooms;
}

function reasonAgainst({ specifier, isType }: Import, { path, name, room, isTest, rooms }: Importer): string | null {
  const knows = isTest ? [name, ...room.knows, ...(room.testsKnow ?? [])] : [name, ...room.knows];
  if (specifier === null) {
    return knows.includes(everything) ? null : 'imports what is only computed when it runs, which no check can follow';
  }
  if (!specifier.startsWith('.')) {
    const allowed = isTest ? [...room.packages, ...testPackages] : room.packages;
    if (allowed.some((each) => isPackage(specifier, each))) return null;
    return `${name} imports the package "${specifier}"; expected one of ${allowed.join(', ') || 'none'}`;
  }
  const target = posix.join(posix.dirname(path), specifier);
  const targetRoom = roomOf(target, rooms);
  if (targetRoom === null) return `imports ${target}, which is in no room of scripts/check/boundary-rules.ts`;
  if (knows.includes(targetRoom) || knows.includes(everything)) return null;
  const typesOf = room.knowsTypesOf ?? [];
  if (typesOf.includes(targetRoom)) {
    return isType ? null : `${name} may import types from ${targetRoom}, but imports values from ${target}`;
  }
  return `${name} imports ${target} (${targetRoom}); expected one of ${[...knows, ...typesOf].join(', ')}`;
}

/** `firebase/` allows `firebase/auth`, `node:` allows `node:fs`; `react` allows itself only. */
function isPackage(specifier: string, allowed: string): boolean {
  return specifier === allowed || (/[/:]$/.test(allowed) && specifier.startsWith(allowed));
}
