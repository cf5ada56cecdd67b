/**
 * Matches the hosts that features may name: hosts reserved for examples (RFC 2606, RFC 6761), and
 * `my-project.firebaseio.com`, which a message of the product contains.
 */
const exampleHost = String.raw`(?:(?:[\w-]+\.)*(?:example(?:\.(?:com|org|net))?|test|invalid)(?![\w.-])|my-project\.firebaseio\.com\b)`;

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

/** Finds technical terms in a text. Returns one line for each kind of term, such as `HTTP method, saw "POST"`. */
export const findTechnicalTerms = (text: string): readonly string[] =>
  technicalTerms.flatMap(({ name, pattern }) => {
    const found = pattern.exec(text);
    return found ? [`${name}, saw "${found[0].trim()}"`] : [];
  });
