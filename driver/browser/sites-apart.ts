import type { BrowserProgram } from '../lane-parameters.ts';

/**
 * Makes Chromium keep sites apart, as Safari does. A site in a frame then has no cookies, and its storage is separate
 * for each embedding site. Other browsers stay unchanged, because Playwright turns this separation off in Chromium
 * only.
 */
export function keepSitesApart(program: BrowserProgram): BrowserProgram {
  if (program.engine !== 'chromium') return program;
  const { launchOptions } = program;
  const args = (launchOptions.args ?? []).map((flag) => flag.replace(/,?ThirdPartyStoragePartitioning/, ''));
  return { ...program, launchOptions: { ...launchOptions, args: [...args, '--test-third-party-cookie-phaseout'] } };
}
