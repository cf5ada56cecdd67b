/** The part of Ladle's API that is used here. Ladle ships no types. */
declare module '@ladle/react/build' {
  export default function build(): Promise<unknown>;
}

declare module '@ladle/react/serve' {
  export default function serve(): Promise<void>;
}
