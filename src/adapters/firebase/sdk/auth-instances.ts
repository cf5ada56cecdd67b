import type { FirebaseOptions } from 'firebase/app';
import {
  browserPopupRedirectResolver,
  browserSessionPersistence,
  initializeAuth,
  inMemoryPersistence,
  type Auth,
} from 'firebase/auth';
import { linkAppName, redirectAppName, sessionAppName } from '../stored-session.ts';
import { acquireApp, type AppHandle } from './shared-app.ts';

export interface AuthInstancesOptions {
  readonly config: FirebaseOptions;
  /** Called with each `Auth` before its first request, for instance to connect the `Auth` to the emulator. */
  readonly connect?: (auth: Auth) => void;
}

let stageCount = 0;

/**
 * The `Auth` instances of the modular SDK: one for the app's session, which is stored (spec §4), and one for the staged
 * session. Two more are created when needed: for sign-in by redirect and for linking by redirect. Those two have fixed
 * names, because the SDK finds the result of a redirect only under the same name.
 */
export class AuthInstances {
  /** The `Auth` that holds the app's session. */
  readonly session: Auth;
  /** The `Auth` that holds the staged session. */
  readonly staged: Auth;
  readonly #options: AuthInstancesOptions;
  readonly #handles: AppHandle[] = [];
  #redirect: Auth | null = null;
  #link: Auth | null = null;
  #tenantId: string | null = null;

  constructor(options: AuthInstancesOptions) {
    this.#options = options;
    this.session = this.#create(sessionAppName, { persistence: browserSessionPersistence });
    this.staged = this.#create(`${sessionAppName}-stage-${++stageCount}`, { persistence: inMemoryPersistence });
  }

  #create(name: string, dependencies: Parameters<typeof initializeAuth>[1]): Auth {
    const handle = acquireApp(this.#options.config, name);
    this.#handles.push(handle);
    const auth = initializeAuth(handle.app, dependencies);
    this.#options.connect?.(auth);
    return auth;
  }

  /** The `Auth` that signs in by redirect. */
  get redirect(): Auth {
    this.#redirect ??= this.#create(redirectAppName, { persistence: inMemoryPersistence });
    this.#redirect.tenantId = this.#tenantId;
    return this.#redirect;
  }

  /**
   * The `Auth` that links a guest by redirect. It stores the guest, who must survive the redirect. It is created
   * with a `popupRedirectResolver`, so the SDK reads the redirect's result as soon as this `Auth` exists.
   */
  get linking(): Auth {
    this.#link ??= this.#create(linkAppName, {
      persistence: browserSessionPersistence,
      popupRedirectResolver: browserPopupRedirectResolver,
    });
    return this.#link;
  }

  useTenant(tenantId: string | null): void {
    this.#tenantId = tenantId;
    this.staged.tenantId = tenantId;
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
