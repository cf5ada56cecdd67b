/** Ladle ships no types. This is the part of its API that we use. */
declare module '@ladle/react/build' {
  export default function build(): Promise<unknown>;
}

declare module '@ladle/react/serve' {
  export default function serve(): Promise<void>;
}
