/** `npm run stories [-- build]`: shows every screen in each of its states, in the browser or as static pages. */
import serve from '@ladle/react/serve';
import { oneOf, readProcessArguments } from '../tools/command-line.ts';
import { root } from '../tools/project.ts';
import { buildStories } from './stories/build-stories.ts';

const args = readProcessArguments({
  usage: 'npm run stories -- [build]',
  about: 'Shows every screen in each of its states in the browser.',
  positionals: { name: 'build', help: 'Write static pages to build/stories instead.', parse: oneOf(['build']), max: 1 },
});

if (args?.positionals.includes('build')) {
  await buildStories();
} else if (args) {
  // Ladle looks for its configuration, .ladle/, in the current folder.
  process.chdir(root);
  await serve();
}
