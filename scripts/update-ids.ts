/**
 * Gives IDs to new scenarios, as part of `npm run format`. In YAML files, each ID of a scenario is followed by a
 * comment with the scenario's title; this script updates these comments, too.
 */
import { corpus } from '../harness/corpus/corpus.ts';
import { updateIds } from '../harness/lint/update-ids.ts';

const { changed, parseErrors } = await updateIds(corpus);
for (const path of changed) console.log(`updated the ids in ${path}`);
for (const error of parseErrors) console.error(error);
process.exitCode = parseErrors.length === 0 ? 0 : 1;
