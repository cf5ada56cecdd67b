/** `npm run languages [-- TAG…]`: lists what is missing or wrong in translations. */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { oneOf, readProcessArguments } from '../tools/command-line.ts';
import { root } from '../tools/project.ts';
import { findLanguageProblems } from './languages/check-languages.ts';

const tags = globSync('src/locales/*.ts', { cwd: root }).map((path) => basename(path, '.ts'));

const args = readProcessArguments({
  usage: 'npm run languages -- [TAG…]',
  about: 'Lists what is missing or wrong in the translations in src/locales.',
  positionals: { help: { 'TAG…': 'Tags of languages, such as de. Default: all.' }, parse: oneOf(tags) },
});
if (args) {
  const problems = await findLanguageProblems(args.positionals.length > 0 ? args.positionals : undefined);
  for (const [tag, list] of problems) {
    console.log(
      list.length === 0
        ? `✓ ${tag}: no text is missing or wrong`
        : `✗ ${tag}: ${list.length} problems\n  ${list.join('\n  ')}`,
    );
    if (list.length > 0) process.exitCode = 1;
  }
}
