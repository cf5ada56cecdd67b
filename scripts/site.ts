/** `npm run site [-- REPORT…]`: writes the guides, the specification and the results of runs as web pages into `out/site`. */
import { readProcessArguments } from '../tools/command-line.ts';
import { inProject, toProjectPath } from '../tools/project.ts';
import { ensureScreenshots, screenshotFolder } from './screenshots/take-screenshots.ts';
import { listAllTranslatedFiles } from './screenshots/translations.ts';
import { buildSite } from './site/build-site.ts';
import { listFiles, listPictures } from './site/pictures.ts';
import { readMatrixReport, readReports, ReportError } from './site/results.ts';

const args = readProcessArguments({
  usage: 'npm run site -- [--draft] [REPORT…]',
  about:
    'Writes the guides, the specification and the results of runs as web pages into out/site. Takes missing and outdated screenshots first.',
  options: {
    draft: {
      help: 'Quick preview of the guides: takes no screenshots; reads no report, unless REPORT names it.',
    },
  },
  positionals: {
    help: { 'REPORT…': 'Folder that npm run conformance or npm run matrix wrote with --report. Default: out/report.' },
  },
});
if (args) {
  const { draft } = args.values;
  try {
    const reports = args.positionals.length === 0 && !draft ? [inProject('out', 'report')] : args.positionals;
    const lanes = await readReports(reports);
    const matrix = await readMatrixReport(reports);
    const pictures = listPictures();
    if (!draft) await ensureScreenshots([...pictures.flatMap(listFiles), ...listAllTranslatedFiles()]);
    const folder = inProject('out', 'site');
    const pages = await buildSite({ lanes, matrix, pictures, pictureFolder: screenshotFolder, folder });
    console.log(`${pages} pages in ${toProjectPath(folder)}; open ${toProjectPath(folder)}/index.html`);
  } catch (error) {
    if (!(error instanceof ReportError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
