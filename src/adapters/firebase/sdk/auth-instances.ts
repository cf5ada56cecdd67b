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
import { shareSettings } from './share-settings.ts';
import { acquireApp, type AppHandle } from './shared-app.ts';

export interface AuthInstancesOptions {
  readonly config: FirebaseOptions;
  /**
   * The app's own `Auth`, which must belong to the same project. If it is given, it holds the app's session; otherwise
   * a new `Auth` does.
   */
  readonly appAuth?: Auth;
  /** Called with each `Auth` before its first request, for instance to connect the `Auth` to the emulator. */
  readonly connect?: (auth: Auth) => void;
}

let stageCount = 0;

/**
 * The `Auth` instances of the modular SDK: one for the app's session, and one for the staged session. Two more are
 * created when needed: one signs in by redirect, the other links a guest by redirect. After a
 * redirect, the SDK finds the result by the name of the `Auth`, so these two have fixed names.
 *
 * The app's session is stored in the browser's session storage (spec §4). If the app has an `Auth` of its own, that
 * `Auth` holds the app's session, and stores it as the app has configured.
 */
export class AuthInstances {
  /** The `Auth` that holds the app's session. */
  readonly session: Auth;
  /** The `Auth` that holds the staged session. */
  readonly staged: Auth;
  readonly #config: FirebaseOptions;
  readonly #appAuth: Auth | null;
  readonly #connect: ((auth: Auth) => void) | undefined;
  readonly #handles: AppHandle[] = [];
  #redirect: Auth | null = null;
  #link: Auth | null = null;
  /** The tenant that the widget chose; null if it has chosen none. */
  #enteredTenantId: string | null = null;
  /** The tenant of the next sign-in: the widget's choice, or else the app's; null for the project itself. */
  #tenantId: string | null = null;

  constructor({ config, appAuth, connect }: AuthInstancesOptions) {
    this.#appAuth = appAuth ?? null;
    this.#config = config;
    this.#connect = connect;
    this.session = this.#appAuth ?? this.#create(sessionAppName, { persistence: browserSessionPersistence });
    this.staged = this.#create(getStageAppName(this.#owner, ++stageCount), { persistence: inMemoryPersistence });
    this.useTenant(null);
  }

  /** The name of the Firebase app that holds the app's session. */
  get #owner(): string {
    return this.#appAuth?.name ?? sessionAppName;
  }

  #create(name: string, dependencies: Parameters<typeof initializeAuth>[1]): Auth {
    const handle = acquireApp(this.#config, name);
    this.#handles.push(handle);
    const auth = initializeAuth(handle.app, dependencies);
    if (this.#appAuth) shareSettings(this.#appAuth, auth);
    this.#connect?.(auth);
    return auth;
  }

  /** The `Auth` that signs in by redirect. */
  get redirect(): Auth {
    this.followAppTenant();
    this.#redirect ??= this.#create(getRedirectAppName(this.#owner), { persistence: inMemoryPersistence });
    this.#redirect.tenantId = this.#tenantId;
    return this.#redirect;
  }

  /**
   * The `Auth` that links a guest by redirect. It stores the guest, who must survive the redirect. It is created
   * with a `popupRedirectResolver`, so the SDK reads the redirect's result as soon as this `Auth` exists.
   */
  get linking(): Auth {
    this.#link ??= this.#create(getLinkAppName(this.#owner), {
      persistence: browserSessionPersistence,
      popupRedirectResolver: browserPopupRedirectResolver,
    });
    return this.#link;
  }

  /** Selects the tenant of all later sign-ins. Null selects the app's own choice, or else the project itself. */
  useTenant(tenantId: string | null): void {
    this.#enteredTenantId = tenantId;
    this.#tenantId = tenantId ?? getChosenTenant(this.session);
    this.staged.tenantId = this.#tenantId;
  }

  /**
   * Updates the tenant to the app's current choice, unless the widget has chosen a tenant. Called before each sign-in.
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

/** Removes the iframe through which the SDK communicates with popups, because the SDK itself never removes it. */
function removePopupFrame({ name }: Auth): void {
  for (const frame of globalThis.document?.querySelectorAll('iframe') ?? []) {
    if (URL.parse(frame.src)?.searchParams.get('appName') === name) frame.remove();
  }
}
