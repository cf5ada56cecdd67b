/** `npm run stories [-- build]`: every screen in each of its states, in the browser, or as static pages in `build/stories`. */
import serve from '@ladle/react/serve';
import { wordsOf } from '../tools/command-line.ts';
import { root } from '../tools/project.ts';
import { buildStories } from './stories/build-stories.ts';

const words = wordsOf({
  usage: 'npm run stories -- [build]',
  about: 'Every screen in each of its states, in the browser; with "build" as static pages in build/stories.',
  accepts: (word) => word === 'build',
});

if (words?.includes('build')) {
  await buildStories();
} else if (words) {
  // Ladle looks for its configuration, .ladle/, where it is started.
  process.chdir(root);
  await serve();
}
