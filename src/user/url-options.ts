import type { ConfigProblem } from '../widget/config/config-error.ts';
import { rejectProp } from './prop-problems.ts';

/** Parses a URL in which {@link findUrlProblems} has found no problem. */
export const toUrl = (url: string): URL => new URL(url, findBase());

/**
 * Returns the problem of a URL that the button must not open, such as `javascript:alert(1)`.
 *
 * @param value the URL; undefined if it is not set
 */
export function findUrlProblems(value: unknown, prop: string): readonly ConfigProblem[] {
  if (value === undefined || isSafeUrl(value)) return [];
  return rejectProp(prop, 'a path, or a URL with http: or https:', value);
}

/** Returns true for URLs with `http:`, `https:` or the scheme of the page, such as `capacitor:` in a mobile app. */
export function isSafeUrl(text: unknown): text is string {
  const base = findBase();
  if (typeof text !== 'string' || text === '' || !URL.canParse(text, base)) return false;
  const { protocol, username, password } = new URL(text, base);
  return ['http:', 'https:', new URL(base).protocol].includes(protocol) && username + password === '';
}

/** Returns the base of relative URLs; `http://localhost/` on pages without one, such as `about:blank`. */
function findBase(): string {
  const base = globalThis.document?.baseURI;
  return base !== undefined && URL.canParse('/', base) ? base : 'http://localhost/';
}
