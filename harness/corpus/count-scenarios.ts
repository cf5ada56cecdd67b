/**
 * Counts the scenarios in a feature's text, one per example. Looks only at the beginnings of lines, because parsing
 * would take too long.
 */
export function countScenarios(feature: string): number {
  let count = 0;
  let isInExamples = false;
  for (const [, word] of feature.matchAll(/^[ \t]*(Scenario:|Examples:|\||[^\s|])/gm)) {
    if (word === 'Scenario:' || (word === '|' && isInExamples)) count += 1;
    // Offset the table's header, which is not an example.
    if (word === 'Examples:') count -= 1;
    if (word !== '|') isInExamples = word === 'Examples:';
  }
  return count;
}
