import type { FrameworkName } from './frameworks.ts';

/** A rule that finds the address of a page by the path of the page's file. */
interface RouteRule {
  /** Matches the file of a page. The group `root` is compared as it is, and `address` part by part. */
  readonly file: RegExp;
  /** True if a dot separates two parts of the address, as a slash does. */
  readonly isFlat?: true;
}

/** The rules of the frameworks in which files are routes. */
const routeRules: Partial<Record<FrameworkName, readonly RouteRule[]>> = {
  next: [
    { file: /^(?<root>(?:src\/)?)app\/(?<address>.*)\/(?:page|route)\.(?:[jt]sx?|mdx?)$/ },
    { file: /^(?<root>(?:src\/)?)pages\/(?<address>.*?)(?:\/index)?\.(?:[jt]sx?|mdx?)$/ },
  ],
  nuxt: [{ file: /^(?<root>(?:app\/)?)pages\/(?<address>.*?)(?:\/index)?\.(?:vue|[cm]?[jt]sx?)$/ }],
  sveltekit: [{ file: /^src\/routes\/(?<address>.*)\/\+page(?:@[^/]*)?\.svelte$/ }],
  astro: [{ file: /^src\/pages\/(?<address>.*?)(?:\/index)?\.(?:astro|html|mdx?|[jt]s)$/ }],
  'tanstack-start': [{ file: /^src\/routes\/(?<address>.*?)(?:[./](?:index|route|lazy))*\.[jt]sx?$/, isFlat: true }],
  'react-router': [{ file: /^app\/routes\/(?<address>.*?)(?:[./](?:_?index|route))*\.[jt]sx?$/, isFlat: true }],
};

/**
 * Finds a page of an app that has the same address as a page to write.
 *
 * @param path path of the page to write, in the app's folder with slashes
 * @param files paths of the app's files
 * @returns null if there is no such page, or if the addresses of this framework do not come from the paths of files
 */
export function findSamePage(framework: FrameworkName, path: string, files: readonly string[]): string | null {
  const address = toAddress(framework, path);
  if (address === null) return null;
  return files.find((file) => file !== path && toAddress(framework, file) === address) ?? null;
}

function toAddress(framework: FrameworkName, path: string): string | null {
  for (const { file, isFlat = false } of routeRules[framework] ?? []) {
    const { root = '', address } = file.exec(path)?.groups ?? {};
    if (address !== undefined) return `${root}:${listParts(address, isFlat).join('/')}`;
  }
  return null;
}

/** Splits an address, and leaves out folders in parentheses and, in flat routes, layouts such as `_auth`. */
function listParts(address: string, isFlat: boolean): readonly string[] {
  const parts = address.split(isFlat ? /[./]/ : '/').filter((part) => !/^\(.*\)$/.test(part));
  return isFlat ? parts.filter((part) => !part.startsWith('_')).map((part) => part.replace(/_$/, '')) : parts;
}
