import { backgroundsOf, cellsOf, problemAt, scenariosOf, type FeatureFile } from './features.ts';

/** Hosts that are reserved for examples (RFC 2606, RFC 6761): a visitor may well see them in an address bar. */
const exampleHost = String.raw`(?:[\w-]+\.)*(?:example(?:\.(?:com|org|net))?|test|invalid)(?![\w.-])`;

/** What a person who uses the product would never say. */
const foreign: readonly { readonly what: string; readonly pattern: RegExp }[] = [
  { what: 'CSS selector', pattern: /(?:^|[\s"'])[.#][a-z][\w-]*-[\w-]+|\[[a-z-]+[~|^$*]?=|\bdata-[a-z]+|\w > [.#\w]/ },
  { what: 'verb of an HTTP request', pattern: /\b(?:GET|POST|PUT|PATCH|DELETE)\b/ },
  { what: 'HTTP status', pattern: /\b(?:HTTP|status)(?: code)? [1-5]\d\d\b/i },
  { what: 'URL of a host', pattern: new RegExp(String.raw`\b(?:https?|wss?)://(?!${exampleHost})[\w[]`) },
  { what: 'JSON', pattern: /[[{]\s*"[^"]*"\s*[:,\]]/ },
  {
    what: 'name of a renderer, a backend or a tool',
    pattern: /\b(?:react|firebase(?:ui)?|emulator|fake|mock|stub|identity ?toolkit|playwright|cucumber)\b/i,
  },
];

/** Features know nobody: they speak of what a visitor does and sees, and of what the service is asked for. */
export function lintWords(file: FeatureFile): readonly string[] {
  const steps = [...backgroundsOf(file), ...scenariosOf(file).map(({ scenario }) => scenario)].flatMap(
    (part) => part.steps,
  );
  const rows = scenariosOf(file).flatMap(({ scenario }) => scenario.examples.flatMap(({ tableBody }) => tableBody));
  const texts = [
    ...steps.map((step) => ({ at: step, parts: [step.text, ...cellsOf(step), step.docString?.content ?? ''] })),
    ...rows.map((row) => ({ at: row, parts: row.cells.map(({ value }) => value) })),
  ];
  return texts.flatMap(({ at, parts }) =>
    parts.flatMap((part) =>
      foreign
        .filter(({ pattern }) => pattern.test(part))
        .map(({ what, pattern }) =>
          problemAt(file.uri, at, `expected no ${what}, saw "${pattern.exec(part)?.[0].trim()}"`),
        ),
    ),
  );
}
