import type { BrowserProgram } from '../lane-parameters.ts';

/**
 * Returns a browser that keeps sites apart, as Safari does: a site in a frame has no cookies, and a separate storage
 * for each site that embeds it. Changes only Chromium. In other browsers, Playwright does not switch this separation
 * off.
 */
export function keepSitesApart(program: BrowserProgram): BrowserProgram {
  if (program.engine !== 'chromium') return program;
  const { launchOptions } = program;
  const args = (launchOptions.args ?? []).map((flag) => flag.replace(/,?ThirdPartyStoragePartitioning/, ''));
  return { ...program, launchOptions: { ...launchOptions, args: [...args, '--test-third-party-cookie-phaseout'] } };
}
