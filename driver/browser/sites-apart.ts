import type { BrowserProgram } from '../lane-parameters.ts';

/**
 * Returns a browser that separates sites like Safari: it partitions the storage of embedded sites by the site of the
 * page, and blocks their cookies. Playwright turns off both in Chromium, but not in other engines.
 */
export function keepSitesApart(program: BrowserProgram): BrowserProgram {
  if (program.engine !== 'chromium') return program;
  const flags = program.flags.map((flag) => flag.replace(/,?ThirdPartyStoragePartitioning/, ''));
  return { ...program, flags: [...flags, '--test-third-party-cookie-phaseout'] };
}
