import type { AuthBackend } from '../../adapters/auth-backend.ts';
import type { ScreenAppearance } from '../config/screen-appearance.ts';
import type { Settings } from '../config/settings.ts';
import type { CheckedTenant } from '../config/ui-config.ts';
import type { FirstKey } from '../messages/messages.ts';
import type { ExpandedLanguage } from '../messages/language.ts';
import type { Texts } from '../messages/phrase.ts';
import type { Page } from '../page.ts';
import type { Ui } from '../ui.ts';
import type { ScreenInputs } from './screen-inputs.ts';

export type ScreenName = keyof ScreenInputs;

/** The name of the next screen, with the input that the screen expects. */
export type Next<N extends ScreenName = ScreenName> = {
  [K in N]: { readonly name: K; readonly input: ScreenInputs[K] };
}[N];

/** Everything that a screen may use. Screens neither import a service nor read global state. */
export interface Tools {
  readonly ui: Ui;
  readonly auth: AuthBackend;
  /** Settings of the project, or of the selected tenant. */
  readonly settings: Settings;
  /**
   * Continues the sign-in at a tenant. Returns the settings of this tenant.
   *
   * @param tenantId null for the project itself, without a tenant
   * @param providers IDs of the sign-in options to keep. Default: all
   * @param tenant the tenant's configuration. Default: the listed tenant with this ID
   */
  readonly enterTenant: (tenantId: string | null, providers?: readonly string[], tenant?: CheckedTenant) => Settings;
  readonly appearance: ScreenAppearance | undefined;
  readonly text: Texts;
  readonly language: () => ExpandedLanguage;
  readonly page: Page;
  /** Aborted when the widget stops, for example because the app has removed it. */
  readonly signal: AbortSignal;
}

/**
 * {@link Tools} with writable `settings`. The code that runs the screens replaces `settings` when the tenant changes.
 */
export type RunnerTools = Omit<Tools, 'settings'> & { settings: Settings };

/** The texts that belong to the first load. The other texts are loaded later. */
export type FirstTexts = Pick<Texts, FirstKey>;

/** Tools of a {@link FirstScreen}. `text` contains only the texts that are loaded with the page. */
export interface FirstTools extends Omit<Tools, 'text'> {
  readonly text: FirstTexts;
}

/**
 * A screen. `run` shows descriptions, calls the backend and returns the next screen, or null at the end of the flow.
 * `leadsTo` lists all screens that `run` may return.
 */
export interface Screen<N extends ScreenName = ScreenName> {
  readonly name: N;
  readonly leadsTo: readonly ScreenName[];
  run(tools: Tools, input: ScreenInputs[N]): Promise<Next | null>;
}

/** Defines a screen. If `run` can return a screen that is missing in `leadsTo`, the compiler reports an error. */
export function defineScreen<const N extends ScreenName, const L extends readonly ScreenName[]>(definition: {
  name: N;
  leadsTo: L;
  run(tools: Tools, input: ScreenInputs[N]): Promise<Next<NoInfer<L>[number]> | null>;
}): Screen<N> {
  return definition as unknown as Screen<N>;
}

/** A screen whose code is loaded with the page. It can use only texts that are loaded with the page. */
export interface FirstScreen<N extends ScreenName = ScreenName> extends Omit<Screen<N>, 'run'> {
  // Declare `run` as a property, not as a method. For a method, TypeScript would also accept a function that needs all
  // `Tools`.
  readonly run: (tools: FirstTools, input: ScreenInputs[N]) => Promise<Next | null>;
}

/** Defines a {@link FirstScreen}. Checks `leadsTo` like {@link defineScreen}. */
export function defineFirstScreen<const N extends ScreenName, const L extends readonly ScreenName[]>(definition: {
  name: N;
  leadsTo: L;
  run: (tools: FirstTools, input: ScreenInputs[N]) => Promise<Next<NoInfer<L>[number]> | null>;
}): FirstScreen<N> {
  return definition as unknown as FirstScreen<N>;
}

export function to<N extends ScreenName>(name: N, input: ScreenInputs[N]): Next<N> {
  // The cast is safe: this object has the type `Next<N>` for every `N`. The compiler cannot prove this for a generic
  // `N`.
  return { name, input } as Next<N>;
}
