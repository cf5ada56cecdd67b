import { basename } from 'node:path';
import { formatCount } from '../output.ts';
import type { LaneSummary } from './summary.ts';

/** Returns the line that every lane has at the end of a run. */
export function formatSummary(lane: string, { scenarios, passed, failed, perSecond }: LaneSummary): string {
  const expected = scenarios - passed - failed;
  const failures = `${expected === 0 ? '' : `${expected} failed as expected, `}${failed} failed`;
  return `${lane}: ${formatCount(scenarios, 'scenario')}, ${passed} passed, ${failures}, ${perSecond} per second`;
}

/** Rounds down, so that a share never looks better than it is. */
const percent = (part: number, total: number): number => (total === 0 ? 0 : Math.floor((part / total) * 1000) / 10);

/** Returns further lines for a lane that is judged by a part of the specification: its share of that part, and the rest. */
export function formatShares(lane: string, summary: LaneSummary): readonly string[] {
  const { scenarios, passed, excluded, onMissingScreens, rendererFaults, excludedFeatures } = summary;
  const total = scenarios - onMissingScreens;
  const inExcludedFeatures = Object.values(excludedFeatures).reduce((sum, each) => sum + each, 0);
  const features = Object.keys(excludedFeatures).map((path) => basename(path, '.feature'));
  const lines = [
    `${passed} of ${total} scenarios on its own screens passed (${percent(passed, total)} %); ` +
      `${onMissingScreens} failed as expected on missing screens, ${excluded} were excluded`,
  ];
  if (rendererFaults > 0) {
    lines.push(
      `${rendererFaults} failed by faults of its own; ${percent(passed, total - rendererFaults)} % of the others passed`,
    );
  }
  if (inExcludedFeatures > 0)
    lines.push(`${inExcludedFeatures} scenarios are in excluded features: ${features.join(', ')}`);
  return lines.map((line) => `${lane}: ${line}`);
}
