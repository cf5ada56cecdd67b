/**
 * Counts the scenarios in a feature's text; each row of examples counts as one. Reads only the first word of each line,
 * because parsing would take too long.
 */
export function countScenarios(feature: string): number {
  let count = 0;
  let isInExamples = false;
  for (const [, word] of feature.matchAll(/^[ \t]*(Scenario:|Examples:|\||[^\s|])/gm)) {
    if (word === 'Scenario:' || (word === '|' && isInExamples)) count += 1;
    // The header row of a table of examples is counted, too, so subtract one.
    if (word === 'Examples:') count -= 1;
    if (word !== '|') isInExamples = word === 'Examples:';
  }
  return count;
}
