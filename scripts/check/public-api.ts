import { readFile, writeFile } from 'node:fs/promises';
import { toProjectPath } from '../../tools/project.ts';
import { createApiReport, reportFile } from '../package/api-report.ts';
import type { Check } from './outcome.ts';

/**
 * Compares the API of the npm package with the committed report. On a difference, updates the report and fails: the
 * developer must commit the change.
 */
export const publicApi: Check = {
  name: 'public API',
  async run() {
    const report = await createApiReport();
    const committed = await readFile(reportFile, 'utf8').catch(() => '');
    const summary = `the types of the npm package are as in scripts/package/api-report.txt (${report.split('\n').length} lines)`;
    if (report === committed) return { summary, problems: [] };
    await writeFile(reportFile, report);
    const file = toProjectPath(reportFile);
    return {
      summary,
      problems: [
        `The public API of the npm package has changed. This check has updated ${file}: review and commit it.`,
      ],
    };
  },
};
