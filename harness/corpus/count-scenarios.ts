/** Counts the scenarios in a feature's text, one per example, by how lines begin: parsing would take too long. */
export function countScenarios(feature: string): number {
  let count = 0;
  let isInExamples = false;
  for (const [, word] of feature.matchAll(/^[ \t]*(Scenario:|Examples:|\||[^\s|])/gm)) {
    if (word === 'Scenario:' || (word === '|' && isInExamples)) count += 1;
    // The header of the table is no example.
    if (word === 'Examples:') count -= 1;
    if (word !== '|') isInExamples = word === 'Examples:';
  }
  return count;
}
