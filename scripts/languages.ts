/** `npm run languages [-- TAG…]`: lists what is missing or wrong in translations. */
import { readProcessArguments } from '../tools/command-line.ts';
import { findLanguageProblems } from './languages/check-languages.ts';

const args = readProcessArguments({
  usage: 'npm run languages [-- TAG…]',
  about: 'Lists what is missing or wrong in the languages in src/locales, such as de. Default: all of them.',
  positionals: { help: { TAG: 'The tag of a language.' } },
});
if (args) {
  const problems = await findLanguageProblems(args.positionals.length > 0 ? args.positionals : undefined);
  for (const [tag, list] of problems) {
    console.log(list.length === 0 ? `✓ ${tag}` : `✗ ${tag}: ${list.length} problems\n  ${list.join('\n  ')}`);
    if (list.length > 0) process.exitCode = 1;
  }
}
