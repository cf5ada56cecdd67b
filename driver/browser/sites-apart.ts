import type { BrowserProgram } from '../lane-parameters.ts';

/**
 * Returns a browser that separates sites as Safari does. An embedded site has no cookies, and has a separate storage
 * for each site that embeds it. Playwright turns off this separation in Chromium, but not in other engines.
 */
export function keepSitesApart(program: BrowserProgram): BrowserProgram {
  if (program.engine !== 'chromium') return program;
  const flags = program.flags.map((flag) => flag.replace(/,?ThirdPartyStoragePartitioning/, ''));
  return { ...program, flags: [...flags, '--test-third-party-cookie-phaseout'] };
}
