import type { BrowserProgram } from '../lane-parameters.ts';

/**
 * Returns a browser that separates sites as Safari does: an embedded site has no cookies, and has a separate storage
 * for each site that embeds it. Only Chromium must be changed, because Playwright turns off the separation only there.
 */
export function keepSitesApart(program: BrowserProgram): BrowserProgram {
  if (program.engine !== 'chromium') return program;
  const { launchOptions } = program;
  const args = (launchOptions.args ?? []).map((flag) => flag.replace(/,?ThirdPartyStoragePartitioning/, ''));
  return { ...program, launchOptions: { ...launchOptions, args: [...args, '--test-third-party-cookie-phaseout'] } };
}
