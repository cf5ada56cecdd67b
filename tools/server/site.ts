import { isCompressible } from './content-types.ts';
import { withMeta, type Meta } from './meta.ts';
import { hashedFolder, readStaticFiles, type StaticFile } from './static-files.ts';

/** What a site consists of. */
export interface SiteContent {
  /** The folder of a build. */
  readonly root: string;
  /** The page, by its name in `root`, that every path gets that is not a file: the app has routes of its own. */
  readonly entry: string;
  /** Told to the entry page. */
  readonly meta?: Meta;
  /** Paths that are answered with JSON, made at each request. */
  readonly answers?: Readonly<Record<string, () => Promise<unknown>>>;
  /** Paths at which something may be put. */
  readonly takes?: Readonly<Record<string, (body: string) => void>>;
}

/** What is sent for a path. */
export interface Page {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer;
  readonly cacheControl: string;
}

/** Answers a request's target, such as `/Login?mode=resetPassword`. */
export type Site = (target: string) => Promise<Page>;

/** Reads a site. Rejects where its entry page is not there. */
export async function readSite({ root, entry, meta = {}, answers = {} }: SiteContent): Promise<Site> {
  const files = await readStaticFiles(root);
  const bare = files.get(`/${entry}`);
  if (bare === undefined) throw new Error(`expected the page ${entry} in ${root}, saw ${[...files.keys()].join(' ')}`);
  const entryPage: StaticFile = { ...bare, body: Buffer.from(withMeta(bare.body.toString('utf8'), meta)) };
  const jsonAnswers = new Map(Object.entries(answers));

  return async (target) => {
    const path = pathOf(target);
    if (path === null) return textPage(400, 'The address cannot be read.');
    const answer = jsonAnswers.get(path);
    if (answer !== undefined) return jsonPage(await answer());
    const file = path === `/${entry}` ? entryPage : files.get(path);
    // A missing chunk is of an older build: the app must notice, not get a page for a script.
    if (file === undefined && path.startsWith(hashedFolder)) return textPage(404, 'Not found.');
    return filePage(file ?? entryPage);
  };
}

/** A 405, for everything but reading. */
export const notAllowed = (): Page => textPage(405, 'Only GET and HEAD.');

/** What was put was taken. */
export const accepted = (): Page => textPage(200, 'Taken.');

/** A 500; what went wrong is for the log. */
export const failed = (): Page => textPage(500, 'The server failed to answer.');

/** Whether a page gets smaller by compressing it. */
export const isWorthCompressing = (page: Page): boolean => isCompressible(page.type);

function pathOf(target: string): string | null {
  try {
    return decodeURIComponent(target.split(/[?#]/, 1)[0] ?? '');
  } catch {
    return null;
  }
}

function filePage({ body, type, immutable }: StaticFile): Page {
  const cacheControl = immutable ? 'public, max-age=31536000, immutable' : 'no-cache';
  return { status: 200, type, body, cacheControl };
}

function jsonPage(value: unknown): Page {
  const body = Buffer.from(JSON.stringify(value));
  return { status: 200, type: 'application/json; charset=utf-8', body, cacheControl: 'no-store' };
}

function textPage(status: number, text: string): Page {
  return { status, type: 'text/plain; charset=utf-8', body: Buffer.from(`${text}\n`), cacheControl: 'no-store' };
}
