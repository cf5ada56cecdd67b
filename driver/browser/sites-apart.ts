import type { BrowserProgram } from '../lane-parameters.ts';

/**
 * Makes Chromium give a site in a frame no cookies, and separate storage for each embedding site, as Safari does. Other
 * browsers stay unchanged, because Playwright disables this protection only in Chromium.
 */
export function keepSitesApart(program: BrowserProgram): BrowserProgram {
  if (program.engine !== 'chromium') return program;
  const { launchOptions } = program;
  const args = (launchOptions.args ?? []).map((flag) => flag.replace(/,?ThirdPartyStoragePartitioning/, ''));
  return { ...program, launchOptions: { ...launchOptions, args: [...args, '--test-third-party-cookie-phaseout'] } };
}
