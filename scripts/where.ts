/**
 * `npm run where -- TEXT`: lists the places that contain a text, in the specification, the widget's messages, the docs
 * and the code.
 */
import { adviseOptions, findText, formatGroups } from '../harness/where/where.ts';
import { readProcessArguments } from '../tools/command-line.ts';

/** Maximum number of places to list for each kind of place, unless `--all` is set. */
const LIMIT = 20;

const args = readProcessArguments({
  usage: 'npm run where -- [--exact] [--all] TEXT',
  about:
    'Lists every message, feature, requirement, expectation, document and source file that contains a text, such as ' +
    '"Resend code in 0:15", or refers to a scenario, such as 03-17. Fails if it finds nothing. Capitals make no ' +
    'difference. A "…" in TEXT matches any text. A placeholder in a message, such as {email}, matches any value.',
  options: {
    exact: { help: 'Find only texts that are TEXT and nothing else, with the same capitals.' },
    all: { help: `List all places, not only the first ${LIMIT} of each kind.` },
  },
  positionals: { help: { TEXT: 'The text, or the ID of a scenario. Quotation marks are not needed.' } },
});
if (args) {
  const text = args.positionals.join(' ').trim();
  if (text === '') {
    console.error(
      'error: TEXT is missing. Example: npm run where -- "A network error has occurred"\nFor help, run: npm run where -- --help',
    );
    process.exitCode = 2;
  } else {
    const groups = await findText(text, args.values.exact);
    if (groups.length > 0) {
      const limit = args.values.all ? Infinity : LIMIT;
      console.log(formatGroups(groups, limit));
      const advice = adviseOptions(groups, limit, text, args.values.exact);
      if (advice !== null) console.log(`\n${advice}`);
    } else {
      const advice = 'Try a shorter part of the text, or write "…" for a value in it.';
      const isId = /^@?\d{2,}-\d+(\/\d+)?$/.test(text);
      console.error(isId ? `No scenario has the ID ${text}.` : `Nothing contains "${text}". ${advice}`);
      process.exitCode = 1;
    }
  }
}
