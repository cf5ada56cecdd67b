import { addMeta, type Meta } from './meta.ts';
import { readStaticFiles, type StaticFile } from './static-files.ts';

export interface SiteContent {
  readonly root: string;
  /** Name of the page in `root` that answers every unknown path, because the app does its own routing. */
  readonly entry: string;
  /** Settings for the page. The server writes these settings into `<meta>` elements. */
  readonly meta?: Meta;
  /**
   * Maps the path of a request to the function that creates the JSON data of the response. The server calls the
   * function on each request.
   */
  readonly jsonRoutes?: Readonly<Record<string, () => Promise<unknown>>>;
  /**
   * Maps the path of a folder to the function that creates the text of a file in this folder. On each request, the
   * server calls the function with the name of the file.
   */
  readonly textRoutes?: Readonly<Record<string, (name: string) => Promise<string>>>;
  /**
   * Maps a path to the function that receives the body of a PUT request. To reject the body, the function throws an
   * {@link InvalidBodyError}.
   */
  readonly putRoutes?: Readonly<Record<string, (body: string) => void>>;
  /**
   * Maps a path to the function that receives the body of a POST request, and returns the JSON data of the response. To
   * reject the body, the function rejects with an {@link InvalidBodyError}.
   */
  readonly postRoutes?: Readonly<Record<string, (body: string) => Promise<unknown>>>;
}

/** The error that a PUT or POST route throws if the body of a request is invalid. The server then responds with 400. */
export class InvalidBodyError extends Error {
  override readonly name = 'InvalidBodyError';
}

export interface SiteResponse extends StaticFile {
  readonly status: number;
  readonly cacheControl: string;
}

/** Returns the response to a GET request for a target such as `/Login?mode=resetPassword`. */
export type Site = (target: string) => Promise<SiteResponse>;

/** Folder for files whose names contain a hash of their content. */
const hashedFolder = '/assets/';

/**
 * Reads a build into memory, and returns a function that responds with its files.
 *
 * @throws Error if the build has no entry page
 */
export async function readSite(content: SiteContent): Promise<Site> {
  const { root, entry, meta = {}, jsonRoutes = {}, textRoutes = {} } = content;
  const files = await readStaticFiles(root);
  const bare = files.get(`/${entry}`);
  if (bare === undefined)
    throw new Error(`Expected the page ${entry} in ${root}, found ${[...files.keys()].join(' ')}.`);
  const entryPage: StaticFile = { ...bare, body: Buffer.from(addMeta(bare.body.toString('utf8'), meta)) };
  const routes = new Map(Object.entries(jsonRoutes));
  const folders = new Map(Object.entries(textRoutes));

  return async (target) => {
    const path = decodePath(target);
    if (path === null) return textResponse(400, 'The address cannot be decoded.');
    const route = routes.get(path);
    if (route !== undefined) return jsonResponse(await route());
    const nameStart = path.lastIndexOf('/') + 1;
    const readText = folders.get(path.slice(0, nameStart - 1));
    if (readText !== undefined) return textResponse(200, await readText(path.slice(nameStart)));
    const isHashed = path.startsWith(hashedFolder);
    const file = path === `/${entry}` ? entryPage : files.get(path);
    // A missing file with a hash in its name belongs to an older build. Answer 404, so that the app notices the missing
    // chunk.
    if (file === undefined && isHashed) return textResponse(404, 'Not found.');
    const cacheControl = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
    return { ...(file ?? entryPage), status: 200, cacheControl };
  };
}

export function jsonResponse(data: unknown): SiteResponse {
  const body = Buffer.from(JSON.stringify(data));
  return { status: 200, type: 'application/json; charset=utf-8', body, cacheControl: 'no-store' };
}

export function textResponse(status: number, text: string): SiteResponse {
  return { status, type: 'text/plain; charset=utf-8', body: Buffer.from(`${text}\n`), cacheControl: 'no-store' };
}

function decodePath(target: string): string | null {
  try {
    return decodeURIComponent(target.split(/[?#]/, 1)[0] ?? '');
  } catch {
    return null;
  }
}
