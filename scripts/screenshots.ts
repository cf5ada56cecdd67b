/**
 * `npm run screenshots [-- part of a name…]`: a picture of every screen in each of its states, which are the stories,
 * and of the product's own pages; phone and desktop, light and dark, in `out/screenshots`.
 */
import { wordsOf } from '../tools/command-line.ts';
import { named } from '../tools/project.ts';
import { screenshotFolder, takeScreenshots } from './screenshots/take-screenshots.ts';

const parts = wordsOf({
  usage: 'npm run screenshots -- [part of a name…]',
  about:
    'A picture of every screen in each of its states, in out/screenshots, on a phone and a desktop, light and dark; or of those\n  with such a name.',
  accepts: () => true,
});
if (parts) {
  const taken = await takeScreenshots(parts);
  if (taken > 0) console.log(`${taken} pictures in ${named(screenshotFolder)}`);
  else {
    console.error(`no screen has ${parts.join(' or ')} in its name; without a name, there are pictures of all`);
    process.exitCode = 2;
  }
}
