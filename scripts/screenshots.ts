/**
 * `npm run screenshots [-- part of a name…]`: a picture of every screen in each of its states, which are the stories,
 * and of the product's own pages; phone and desktop, light and dark, in `out/screenshots`.
 */
import { wordsOf } from './command-line.ts';
import { takeScreenshots } from './screenshots/take-screenshots.ts';

const parts = wordsOf({
  usage: 'npm run screenshots -- [part of a name…]',
  about:
    'A picture of every screen in each of its states, in out/screenshots, which takes minutes; or of those with such a name.',
  accepts: () => true,
});
if (parts) await takeScreenshots(parts);
