/** The stream that a command prints to, such as `process.stdout`. */
export interface Output {
  write(text: string): void;
}

/** Returns `1 scenario` or `2 scenarios`. */
export const formatCount = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
