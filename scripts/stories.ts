/** `npm run stories [-- build]`: every screen in each of its states, in the browser, or as static pages in `build/stories`. */
import build from '@ladle/react/build';
import serve from '@ladle/react/serve';
import config from '../.ladle/config.mjs';

const [command = 'serve', ...rest] = process.argv.slice(2);
if (rest.length > 0 || !['serve', 'build'].includes(command)) {
  console.error(`expected nothing or "build"; found "${[command, ...rest].join(' ')}"`);
  process.exitCode = 1;
} else if (command === 'build') {
  await build(config);
} else {
  await serve(config);
}
