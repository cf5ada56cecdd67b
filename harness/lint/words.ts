import { listBackgrounds, listCells, listScenarios, type FeatureFile } from '../corpus/parse-feature.ts';
import { formatProblem } from './format-problem.ts';

/** Hosts that are reserved for examples (RFC 2606, RFC 6761), which a visitor may see in the address bar. */
const exampleHost = String.raw`(?:[\w-]+\.)*(?:example(?:\.(?:com|org|net))?|test|invalid)(?![\w.-])`;

/** Terms of the implementation, which no visitor would use. */
const technicalTerms: readonly { readonly name: string; readonly pattern: RegExp }[] = [
  { name: 'CSS selector', pattern: /(?:^|[\s"'])[.#][a-z][\w-]*-[\w-]+|\[[a-z-]+[~|^$*]?=|\bdata-[a-z]+|\w > [.#\w]/ },
  { name: 'HTTP method', pattern: /\b(?:GET|POST|PUT|PATCH|DELETE)\b/ },
  { name: 'HTTP status', pattern: /\b(?:HTTP|status)(?: code)? [1-5]\d\d\b/i },
  { name: 'URL of a host', pattern: new RegExp(String.raw`\b(?:https?|wss?)://(?!${exampleHost})[\w[]`) },
  { name: 'JSON', pattern: /[[{]\s*"[^"]*"\s*[:,\]]/ },
  {
    name: 'name of a renderer, backend or tool',
    pattern: /\b(?:react|firebase(?:ui)?|emulator|fake|mock|stub|identity ?toolkit|playwright|cucumber)\b/i,
  },
];

/** Checks that steps describe what visitors do and see, and nothing of the implementation. */
export function lintWords(file: FeatureFile): readonly string[] {
  const scenarios = listScenarios(file).map(({ scenario }) => scenario);
  const steps = [...listBackgrounds(file), ...scenarios].flatMap((each) => each.steps);
  const rows = scenarios.flatMap(({ examples }) => examples.flatMap(({ tableBody }) => tableBody));
  const nodes = [
    ...steps.map((node) => ({ node, texts: [node.text, ...listCells(node), node.docString?.content ?? ''] })),
    ...rows.map((node) => ({ node, texts: node.cells.map(({ value }) => value) })),
  ];
  return nodes.flatMap(({ node, texts }) =>
    texts.flatMap((text) =>
      technicalTerms
        .filter(({ pattern }) => pattern.test(text))
        .map(({ name, pattern }) =>
          formatProblem(file.uri, node, `expected no ${name}, saw "${pattern.exec(text)?.[0].trim()}"`),
        ),
    ),
  );
}
