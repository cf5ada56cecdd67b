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
    const summary = `${report.split('\n').length} lines, as in scripts/package/api-report.txt`;
    if (report === committed) return { summary, problems: [] };
    await writeFile(reportFile, report);
    const file = toProjectPath(reportFile);
    return { summary, problems: [`The API of the package has changed. ${file} is updated: review and commit it.`] };
  },
};
