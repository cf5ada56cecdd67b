import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { digestFiles, sources } from '../../tools/bundle/fingerprint.ts';
import { inProject } from '../../tools/project.ts';

export const measuredFolder = inProject('build', 'measured-stories');

export interface Finding {
  readonly story: string;
  readonly language: string;
  /** Size of the text, in percent of the normal size. */
  readonly letters: number;
  readonly problem: string;
}

interface Result {
  /** Digest of the source files at the time of the measurement. */
  readonly digest: string;
  readonly findings: readonly Finding[];
}

/** Stores the findings of each story and language in a file, so that a stopped measurement can be continued. */
export interface MeasuredStories {
  /**
   * Returns null if the story was not measured in this language, or if a source file has changed since the measurement.
   */
  read(story: string, language: string): Promise<readonly Finding[] | null>;
  write(story: string, language: string, findings: readonly Finding[]): Promise<void>;
}

export async function openMeasuredStories(folder: string, digest = digestStories()): Promise<MeasuredStories> {
  await mkdir(folder, { recursive: true });
  const toFile = (story: string, language: string): string => join(folder, `${story}-${language}.json`);
  return {
    async read(story, language) {
      const file = toFile(story, language);
      if (!existsSync(file)) return null;
      // The cast is safe: only `write` creates these files.
      const result = JSON.parse(await readFile(file, 'utf8')) as Result;
      return result.digest === digest ? result.findings : null;
    },
    async write(story, language, findings) {
      const result: Result = { digest, findings };
      await writeFile(toFile(story, language), JSON.stringify(result));
    },
  };
}

const digestStories = (): string =>
  digestFiles([...sources, 'stories/**', '.ladle/**', 'scripts/stories/**', 'driver/visitor/legibility.ts']);

/** Returns the name of the picture of a story, without its folder. */
export const pictureName = (story: string, language: string, letters: number): string =>
  `${story}-${language}-${letters}.png`;
