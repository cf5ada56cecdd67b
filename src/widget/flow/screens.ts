import { loadChunk } from '../load-chunk.ts';
import { loadMessages } from '../load-messages.ts';
import { recoverableError } from './finish/error-screens.ts';
import type { accountChunks, accountScreens } from './account-screens.ts';
import type { otherScreens } from './other-screens.ts';
import type { FirstScreen, Screen, ScreenName } from '../screen/screen.ts';
import { signIn, start } from './start/index.ts';

/**
 * Screens in the first load: the screens that begin a sign-in, and an error screen. The error screen must work even if
 * no chunk can be loaded.
 */
const firstScreens = { start, signIn, recoverableError } satisfies {
  readonly [N in ScreenName]?: FirstScreen<N>;
};

/**
 * Maps a chunk to the function that loads it. Most folders of `flow` have their own chunk. To save requests and
 * bytes, `linking`, `finish`, `verified-email`, `sign-up-details` and `email-code` are in the chunks of other folders.
 * {@link accountChunks} are the chunks that the first screens do not need.
 */
const chunks = {
  providers: () => import('./providers/index.ts'),
  tenants: () => import('./tenants/index.ts'),
  password: () => import('./password/index.ts'),
  emailLink: () => import('./email-link/index.ts'),
  phone: () => import('./phone/index.ts'),
  secondFactor: () => import('./second-factor/index.ts'),
  mailedCodes: () => import('./mailed-codes/index.ts'),
};

type Chunks = typeof chunks & typeof accountChunks;
type ChunkName = keyof Chunks;
type ChunkModule<C extends ChunkName> = Awaited<ReturnType<Chunks[C]>>;
type LaterScreenName = Exclude<ScreenName, keyof typeof firstScreens>;

/** The names of the chunks that export the screen `N`, or `never` if no chunk exports the screen. */
type ChunkWith<N extends LaterScreenName> = {
  [C in ChunkName]: ChunkModule<C> extends { readonly [K in N]: Screen<N> } ? C : never;
}[ChunkName];

/**
 * Maps screens to the chunks that export them. Contains all screens that can directly follow one of the {@link
 * firstScreens}, except two rare ones. The compiler reports a wrong chunk.
 */
const chunksAfterFirstScreens = {
  callback: 'emailLink',
  providerSignIn: 'providers',
  federatedRedirect: 'emailLink',
  federatedSignIn: 'emailLink',
  projectCheck: 'tenants',
  tenantByEmail: 'tenants',
  tenantById: 'tenants',
  providerByEmail: 'tenants',
  signedOut: 'tenants',
  unrecoverableError: 'tenants',
  passwordSignIn: 'password',
  passwordSignUp: 'password',
  emailLinkSending: 'emailLink',
  emailLinkCallback: 'emailLink',
  phoneSignInStart: 'phone',
  secondFactorEnrolment: 'secondFactor',
  passwordReset: 'mailedCodes',
  emailVerification: 'mailedCodes',
  verifyAndChangeEmail: 'mailedCodes',
  emailChangeRevocation: 'mailedCodes',
  revertSecondFactor: 'mailedCodes',
} as const satisfies { readonly [N in LaterScreenName]?: keyof typeof chunks & ChunkWith<N> };

type ChunkTable<C extends ChunkName> = { readonly [N in ScreenName]?: C };

/** The names of the later screens that the chunk `C` exports. */
type ScreenIn<C extends ChunkName> = {
  [N in LaterScreenName]: ChunkModule<C> extends { readonly [K in N]: Screen<N> } ? N : never;
}[LaterScreenName];

/** Maps each chunk to the screens that it exports. */
type ScreensOfChunks = { readonly [C in ChunkName]?: readonly ScreenIn<C>[] };

type OtherScreens = typeof otherScreens & typeof accountScreens;

/** The names of the screens that no table contains. */
type MissingScreen = Exclude<
  LaterScreenName,
  keyof typeof chunksAfterFirstScreens | OtherScreens[keyof OtherScreens][number]
>;

/**
 * Loads the table of the screens that are missing in {@link chunksAfterFirstScreens}. To save a request, the table is
 * in the chunk with the messages, which all these screens need. The compiler reports a wrong chunk and a missing screen.
 */
async function loadOtherScreens(): Promise<[MissingScreen] extends [never] ? ScreensOfChunks : MissingScreen> {
  const { accountScreens } = await import('./account-screens.ts');
  return { ...(await loadMessages()).otherScreens, ...accountScreens };
}

/** Returns the names of all screens, for tests and stories. */
export async function listScreens(): Promise<readonly ScreenName[]> {
  // `Object.keys` returns strings, but the keys of these two tables are the names of screens, as their types say.
  const first = Object.keys({ ...firstScreens, ...chunksAfterFirstScreens }) as ScreenName[];
  return [...first, ...Object.values(await loadOtherScreens()).flat()];
}

/**
 * Loads a screen and its texts. Rejects with a `ChunkLoadError` if loading fails.
 *
 * @param whenChecked resolves when the configuration is checked. The screens in `firstScreens` and in
 *   {@link screensWithoutCheck} do not wait for the check
 */
export async function loadScreen(
  name: ScreenName,
  signal: AbortSignal,
  whenChecked: () => Promise<void> = () => Promise.resolve(),
): Promise<Screen> {
  const first: { readonly [N in ScreenName]?: unknown } = firstScreens;
  const screen = first[name] ?? (await loadChunk(loadLaterScreen(name, whenChecked), signal));
  // The cast is safe: `to` creates each screen's input with the right type. The type `Screen` cannot express this.
  return screen as Screen;
}

/**
 * Starts loading the texts of all screens after the first one. Ignores a failure, because loading the next screen
 * reports the failure.
 */
export function prepareScreens(): void {
  loadMessages().catch(() => {});
}

/**
 * Screens at the start of a sign-in. To save time, the widget shows them without waiting for the check of the
 * configuration.
 */
const screensWithoutCheck: ReadonlySet<ScreenName> = new Set<ScreenName>([
  'providerSignIn',
  'phoneSignInStart',
  'tenantList',
]);

async function loadLaterScreen(name: ScreenName, whenChecked: () => Promise<void>): Promise<unknown> {
  const checked = screensWithoutCheck.has(name) ? null : whenChecked();
  const [chunk] = await Promise.all([loadChunkOf(name), loadMessages(), checked]);
  return (chunk as { readonly [N in ScreenName]?: unknown })[name];
}

async function loadChunkOf(name: ScreenName): Promise<unknown> {
  const afterFirst: ChunkTable<keyof typeof chunks> = chunksAfterFirstScreens;
  const known = afterFirst[name];
  return known ? chunks[known]() : (await loadMessages()).loadOtherChunk(name, chunks);
}
