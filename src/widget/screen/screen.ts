import type { AuthBackend } from '../../adapters/auth-backend.ts';
import type { Settings } from '../config/settings.ts';
import type { FirstMessages, Messages } from '../messages/messages.ts';
import type { Page } from '../page.ts';
import type { Ui } from '../ui.ts';
import type { ScreenInputs } from './screen-inputs.ts';

export type ScreenName = keyof ScreenInputs;

/** The next screen, with its input. */
export type Next<N extends ScreenName = ScreenName> = {
  [K in N]: { readonly name: K; readonly input: ScreenInputs[K] };
}[N];

/** Everything that a screen may use. Screens import no service, and read no global state. */
export interface Tools {
  readonly ui: Ui;
  readonly auth: AuthBackend;
  /** The settings of the project, or of the chosen tenant. */
  readonly settings: Settings;
  /**
   * Switches to a tenant, and returns its settings.
   *
   * @param providers keeps only the tenant's sign-in options with these IDs; undefined keeps all
   */
  readonly enterTenant: (tenantId: string | null, providers?: readonly string[]) => Settings;
  readonly text: Messages;
  readonly page: Page;
}

/** The tools of a first screen. The first load has no other texts. */
export interface FirstTools extends Omit<Tools, 'text'> {
  readonly text: FirstMessages;
}

/**
 * A screen: `run` shows descriptions, calls the backend, and returns the next screen, or null at the end of the flow.
 * `leadsTo` lists every screen that it may return.
 */
export interface Screen<N extends ScreenName = ScreenName> {
  readonly name: N;
  readonly leadsTo: readonly ScreenName[];
  run(tools: Tools, input: ScreenInputs[N]): Promise<Next | null>;
}

/** Defines a screen. The compiler rejects a `run` that returns a screen that `leadsTo` does not list. */
export function defineScreen<const N extends ScreenName, const L extends readonly ScreenName[]>(definition: {
  name: N;
  leadsTo: L;
  run(tools: Tools, input: ScreenInputs[N]): Promise<Next<NoInfer<L>[number]> | null>;
}): Screen<N> {
  // `Next<L[number]>` is assignable to `Next`, but the compiler cannot tell while L is unresolved.
  return definition as unknown as Screen<N>;
}

/** A screen of the first load, which has only the first texts. */
export interface FirstScreen<N extends ScreenName = ScreenName> extends Omit<Screen<N>, 'run'> {
  // A property, not a method, so that the compiler rejects a function that needs all `Tools`.
  readonly run: (tools: FirstTools, input: ScreenInputs[N]) => Promise<Next | null>;
}

/** Defines a screen of the first load, as {@link defineScreen} does. */
export function defineFirstScreen<const N extends ScreenName, const L extends readonly ScreenName[]>(definition: {
  name: N;
  leadsTo: L;
  run: (tools: FirstTools, input: ScreenInputs[N]) => Promise<Next<NoInfer<L>[number]> | null>;
}): FirstScreen<N> {
  return definition as unknown as FirstScreen<N>;
}

/** Returns the next screen with its input. */
export function to<N extends ScreenName>(name: N, input: ScreenInputs[N]): Next<N> {
  // `Next<N>` has exactly this type for any single name, but the compiler does not resolve the mapped type.
  return { name, input } as Next<N>;
}
