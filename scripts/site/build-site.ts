import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { corpus } from '../../harness/corpus/corpus.ts';
import { readRequirements } from '../../harness/corpus/requirements.ts';
import { declaredTransitions } from '../../harness/transitions/transitions.ts';
import type { Html } from './html.ts';
import { chapterPage } from './pages/chapter.ts';
import { contentsPage } from './pages/contents.ts';
import { differencesPage } from './pages/differences.ts';
import { requirementsPage } from './pages/requirements.ts';
import { screensPage } from './pages/screens.ts';
import { statesPage } from './pages/states.ts';
import { textsPage } from './pages/texts.ts';
import { timingsPage } from './pages/timings.ts';
import { hasFiles, listFiles, type Picture } from './pictures.ts';
import type { LaneReport } from './report.ts';
import { linkTo, listIds, readSpecification, type RuleSection } from './specification.ts';

export interface Site {
  readonly lanes: readonly LaneReport[];
  /** Pictures without files are left out. */
  readonly pictures: readonly Picture[];
  /** Folder with the files of the pictures. */
  readonly pictureFolder: string;
  /** Folder for the site. Its content is deleted first. */
  readonly folder: string;
}

/** Writes the site and returns the number of its pages. */
export async function buildSite(site: Site): Promise<number> {
  const { lanes, pictureFolder, folder } = site;
  const { entries } = await readRequirements(join(corpus.folder, corpus.requirements), corpus.requirements);
  const chapters = readSpecification();
  const rules = chapters.flatMap((chapter) => chapter.rules);
  const pictures = site.pictures.filter((picture) => hasFiles(picture, pictureFolder));
  const findPicture = createPictureFinder(lanes, pictures);
  const pages: readonly [string, Html][] = [
    ['index.html', contentsPage(chapters, lanes, entries)],
    ['requirements.html', requirementsPage(entries, rules, lanes)],
    ['differences.html', differencesPage(lanes, rules)],
    ['texts.html', textsPage(rules)],
    ['timings.html', timingsPage(entries, rules)],
    ['states.html', await statesPage(await declaredTransitions())],
    ['screens.html', screensPage(pictures)],
    ...chapters.map((chapter): [string, Html] => [chapter.file, chapterPage(chapter, lanes, findPicture)]),
  ];
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'pictures'), { recursive: true });
  await copyFile(new URL('site.css', import.meta.url), join(folder, 'site.css'));
  for (const file of pictures.flatMap(listFiles))
    await copyFile(join(pictureFolder, file), join(folder, 'pictures', file));
  for (const [file, { markup }] of pages) await writeFile(join(folder, file), markup);
  return pages.length;
}

/** Returns a function that finds the picture of a Rule: its own, that of the screen in its id, or where most scenarios end. */
function createPictureFinder(
  lanes: readonly LaneReport[],
  pictures: readonly Picture[],
): (rule: RuleSection) => Picture | null {
  const findByScreen = (screen: string | undefined): Picture | null =>
    pictures.find((picture) => picture.screen.toLowerCase() === screen?.toLowerCase()) ?? null;
  return (rule) => {
    const own = pictures.find((picture) => picture.rule === linkTo(rule));
    if (own) return own;
    const [kind, name = ''] = rule.id.split('.');
    const ofScreenInId = kind === 'screen' ? findByScreen(name.replaceAll('-', '')) : null;
    if (ofScreenInId) return ofScreenInId;
    const lastScreens = lanes.flatMap(({ scenarios }) =>
      listIds(rule).flatMap((id) => scenarios.get(id)?.screens.findLast((screen) => findByScreen(screen)) ?? []),
    );
    const groups = [...Map.groupBy(lastScreens, (screen) => screen)];
    const [mostFrequent] = groups.toSorted(([, one], [, other]) => other.length - one.length);
    return findByScreen(mostFrequent?.[0]);
  };
}
