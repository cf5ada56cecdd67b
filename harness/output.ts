/** Where a command prints, such as `process.stdout`. */
export interface Output {
  write(text: string): void;
}
