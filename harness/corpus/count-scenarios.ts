/** How many scenarios are in a feature's text, an example being one: told by how lines begin, so that nothing is parsed. */
export function countScenarios(feature: string): number {
  let count = 0;
  let isExamples = false;
  for (const [, word] of feature.matchAll(/^[ \t]*(Scenario:|Examples:|\||[^\s|])/gm)) {
    if (word === 'Scenario:' || (word === '|' && isExamples)) count += 1;
    // Their first row is a heading.
    if (word === 'Examples:') count -= 1;
    if (word !== '|') isExamples = word === 'Examples:';
  }
  return count;
}
