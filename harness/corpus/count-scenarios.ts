/** Counts the scenarios in a feature. Each row of examples counts as one. A parser would take too long. */
export function countScenarios(feature: string): number {
  let count = 0;
  let isInExamples = false;
  for (const [, word] of feature.matchAll(/^[ \t]*(Scenario:|Examples:|\||[^\s|])/gm)) {
    if (word === 'Scenario:' || (word === '|' && isInExamples)) count += 1;
    // Subtract the header row, which is counted like the other rows.
    if (word === 'Examples:') count -= 1;
    if (word !== '|') isInExamples = word === 'Examples:';
  }
  return count;
}
