import type { FirebaseOptions } from 'firebase/app';
import {
  browserPopupRedirectResolver,
  browserSessionPersistence,
  initializeAuth,
  inMemoryPersistence,
  type Auth,
} from 'firebase/auth';
import { getChosenTenant } from '../app-tenant.ts';
import { getLinkAppName, getRedirectAppName, getStageAppName, sessionAppName } from '../stored-session.ts';
import { keepRedirectTenant, takeRedirectTenant, type RedirectTenant } from './redirect-tenant.ts';
import { shareSetting, shareSettings } from './share-settings.ts';
import { acquireApp, type AppHandle } from './shared-app.ts';

export interface AuthInstancesOptions {
  readonly config: FirebaseOptions;
  /** The `Auth` that the app itself uses. If omitted, {@link AuthInstances} creates an `Auth` for the app's user. */
  readonly appAuth?: Auth;
  /** Called with each new `Auth` before its first request, for instance to connect the `Auth` to the emulator. */
  readonly connect?: (auth: Auth) => void;
}

let stageCount = 0;

/**
 * The `Auth` instances that the backend uses:
 *
 * - `session` has the app's user. It is the app's own `Auth`, or else a new `Auth` with session storage (spec §4).
 * - `staged` has the user of an unfinished sign-in, until `commit` makes this user the app's user.
 * - `linking` links a provider to a guest's account by redirect.
 * - A private `Auth` signs in by redirect.
 */
export class AuthInstances {
  readonly session: Auth;
  readonly staged: Auth;
  readonly #config: FirebaseOptions;
  readonly #appAuth: Auth | null;
  readonly #connect: ((auth: Auth) => void) | undefined;
  readonly #handles: AppHandle[] = [];
  #redirect: Auth | null = null;
  /**
   * The tenant of the redirect that led to this page load, or null. {@link returnFromRedirect} reads it from the
   * storage.
   */
  #returned: RedirectTenant | null = null;
  #link: Auth | null = null;
  #enteredTenantId: string | null = null;
  #language: string | null = null;
  /**
   * The tenant for the next sign-in. The widget's choice takes precedence over the app's choice. Null selects the
   * project itself.
   */
  #tenantId: string | null = null;

  constructor({ config, appAuth, connect }: AuthInstancesOptions) {
    this.#appAuth = appAuth ?? null;
    this.#config = config;
    this.#connect = connect;
    this.session = this.#appAuth ?? this.#create(sessionAppName, { persistence: browserSessionPersistence });
    this.staged = this.#create(getStageAppName(this.#owner, ++stageCount), { persistence: inMemoryPersistence });
    this.useTenant(null);
  }

  get #owner(): string {
    return this.#appAuth?.name ?? sessionAppName;
  }

  #create(name: string, dependencies: Parameters<typeof initializeAuth>[1]): Auth {
    const handle = acquireApp(this.#config, name);
    this.#handles.push(handle);
    const auth = initializeAuth(handle.app, dependencies);
    if (this.#appAuth) shareSettings(this.#appAuth, auth);
    if (this.#language !== null) speak(auth, this.#language);
    this.#connect?.(auth);
    return auth;
  }

  /**
   * Sets the language of mails and text messages in the widget's `Auth` instances. Never changes the app's own `Auth`.
   * If `tag` is null and the app has its own `Auth`, the widget's instances use the language of that `Auth`.
   */
  setLanguage(tag: string | null): void {
    if (tag === this.#language) return;
    this.#language = tag;
    const own = [this.session, this.staged, this.#redirect, this.#link].filter(
      (auth) => auth && auth !== this.#appAuth,
    );
    for (const auth of own) {
      if (!auth) continue;
      if (tag === null && this.#appAuth) shareSetting(this.#appAuth, auth, 'languageCode');
      else speak(auth, tag);
    }
  }

  /**
   * Returns the `Auth` for a redirect to a provider. Stores the current tenant for {@link returnFromRedirect}.
   *
   * @throws the exception of the storage if the storage is full or blocked
   */
  leaveByRedirect(): Auth {
    this.followAppTenant();
    keepRedirectTenant(this.#redirectKey, { tenantId: this.#tenantId });
    return this.#useRedirect(this.#tenantId);
  }

  /**
   * Returns the `Auth` that reads the result of a redirect. Sets the tenant of this `Auth` and of `staged` to the
   * tenant that {@link leaveByRedirect} has stored. If no tenant is chosen on this page yet, sets the tenant of
   * `session`, too.
   */
  returnFromRedirect(): Auth {
    this.followAppTenant();
    this.#returned ??= takeRedirectTenant(this.#redirectKey);
    if (!this.#returned) return this.#useRedirect(this.#tenantId);
    const { tenantId } = this.#returned;
    if (tenantId !== null && this.#tenantId === null) this.session.tenantId = tenantId;
    this.staged.tenantId = tenantId;
    return this.#useRedirect(tenantId);
  }

  get #redirectKey(): string {
    return `${this.#config.apiKey}:${getRedirectAppName(this.#owner)}`;
  }

  #useRedirect(tenantId: string | null): Auth {
    this.#redirect ??= this.#create(getRedirectAppName(this.#owner), { persistence: inMemoryPersistence });
    this.#redirect.tenantId = tenantId;
    return this.#redirect;
  }

  /**
   * The `Auth` that links a guest by redirect. Its session storage keeps the guest during the redirect. When the
   * visitor comes back, the `popupRedirectResolver` makes the SDK read the result as soon as this `Auth` is created.
   */
  get linking(): Auth {
    this.#link ??= this.#create(getLinkAppName(this.#owner), {
      persistence: browserSessionPersistence,
      popupRedirectResolver: browserPopupRedirectResolver,
    });
    return this.#link;
  }

  /** Creates an `Auth` with this name, which keeps its user in session storage. */
  createKept(name: string): Auth {
    return this.#create(name, { persistence: browserSessionPersistence });
  }

  /**
   * Selects the tenant of all later sign-ins. Null selects the tenant that the app has set on its own `Auth`, or the
   * project itself if the app has set none.
   */
  useTenant(tenantId: string | null): void {
    this.#enteredTenantId = tenantId;
    this.#tenantId = tenantId ?? getChosenTenant(this.session);
    this.staged.tenantId = this.#tenantId;
  }

  /**
   * Selects the tenant again before a sign-in, because the app may have changed the tenant of its own `Auth` in the
   * meantime.
   */
  followAppTenant(): void {
    this.useTenant(this.#enteredTenantId);
  }

  async dispose(): Promise<void> {
    await this.staged.signOut().catch(() => {});
    removePopupFrame(this.staged);
    await Promise.all(this.#handles.map((handle) => handle.release()));
  }
}

/**
 * Sets the language of one of the widget's `Auth` instances. {@link shareSettings} may have defined a setter that
 * changes the language of the app's own `Auth` instead, so this function replaces the property.
 */
function speak(auth: Auth, languageCode: string | null): void {
  Object.defineProperty(auth, 'languageCode', { value: languageCode, writable: true, configurable: true });
}

/** Removes the iframe through which the SDK communicates with popups. The SDK itself never removes this iframe. */
function removePopupFrame({ name }: Auth): void {
  for (const frame of globalThis.document?.querySelectorAll('iframe') ?? []) {
    if (URL.canParse(frame.src) && new URL(frame.src).searchParams.get('appName') === name) frame.remove();
  }
}
