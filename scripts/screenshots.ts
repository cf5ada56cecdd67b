/**
 * `npm run screenshots [-- NAME…]`: takes pictures of every story and of our app's pages, into `out/screenshots`. With
 * `--readme` or `--docs`, takes only the pictures of the README or of the other docs.
 */
import { readProcessArguments } from '../tools/command-line.ts';
import { toProjectPath } from '../tools/project.ts';
import { docsPictureFolder, takeDocsPictures } from './screenshots/docs-pictures.ts';
import { animationFile, recordSignIn, stillFile } from './screenshots/record-sign-in.ts';
import { screenshotFolder, takeScreenshots } from './screenshots/take-screenshots.ts';

const args = readProcessArguments(
  {
    usage: 'npm run screenshots -- [--readme | --docs | NAME…]',
    about:
      'Takes pictures of every screen in each of its states, on a phone and a desktop, light and dark, into out/screenshots.',
    options: {
      readme: { help: 'Instead, take the pictures of the README: a sign-in, animated and still.' },
      docs: { help: 'Instead, take the pictures of the other docs, into docs/pictures.' },
    },
    positionals: { help: { 'NAME…': 'Only screens with this text in their names.' } },
  },
  ({ values: { readme, docs }, positionals: [name] }) => {
    if (readme && docs) return '--readme cannot be combined with --docs.';
    if (name === undefined || !(readme || docs)) return null;
    return `--${readme ? 'readme' : 'docs'} cannot be combined with a NAME, such as '${name}'.`;
  },
);
if (args?.values.readme) {
  await recordSignIn();
  console.log(`${toProjectPath(animationFile)}, ${toProjectPath(stillFile)}`);
} else if (args?.values.docs) {
  const taken = await takeDocsPictures();
  console.log(`${taken} pictures in ${toProjectPath(docsPictureFolder)}`);
} else if (args) {
  const taken = await takeScreenshots(args.positionals);
  if (taken > 0) console.log(`${taken} pictures in ${toProjectPath(screenshotFolder)}`);
  else {
    console.error(
      `error: no screen has "${args.positionals.join('" or "')}" in its name. A name is, for example, app--cummies.`,
    );
    process.exitCode = 2;
  }
}
