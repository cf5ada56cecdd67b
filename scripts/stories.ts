/**
 * `npm run stories [-- build | measure]`: shows every screen in each of its states in the browser. `build` writes
 * static pages. `measure` measures the screens in several languages.
 */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import serve from '@ladle/react/serve';
import { oneOf, readProcessArguments } from '../tools/command-line.ts';
import { parseShard } from '../harness/corpus/shard.ts';
import { inProject, root, toProjectPath } from '../tools/project.ts';
import { buildStories } from './stories/build-stories.ts';
import { letterSizes, measuredLanguages, measureStories } from './stories/measure-stories.ts';
import { measuredFolder } from './stories/measured-stories.ts';

/** The languages that stories can be drawn in. */
const languages = [
  'en',
  ...globSync('*.ts', { cwd: inProject('src', 'locales') }).map((name) => basename(name, '.ts')),
].toSorted();

const args = readProcessArguments(
  {
    usage: 'npm run stories -- [build | measure]',
    about:
      'Shows the stories in the browser: every screen in each of its states. "measure" shows every screen in several ' +
      'languages on a narrow phone, with letters of normal and of double size. It lists texts that are cut off, overlap ' +
      'or leave the card, and what the accessibility checker axe finds. It also draws one picture of all measured screens ' +
      'for each language and size.',
    positionals: {
      help: {
        build: 'Write static pages to build/stories.',
        measure: `Measure the screens. Write pictures and findings to ${toProjectPath(measuredFolder)}.`,
      },
      parse: oneOf(['build', 'measure']),
      max: 1,
    },
    options: {
      locale: {
        value: 'TAG',
        parse: oneOf(languages),
        help: `Measure this language; may be repeated. Default: ${measuredLanguages.join(', ')}.`,
        multiple: true,
      },
      story: {
        value: 'TEXT',
        help: 'Measure only stories with this text in their names; may be repeated.',
        multiple: true,
      },
      shard: { value: 'INDEX/TOTAL', parse: parseShard, help: 'Measure only this part of the stories, such as 1/4.' },
      continue: { help: 'Skip what an earlier, stopped run has measured. Also list its findings.' },
    },
  },
  ({ values: { locale, story, shard, continue: continues }, positionals: [action] }) =>
    action !== 'measure' && (locale.length > 0 || story.length > 0 || shard !== undefined || continues)
      ? 'The options need "measure".'
      : null,
);

if (args?.positionals.includes('build')) {
  await buildStories();
} else if (args?.positionals.includes('measure')) {
  const { locale, story: parts, shard = null, continue: continues } = args.values;
  const measured = locale.length > 0 ? locale : measuredLanguages;
  const { stories, findings, sheets } = await measureStories(
    { languages: measured, parts, shard, continues },
    ({ story, language, letters, problem }) =>
      console.log(`story ${story}, language ${language}, letters of ${letters} %: ${problem}`),
  );
  console.log(
    `${stories} stories in ${measured.length} languages with ${letterSizes.length} sizes of letters: ${findings.length} findings`,
  );
  console.log(`Pictures of all screens: ${sheets.map(toProjectPath).join(', ')}`);
  if (stories === 0 || findings.length > 0) process.exitCode = 1;
} else if (args) {
  // Ladle looks for its configuration, .ladle/, in the current folder.
  process.chdir(root);
  await serve();
}
