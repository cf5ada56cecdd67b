import { existsSync } from 'node:fs';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { corpus } from '../../harness/corpus/corpus.ts';
import { readRequirements } from '../../harness/corpus/requirements.ts';
import type { MatrixReport } from '../../harness/matrix/report.ts';
import { readTable } from '../../harness/matrix/table.ts';
import { declaredTransitions } from '../../harness/transitions/transitions.ts';
import { copyDocs } from '../../tools/package/copy-docs.ts';
import { listAllTranslatedFiles } from '../screenshots/translations.ts';
import { readDocuments } from './documents.ts';
import { page, type Html } from './html.ts';
import { chapterPage } from './pages/chapter.ts';
import { contentsPage } from './pages/contents.ts';
import { differencesPage } from './pages/differences.ts';
import { disturbancesPage } from './pages/disturbances.ts';
import { languagesPage } from './pages/languages.ts';
import { requirementsPage, limitsPage } from './pages/requirements.ts';
import { statesPage } from './pages/states.ts';
import { textsPage } from './pages/texts.ts';
import { hasFiles, listFiles, screensPage, type Picture } from './pictures.ts';
import type { LaneReport } from './results.ts';
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

type Page = readonly [file: string, title: string, content: Html];

/** Writes the site, and the docs for coding assistants. Returns the number of HTML pages. */
export async function buildSite(site: Site): Promise<number> {
  const { lanes, pictureFolder, folder } = site;
  const { entries } = await readRequirements(join(corpus.folder, corpus.requirements), corpus.requirements);
  const chapters = readSpecification();
  const rules = chapters.flatMap((chapter) => chapter.rules);
  const pictures = site.pictures.filter((picture) => hasFiles(picture, pictureFolder));
  const translatedFiles = listAllTranslatedFiles().filter((file) => existsSync(join(pictureFolder, file)));
  const findPicture = createPictureFinder(lanes, pictures);
  const documents = readDocuments();
  const pages: readonly Page[] = [
    ['index.html', 'A sign-in widget, rule by rule', contentsPage(chapters, lanes, entries, site.matrix)],
    ['requirements.html', 'Requirements', requirementsPage(entries, rules, lanes)],
    ['differences.html', 'Differences', differencesPage(lanes, rules, documents)],
    ['texts.html', 'Texts', textsPage(rules)],
    ['limits.html', 'Delays and limits', limitsPage(entries, rules)],
    ['states.html', 'States', await statesPage(await declaredTransitions())],
    ['screens.html', 'Screens', screensPage(pictures)],
    ['languages.html', 'Languages', languagesPage((file) => translatedFiles.includes(file))],
    ['disturbances.html', 'Disturbances', disturbancesPage(readTable(), site.matrix)],
    ...documents.map((each): Page => [each.file, each.title, each.content]),
    ...chapters.map((each): Page => [each.file, each.name, chapterPage(each, lanes, findPicture)]),
  ];
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'pictures'), { recursive: true });
  await copyFile(new URL('site.css', import.meta.url), join(folder, 'site.css'));
  for (const file of [...pictures.flatMap(listFiles), ...translatedFiles])
    await copyFile(join(pictureFolder, file), join(folder, 'pictures', file));
  await copyDocs(folder);
  for (const [file, title, content] of pages) await writeFile(join(folder, file), page(file, title, content).markup);
  return pages.length;
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
