import { existsSync } from 'node:fs';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { corpus } from '../../harness/corpus/corpus.ts';
import { readRequirements } from '../../harness/corpus/requirements.ts';
import type { MatrixReport } from '../../harness/matrix/report.ts';
import { readTable } from '../../harness/matrix/table.ts';
import { declaredTransitions } from '../../harness/transitions/transitions.ts';
import { copyDocs } from '../../tools/package/copy-docs.ts';
import { inProject } from '../../tools/project.ts';
import { listAllTranslatedFiles } from '../screenshots/translations.ts';
import { buildScripts } from './build-scripts.ts';
import { toPictureFile } from './document-renderer.ts';
import { listTargets, readme, readText, toDocumentPage } from './documents.ts';
import { featureDocuments, listGuides } from './guides.ts';
import type { Html } from './html.ts';
import { listAreas } from './navigation.ts';
import { renderPage, type Page } from './page.ts';
import { chapterPage } from './pages/chapter.ts';
import { contentsPage } from './pages/contents.ts';
import { differencesPage } from './pages/differences.ts';
import { disturbancesPage } from './pages/disturbances.ts';
import { languagesPage } from './pages/languages.ts';
import { requirementsPage, limitsPage } from './pages/requirements.ts';
import { resultsPage } from './pages/results.ts';
import { searchPage } from './pages/search.ts';
import { startPage } from './pages/start.ts';
import { statesPage } from './pages/states.ts';
import { textsPage } from './pages/texts.ts';
import { hasFiles, listFiles, screensPage, type Picture } from './pictures.ts';
import type { LaneReport } from './results.ts';
import { listSearchSections } from './search-sections.ts';
import { linkTo, listIds, readSpecification, type RuleSection } from './specification.ts';

export interface Site {
  readonly lanes: readonly LaneReport[];
  /** The result of `npm run matrix`; null if it has not run. */
  readonly matrix: MatrixReport | null;
  readonly pictures: readonly Picture[];
  readonly pictureFolder: string;
  /** Folder for the site. Its content is deleted first. */
  readonly folder: string;
}

/** Writes the site, and the docs for coding assistants. Returns the number of HTML pages. */
export async function buildSite(site: Site): Promise<number> {
  const { lanes, pictureFolder, folder } = site;
  const { entries } = await readRequirements(join(corpus.folder, corpus.requirements), corpus.requirements);
  const chapters = readSpecification();
  const rules = chapters.flatMap((chapter) => chapter.rules);
  const pictures = site.pictures.filter((picture) => hasFiles(picture, pictureFolder));
  const translatedFiles = listAllTranslatedFiles().filter((file) => existsSync(join(pictureFolder, file)));
  const findPicture = createPictureFinder(lanes, pictures);
  const targets = listTargets(chapters);
  const guides = listGuides().map((guide) => toDocumentPage(guide, readText(guide), targets));
  const documents = featureDocuments.map((document) => toDocumentPage(document, readText(document), targets));
  const start = startPage(readText(readme), targets, chapters, lanes);
  const pages: readonly Page[] = [
    start,
    ...guides,
    ...documents,
    toPage('specification.html', 'A sign-in widget, rule by rule', contentsPage(chapters, lanes, entries)),
    toPage('requirements.html', 'Requirements', requirementsPage(entries, rules, lanes)),
    toPage('texts.html', 'Texts', textsPage(rules)),
    toPage('limits.html', 'Delays and limits', limitsPage(entries, rules)),
    toPage('states.html', 'States', await statesPage(await declaredTransitions())),
    toPage('screens.html', 'Screens', screensPage(pictures)),
    toPage(
      'languages.html',
      'Languages',
      languagesPage((file) => translatedFiles.includes(file)),
    ),
    toPage('results.html', 'Results', resultsPage(lanes, site.matrix)),
    toPage('differences.html', 'Differences', differencesPage(lanes, rules, guides)),
    toPage('disturbances.html', 'Disturbances', disturbancesPage(readTable(), site.matrix)),
    ...chapters.map((each) => toPage(each.file, each.name, chapterPage(each, lanes, findPicture))),
    searchPage,
  ];
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'pictures'), { recursive: true });
  await copyFile(new URL('site.css', import.meta.url), join(folder, 'site.css'));
  for (const file of [...pictures.flatMap(listFiles), ...translatedFiles])
    await copyFile(join(pictureFolder, file), join(folder, 'pictures', file));
  for (const picture of [start, ...guides, ...documents].flatMap((page) => page.pictures))
    await copyTo(join(folder, toPictureFile(picture)), inProject(picture));
  await copyDocs(folder);
  await buildScripts(folder);
  const sections = listSearchSections(guides, documents, chapters);
  await writeFile(join(folder, 'search-sections.js'), `globalThis.searchSections = ${JSON.stringify(sections)};\n`);
  const areas = listAreas(chapters);
  for (const page of pages) await writeTo(join(folder, page.file), renderPage(page, areas).markup);
  return pages.length;
}

const toPage = (file: string, title: string, content: Html): Page => ({ file, title, content });

async function writeTo(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

async function copyTo(file: string, original: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await copyFile(original, file);
}

/**
 * Returns a function that finds the picture for a Rule. It returns the first of these pictures that exists:
 *
 * - the picture that links to the Rule
 * - the picture of the screen in the Rule's ID, such as `sign-in` in `screen.sign-in`
 * - the picture of the screen on which most of the Rule's scenarios end
 */
function createPictureFinder(lanes: readonly LaneReport[], pictures: readonly Picture[]) {
  const findByScreen = (screen: string | undefined): Picture | null =>
    pictures.find((picture) => picture.screen.toLowerCase() === screen?.toLowerCase()) ?? null;
  return (rule: RuleSection): Picture | null => {
    const [kind, name = ''] = rule.id.split('.');
    const own = pictures.find((picture) => picture.rule === linkTo(rule));
    const preferred = own ?? (kind === 'screen' ? findByScreen(name.replaceAll('-', '')) : null);
    if (preferred) return preferred;
    const lastScreens = lanes.flatMap(({ scenarios }) =>
      listIds(rule).flatMap((id) => scenarios.get(id)?.screens.findLast((screen) => findByScreen(screen)) ?? []),
    );
    const groups = [...Map.groupBy(lastScreens, (screen) => screen).values()];
    const [mostFrequent] = groups.toSorted((one, other) => other.length - one.length);
    return findByScreen(mostFrequent?.[0]);
  };
}
