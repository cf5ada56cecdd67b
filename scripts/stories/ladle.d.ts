/** Declares the part of Ladle's API that we use, because Ladle ships no types. */
declare module '@ladle/react/build' {
  export default function build(): Promise<unknown>;
}

declare module '@ladle/react/serve' {
  export default function serve(): Promise<void>;
}
