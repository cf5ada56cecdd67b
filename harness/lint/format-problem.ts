/** Returns `file:line: problem`. */
export const formatProblem = (
  uri: string,
  { location }: { readonly location: { readonly line: number } },
  problem: string,
): string => `${uri}:${location.line}: ${problem}`;
