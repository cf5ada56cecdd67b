import type { BrowserProgram } from '../lane-parameters.ts';

/**
 * Makes Chromium keep sites apart, as Safari does. A site in a frame has no cookies, and a separate storage for each
 * site that embeds it. Returns any other browser unchanged, because Playwright turns this separation off only in
 * Chromium.
 */
export function keepSitesApart(program: BrowserProgram): BrowserProgram {
  if (program.engine !== 'chromium') return program;
  const { launchOptions } = program;
  const args = (launchOptions.args ?? []).map((flag) => flag.replace(/,?ThirdPartyStoragePartitioning/, ''));
  return { ...program, launchOptions: { ...launchOptions, args: [...args, '--test-third-party-cookie-phaseout'] } };
}
