import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import build from '@ladle/react/build';
import { inProject, toProjectPath, root } from '../../tools/project.ts';

const folder = inProject('build', 'stories');

/** Builds the stories as static pages. Rejects where it failed, which Ladle itself does not tell. */
export async function buildStories(): Promise<string> {
  // Ladle looks for its configuration, .ladle/, where it is started.
  process.chdir(root);
  await rm(folder, { recursive: true, force: true });
  await build();
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`expected pages in ${toProjectPath(folder)}, saw none`);
  return folder;
}
