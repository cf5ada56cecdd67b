/** The stream that a command prints to, such as `process.stdout`. */
export interface Output {
  write(text: string): void;
}

/** Returns text such as `3 mutants: 1 noticed by scenarios, 2 not noticed`. */
export const formatNoticed = (all: string, by: string, noticed: number, count: number): string =>
  `${all}: ${noticed} noticed by ${by}, ${count - noticed} not noticed`;

/** Returns `1 scenario` or `2 scenarios`. */
export const formatCount = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Returns the line for an error of the harness. An error that begins with "Stopped" is no failure of the harness. */
export const describeHarnessError = (error: string): string =>
  error.startsWith('Stopped ') ? error : `Test harness error: ${error}`;
