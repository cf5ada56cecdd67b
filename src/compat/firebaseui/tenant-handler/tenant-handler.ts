import { toSettings, type Settings } from '../../../widget/config/settings.ts';
import type { CheckedTenant } from '../../../widget/config/ui-config.ts';
import type { RunnerUi } from '../../../widget/create-ui.ts';
import { limits } from '../../../widget/delays-and-limits/constants.ts';
import { findChosenTenant, findOnlyTenant, listTenantChoices } from '../../../widget/flow/tenants/tenant-choices.ts';
import { matchTenant } from '../../../widget/flow/tenants/match-tenant.ts';
import { texts as text, type Phrase } from '../../../widget/messages/phrase.ts';
import { emailField, primary } from '../../../widget/screen/controls.ts';
import type { ScreenName } from '../../../widget/screen/screen.ts';
import { smallPrint } from '../../../widget/screen/small-print.ts';
import { startWithEmail, type StartableAuthUI } from '../auth-ui.ts';
import type {
  AuthUIConstructor,
  CIAPCallbacks,
  CIAPError,
  CIAPHandlerConfig,
  HandlerAuth,
  ProjectConfig,
  SelectedTenantInfo,
} from '../types.ts';
import type { ConfigContext } from '../config/reader.ts';
import { describeError } from './error-texts.ts';
import { expectTenant, invalidApiKey } from './find-tenant.ts';
import { readPageSettings, readTenants, toSignInConfig } from './read-tenants.ts';

/** A page that the handler draws itself, without an `AuthUI` instance. */
export interface HandlerPage {
  readonly ui: RunnerUi;
  close(): void;
}

/** Classes, settings and functions that the handler gets from its caller, so that unit tests can replace them. */
export interface TenantHandlerEnvironment {
  readonly AuthUI: AuthUIConstructor;
  readonly config: ConfigContext;
  /**
   * Shows an empty page in the element.
   *
   * @param onShown called when the page is visible
   */
  openPage(container: Element, settings: Settings, onShown: () => void): HandlerPage;
  warn(message: string): void;
}

type User = { readonly uid: string; readonly tenantId: string | null };

const configKeys: ReadonlySet<string> = new Set([
  'authDomain',
  'callbacks',
  'displayMode',
  'privacyPolicyUrl',
  'tenants',
  'tosUrl',
]);

let signInCount = 0;

/** FirebaseUI's handler for Identity-Aware Proxy (reference §2.11). It shows one page at a time. */
export class TenantHandler {
  readonly #container: Element;
  readonly #configs: Readonly<Record<string, CIAPHandlerConfig>>;
  readonly #environment: TenantHandlerEnvironment;
  #page: HandlerPage | null = null;
  #signIn: StartableAuthUI | null = null;
  #progressTimer: ReturnType<typeof setTimeout> | undefined;
  #showsProgress = false;

  constructor(
    container: Element,
    configs: Readonly<Record<string, CIAPHandlerConfig>>,
    environment: TenantHandlerEnvironment,
  ) {
    this.#container = container;
    this.#configs = configs;
    this.#environment = environment;
    for (const key of Object.values(configs).flatMap((config) => Object.keys(config))) {
      if (!configKeys.has(key)) environment.warn(`Invalid config: "${key}"`);
    }
  }

  /**
   * Shows the tenants and resolves with the visitor's choice. If the handler opens its next page before the visitor
   * chooses, the promise never settles.
   */
  async selectTenant({ apiKey }: ProjectConfig, tenantIds: readonly (string | null)[]): Promise<SelectedTenantInfo> {
    this.#leave();
    const config = this.#configs[apiKey];
    if (!config) {
      const error = Object.assign(new Error(invalidApiKey), { code: 'invalid-configuration' });
      this.handleError(error);
      throw error;
    }
    const { config: context, warn } = this.#environment;
    const tenants = readTenants(config, tenantIds, context, warn);
    // Throw an error if there is no tenant. FirebaseUI would show an empty page forever instead (reference Q34).
    if (tenants.length === 0) throw new Error('Invalid tenant configuration!');
    const callbacks: CIAPCallbacks = config.callbacks ?? {};
    const settings = readPageSettings(config, context, warn);
    const selected =
      config.displayMode === 'identifierFirst'
        ? await this.#askForEmail(tenants, settings, callbacks)
        : (toSelected(findOnlyTenant(tenants)) ?? (await this.#listTenants(tenants, settings, callbacks)));
    return selected;
  }

  async #listTenants(
    tenants: readonly CheckedTenant[],
    settings: Settings,
    callbacks: CIAPCallbacks,
  ): Promise<SelectedTenantInfo> {
    const ui = this.#open('tenantList', settings, callbacks.selectTenantUiShown);
    const { action } = await unlessReplaced(
      ui.show({
        title: text.signIn,
        choices: listTenantChoices(tenants, text),
        ...smallPrint({ settings, text }, 'sentence'),
      }),
    );
    this.#leave();
    callbacks.selectTenantUiHidden?.();
    const tenantId = findChosenTenant(tenants, action);
    return toSelected(tenants.find((tenant) => tenant.tenantId === tenantId)) as SelectedTenantInfo;
  }

  async #askForEmail(
    tenants: readonly CheckedTenant[],
    settings: Settings,
    callbacks: CIAPCallbacks,
  ): Promise<SelectedTenantInfo> {
    const ui = this.#open('tenantByEmail', settings, callbacks.selectTenantUiShown);
    let notice: { readonly notice?: Phrase } = {};
    while (true) {
      const { values } = await unlessReplaced(
        ui.show({
          title: text.signIn,
          fields: { email: emailField(text) },
          actions: { next: primary(text.next) },
          focus: 'email',
          ...smallPrint({ settings, text }, 'sentence'),
          ...notice,
        }),
      );
      const match = matchTenant(tenants, values.email);
      if (match) {
        this.#leave();
        callbacks.selectTenantUiHidden?.();
        return { tenantId: match.tenantId, providerIds: [...match.providers], email: values.email };
      }
      notice = { notice: text.noMatchingTenant };
    }
  }

