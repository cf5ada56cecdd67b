/**
 * Part of `npm run format`: gives IDs to new scenarios. Also updates the scenario titles in the comments after the IDs
 * in YAML files.
 */
import { corpus } from '../harness/corpus/corpus.ts';
import { updateIds } from '../harness/lint/update-ids.ts';

const { changed, parseErrors } = await updateIds(corpus);
for (const path of changed) console.log(`updated the ids in ${path}`);
for (const error of parseErrors) console.error(error);
process.exitCode = parseErrors.length === 0 ? 0 : 1;
