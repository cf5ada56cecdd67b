/**
 * `npm run stories [-- build | measure]`: shows every screen in each of its states in the browser. `build` writes
 * static pages instead. `measure` measures the screens in several languages instead.
 */
import serve from '@ladle/react/serve';
import { oneOf, readProcessArguments } from '../tools/command-line.ts';
import { root } from '../tools/project.ts';
import { buildStories } from './stories/build-stories.ts';
import { letterSizes, measuredLanguages, measureStories } from './stories/measure-stories.ts';

const args = readProcessArguments({
  usage: 'npm run stories -- [build | measure]',
  about:
    'Shows every screen in each of its states in the browser. "measure" shows every screen in several languages on a ' +
    'narrow phone, with usual letters and with letters twice as large, and lists what is cut off, overlaps or leaves ' +
    'the card, and what axe finds.',
  positionals: {
    name: 'build|measure',
    help: 'Write static pages to build/stories, or measure the screens.',
    parse: oneOf(['build', 'measure']),
    max: 1,
  },
  options: {
    locale: {
      value: 'TAG',
      help: `Measure this language; may be repeated. Default: ${measuredLanguages.join(', ')}.`,
      multiple: true,
    },
    story: {
      value: 'TEXT',
      help: 'Measure only stories with this text in their names; may be repeated.',
      multiple: true,
    },
  },
});

if (args?.positionals.includes('build')) {
  await buildStories();
} else if (args?.positionals.includes('measure')) {
  const { locale, story } = args.values;
  const languages = locale.length > 0 ? locale : measuredLanguages;
  const { stories, findings } = await measureStories(languages, story, ({ story: name, language, letters, problem }) =>
    console.log(`${name}, ${language}, letters of ${letters} %: ${problem}`),
  );
  console.log(
    `${stories} stories in ${languages.length} languages with ${letterSizes.length} sizes of letters: ${findings.length} findings`,
  );
  if (stories === 0 || findings.length > 0) process.exitCode = 1;
} else if (args) {
  // Ladle looks for its configuration, .ladle/, in the current folder.
  process.chdir(root);
  await serve();
}
