import type { BrowserProgram } from '../lane-parameters.ts';

/**
 * Makes Chromium keep sites apart, as Safari does: a site in a frame of another site gets no cookies, and its storage
 * is separate for each embedding site. Other browsers stay unchanged, because Playwright disables this protection only
 * in Chromium.
 */
export function keepSitesApart(program: BrowserProgram): BrowserProgram {
  if (program.engine !== 'chromium') return program;
  const { launchOptions } = program;
  const args = (launchOptions.args ?? []).map((flag) => flag.replace(/,?ThirdPartyStoragePartitioning/, ''));
  return { ...program, launchOptions: { ...launchOptions, args: [...args, '--test-third-party-cookie-phaseout'] } };
}
