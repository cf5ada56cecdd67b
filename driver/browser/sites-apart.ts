import type { BrowserProgram } from '../lane-parameters.ts';

/**
 * Returns a browser that keeps sites apart, as Safari does. A site inside another site's page then has no cookies, and
 * different storage in each of these pages. Changes only Chromium, because Playwright turns this off only in Chromium.
 */
export function keepSitesApart(program: BrowserProgram): BrowserProgram {
  if (program.engine !== 'chromium') return program;
  const { launchOptions } = program;
  const args = (launchOptions.args ?? []).map((flag) => flag.replace(/,?ThirdPartyStoragePartitioning/, ''));
  return { ...program, launchOptions: { ...launchOptions, args: [...args, '--test-third-party-cookie-phaseout'] } };
}
