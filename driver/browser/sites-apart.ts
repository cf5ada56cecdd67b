import type { BrowserProgram } from '../lane-parameters.ts';

/**
 * Returns a browser like Safari: the storage of an embedded site is partitioned by the site of the page, and cookies of
 * embedded sites are blocked. Playwright turns both off. Other engines than Chromium separate sites by default.
 */
export function keepSitesApart(program: BrowserProgram): BrowserProgram {
  if (program.engine !== 'chromium') return program;
  const flags = program.flags.map((flag) => flag.replace(/,?ThirdPartyStoragePartitioning/, ''));
  return { ...program, flags: [...flags, '--test-third-party-cookie-phaseout'] };
}
