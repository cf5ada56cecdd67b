/** `npm run site [-- REPORT…]`: the specification as pages to read, in `out/site`, from the reports of runs. */
import { wordsOf } from '../tools/command-line.ts';
import { inProject, named } from '../tools/project.ts';
import { ensureScreenshots, screenshotFolder } from './screenshots/take-screenshots.ts';
import { buildSite } from './site/build-site.ts';
import { allPictures, filesOf } from './site/pictures.ts';
import { readReports, ReportError } from './site/report.ts';

const words = wordsOf({
  usage: 'npm run site -- [REPORT…]',
  about:
    'The specification as pages, in out/site, from what conformance wrote with --report; out/report unless said.\n  It takes the pictures first that are missing or old.',
  accepts: () => true,
});
if (words) {
  try {
    const lanes = await readReports(words.length === 0 ? [inProject('out', 'report')] : words);
    const pictures = allPictures();
    await ensureScreenshots(pictures.flatMap(filesOf));
    const folder = inProject('out', 'site');
    const pages = await buildSite({ lanes, pictures, pictureFolder: screenshotFolder, folder });
    console.log(`${pages} pages in ${named(folder)}; open ${named(folder)}/index.html`);
  } catch (error) {
    if (!(error instanceof ReportError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
