import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import build from '@ladle/react/build';
import { inProject, toProjectPath, root } from '../../tools/project.ts';

const folder = inProject('build', 'stories');

/**
 * Builds the stories as static pages and returns their folder. Ladle does not report failures, so this function rejects
 * if the pages are missing.
 */
export async function buildStories(): Promise<string> {
  // Ladle looks for its configuration, .ladle/, in the current folder.
  process.chdir(root);
  await rm(folder, { recursive: true, force: true });
  await build();
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`Building the stories failed: ${toProjectPath(folder)}/index.html is missing.`);
  return folder;
}