  /** Shows the sign-in and resolves with its result. The promise never settles if another page replaces the sign-in. */
  async startSignIn(auth: HandlerAuth, selected?: SelectedTenantInfo): Promise<unknown> {
    const config = this.#configs[auth.app.options.apiKey ?? ''];
    if (!config) throw new Error(invalidApiKey);
    const signInConfig = toSignInConfig(config, auth.tenantId, selected?.providerIds);
    this.#leave();
    const { AuthUI } = this.#environment;
    const ui = new AuthUI(auth, `FirebaseUiHandler ${++signInCount}`) as StartableAuthUI;
    this.#signIn = ui;
    let isShown = false;
    return new Promise((resolve) => {
      const callbacks = {
        signInSuccessWithAuthResult(result: unknown) {
          resolve(result);
          return false;
        },
        uiChanged(_from: string | null, page: string) {
          if (isShown || pagesBeforeSignIn.has(page)) return;
          isShown = true;
          config.callbacks?.signInUiShown?.(auth.tenantId);
        },
      };
      ui[startWithEmail](this.#container, { ...signInConfig, callbacks }, selected?.email);
    });
  }

  /**
   * Passes `user` to the app's callback `beforeSignInSuccess`, and returns the user that the callback returns. Rejects
   * if `user` is not signed in, or if the returned user has a different uid.
   *
   * @param auth the result of the latest `getAuth`
   */
  async processUser(auth: HandlerAuth | null, user: User): Promise<User> {
    const config = this.#configs[auth?.app.options.apiKey ?? ''];
    if (!auth || !config) throw new Error(invalidApiKey);
    expectTenant(config, user.tenantId);
    const current = auth.currentUser as User | null;
    if (current?.uid !== user.uid) {
      throw new Error('The user being processed does not match the signed in user!');
    }
    const processed = ((await config.callbacks?.beforeSignInSuccess?.(user)) ?? user) as User;
    if (processed.uid !== user.uid) throw new Error('User with mismatching UID returned.');
    return processed;
  }

  completeSignOut(): void {
    const ui = this.#open('signedOut');
    void unlessReplaced(ui.show({ title: text.signOut, body: [text.signedOut] }));
  }

  handleError(error: Error | CIAPError): void {
    const { retry } = error as CIAPError;
    const canRetry = typeof retry === 'function';
    const ui = this.#open(canRetry ? 'recoverableError' : 'unrecoverableError');
    const answer = unlessReplaced(
      ui.show({
        title: text.errorEncountered,
        body: [describeError(error as CIAPError)],
        ...(canRetry && { actions: { retry: primary(text.retry) }, focus: 'retry' }),
      }),
    );
    void this.#retryAfter(answer, error as CIAPError);
  }

  async #retryAfter(answer: Promise<unknown>, error: CIAPError): Promise<void> {
    await answer;
    this.#leave();
    await error.retry?.();
  }

  /** Shows the progress bar after 500 ms, in place of the current page. */
  showProgressBar(): void {
    if (this.#showsProgress || this.#progressTimer !== undefined) return;
    this.#progressTimer = setTimeout(() => {
      this.#open('projectCheck').showProgress('page');
      this.#showsProgress = true;
    }, limits.busyDelayMs);
  }

  hideProgressBar(): void {
    this.#stopProgressTimer();
    if (this.#showsProgress) this.#leave();
  }

  reset(): void {
    this.#leave();
  }

  #open(screen: ScreenName, settings = noSettings, onShown: (() => void) | undefined = undefined): RunnerUi {
    this.#leave();
    this.#page = this.#environment.openPage(this.#container, settings, () => onShown?.());
    const { ui } = this.#page;
    ui.enter(screen);
    return ui;
  }

  #stopProgressTimer(): void {
    clearTimeout(this.#progressTimer);
    this.#progressTimer = undefined;
  }

  #leave(): void {
    this.#stopProgressTimer();
    this.#showsProgress = false;
    this.#page?.close();
    this.#page = null;
    const signIn = this.#signIn;
    this.#signIn = null;
    // Ignore an error of `delete`. The widget is already removed then, so the visitor notices nothing.
    void signIn?.delete().catch(() => {});
  }
}

const noSettings = toSettings({ signInOptions: [] });

/** The IDs of FirebaseUI's pages that are shown before the sign-in, such as a spinner. */
const pagesBeforeSignIn: ReadonlySet<string> = new Set(['callback', 'spinner', 'blank']);

const toSelected = (tenant: CheckedTenant | undefined): SelectedTenantInfo | undefined =>
  tenant && { tenantId: tenant.tenantId, providerIds: tenant.signInOptions.map(({ provider }) => provider) };

/**
 * Waits for the visitor's answer. If another page replaces the page before the visitor has answered, the promise never
 * settles, as in FirebaseUI.
 */
async function unlessReplaced<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch {
    return new Promise(() => {});
  }
}
