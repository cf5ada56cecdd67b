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
import { filesOf, isTaken, type Picture } from './pictures.ts';
import type { LaneReport } from './report.ts';
import { idsOf, placeOf, readSpecification, type Sentence } from './specification.ts';

/** What a site is made of, besides the features. */
export interface Site {
  readonly lanes: readonly LaneReport[];
  /** Those that there are are shown. */
  readonly pictures: readonly Picture[];
  /** Where their files are. */
  readonly pictureFolder: string;
  /** Is emptied first. */
  readonly folder: string;
}

/** Writes the whole site. Resolves with the number of its pages. */
export async function buildSite({ lanes, pictures: wanted, pictureFolder, folder }: Site): Promise<number> {
  const { entries } = await readRequirements(join(corpus.folder, corpus.requirements), corpus.requirements);
  const chapters = readSpecification();
  const sentences = chapters.flatMap(({ rules }) => rules);
  const pictures = wanted.filter((picture) => isTaken(picture, pictureFolder));
  const pictureOf = pictureFinder(lanes, pictures);
  const pages: readonly [string, Html][] = [
    ['index.html', contentsPage(chapters, lanes, entries)],
    ['requirements.html', requirementsPage(entries, sentences, lanes)],
    ['differences.html', differencesPage(lanes, sentences)],
    ['texts.html', textsPage(sentences)],
    ['timings.html', timingsPage(entries, sentences)],
    ['states.html', await statesPage(await declaredTransitions())],
    ['screens.html', screensPage(pictures)],
    ...chapters.map((chapter): [string, Html] => [chapter.file, chapterPage(chapter, lanes, pictureOf)]),
  ];
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'pictures'), { recursive: true });
  await copyFile(new URL('site.css', import.meta.url), join(folder, 'site.css'));
  for (const file of pictures.flatMap(filesOf))
    await copyFile(join(pictureFolder, file), join(folder, 'pictures', file));
  for (const [file, { markup }] of pages) await writeFile(join(folder, file), markup);
  return pages.length;
}

/** The screen that a sentence is about: the one that it is named after, else where most of its scenarios end. */
function pictureFinder(
  lanes: readonly LaneReport[],
  pictures: readonly Picture[],
): (sentence: Sentence) => Picture | null {
  const of = (screen: string | undefined): Picture | null =>
    pictures.find((picture) => picture.screen.toLowerCase() === screen?.toLowerCase()) ?? null;
  return (sentence) => {
    const own = pictures.find((picture) => picture.sentence === placeOf(sentence));
    if (own) return own;
    const [kind, name = ''] = sentence.id.split('.');
    const named = kind === 'screen' ? of(name.replaceAll('-', '')) : null;
    if (named) return named;
    const ends = lanes.flatMap(({ scenarios }) =>
      idsOf(sentence).map((id) => scenarios.get(id)?.screens.findLast((screen) => of(screen))),
    );
    const [most] = [
      ...Map.groupBy(
        ends.filter((screen) => screen !== undefined),
        (screen) => screen,
      ),
    ].toSorted(([, some], [, others]) => others.length - some.length);
    return of(most?.[0]);
  };
}
