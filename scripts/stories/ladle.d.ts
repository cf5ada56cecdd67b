/** The part of Ladle's programming interface that is used; it has no types of its own. */
declare module '@ladle/react/build' {
  export default function build(): Promise<unknown>;
}

declare module '@ladle/react/serve' {
  export default function serve(): Promise<void>;
}
