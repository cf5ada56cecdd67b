/** `npm run examples [-- NAME…]`: builds the examples with the packed package, and signs in to them in a browser. */
import { oneOf, readProcessArguments } from '../tools/command-line.ts';
import { examples } from './examples/examples.ts';
import { runExamples } from './examples/run-examples.ts';

const args = readProcessArguments({
  usage: 'npm run examples -- [NAME…] [--latest]',
  about:
    'Packs the npm package, builds the apps in examples/ with it, and signs in to each of them in a browser, on the Auth ' +
    'emulator. If an app has tests, runs its tests instead of this sign-in. The apps are built in a folder for temporary files, which keeps their node_modules for the next run.',
  options: {
    latest: { help: 'Install the latest version of every package that an app uses, as a new app does.' },
  },
  positionals: {
    help: {
      'NAME…':
        'Names of examples, the folders in examples/. With "init-" in front, as in init-vue, the command ' +
        '"doorstep-auth init" writes the sign-in page of the app. Default: all.',
    },
    parse: oneOf(examples.map(({ name }) => name)),
  },
});

if (args) {
  const selected = examples.filter(({ name }) => args.positionals.length === 0 || args.positionals.includes(name));
  const { passed, failed } = await runExamples(selected, console.log, args.values.latest);
  console.log(`\nexamples: ${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
