import {
  browserPopupRedirectResolver,
  browserSessionPersistence,
  initializeAuth,
  inMemoryPersistence,
  type Auth,
} from 'firebase/auth';
import type { FirebaseOptions } from 'firebase/app';
import { acquireApp, type AppHandle } from './shared-app.ts';
import { linkAppName, redirectAppName, sessionAppName } from '../stored-session.ts';

export interface AuthInstancesOptions {
  readonly config: FirebaseOptions;
  /** Is given each `Auth` before its first request; an emulator's place to step in. */
  readonly connect?: (auth: Auth) => void;
}

let stages = 0;

/**
 * What a visitor has of the modular SDK: the app's `Auth`, which lives as long as the browser's session (spec §4), and one
 * in memory for the staged user. Others are there only for a redirect, since the page that comes back has to find them
 * under the same name.
 */
export class AuthInstances {
  readonly session: Auth;
  readonly stage: Auth;
  readonly #options: AuthInstancesOptions;
  readonly #apps: AppHandle[] = [];
  #redirect: Auth | null = null;
  #link: Auth | null = null;
  #tenantId: string | null = null;

  constructor(options: AuthInstancesOptions) {
    this.#options = options;
    this.session = this.#open(sessionAppName, { persistence: browserSessionPersistence });
    this.stage = this.#open(`${sessionAppName}-stage-${++stages}`, { persistence: inMemoryPersistence });
  }

  #open(name: string, dependencies: Parameters<typeof initializeAuth>[1]): Auth {
    const use = acquireApp(this.#options.config, name);
    this.#apps.push(use);
    const auth = initializeAuth(use.app, dependencies);
    this.#options.connect?.(auth);
    return auth;
  }

  /** The `Auth` that signs in by redirect. */
  get redirect(): Auth {
    this.#redirect ??= this.#open(redirectAppName, { persistence: inMemoryPersistence });
    this.#redirect.tenantId = this.#tenantId;
    return this.#redirect;
  }

  /** The `Auth` that links a guest by redirect. The SDK keeps that guest there, and reads the redirect at once. */
  get linking(): Auth {
    this.#link ??= this.#open(linkAppName, {
      persistence: browserSessionPersistence,
      popupRedirectResolver: browserPopupRedirectResolver,
    });
    return this.#link;
  }

  useTenant(tenantId: string | null): void {
    this.#tenantId = tenantId;
    this.stage.tenantId = tenantId;
  }

  async dispose(): Promise<void> {
    await this.stage.signOut().catch(() => {});
    removeAuthFrame(this.stage);
    await Promise.all(this.#apps.map((use) => use.release()));
  }
}

/** The SDK leaves the frame behind through which it hears of windows. That of the stage is nobody else's. */
function removeAuthFrame({ name }: Auth): void {
  for (const frame of globalThis.document?.querySelectorAll('iframe') ?? []) {
    if (URL.parse(frame.src)?.searchParams.get('appName') === name) frame.remove();
  }
}
