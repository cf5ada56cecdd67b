/**
 * Counts the scenarios in a feature. Each row of examples counts as one. Does not use a parser, because a parser would
 * be slow.
 */
export function countScenarios(feature: string): number {
  let count = 0;
  let isInExamples = false;
  for (const [, word] of feature.matchAll(/^[ \t]*(Scenario:|Examples:|\||[^\s|])/gm)) {
    if (word === 'Scenario:' || (word === '|' && isInExamples)) count += 1;
    // The loop counts every row of the table, including the header row. Subtract 1 for the header row.
    if (word === 'Examples:') count -= 1;
    if (word !== '|') isInExamples = word === 'Examples:';
  }
  return count;
}
