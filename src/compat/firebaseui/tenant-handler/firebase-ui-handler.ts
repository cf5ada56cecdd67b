import type {
  CIAPError,
  CIAPHandlerConfig,
  FirebaseUiHandler,
  FirebaseUiHandlerConstructor,
  HandlerAuth,
  ProjectConfig,
  SelectedTenantInfo,
} from '../types.ts';
import { expectTenant, invalidApiKey } from './find-tenant.ts';
import type { TenantHandler } from './tenant-handler.ts';

/** The options of a Firebase app. */
export interface AppOptions {
  readonly apiKey: string;
  readonly authDomain: string;
}

/** Functions that the class `FirebaseUiHandler` gets from outside, so that unit tests can replace them. */
export interface HandlerEnvironment {
  findElement(selector: string): Element | null;
  /** Returns the `Auth` of the Firebase app with this name, or null if there is no such app. */
  findAuth(appName: string | null): HandlerAuth | null;
  createAuth(options: AppOptions, appName: string | null): HandlerAuth;
  /** Loads the code of the handler. Pages without a handler never need this code. */
  loadHandler(container: Element, configs: Readonly<Record<string, CIAPHandlerConfig>>): Promise<TenantHandler>;
}

/**
 * Creates FirebaseUI's class `FirebaseUiHandler` (reference §2.11). Pages without tenants contain this class, too, so
 * it loads the handler's code only when a method needs it.
 */
export function defineFirebaseUiHandler(environment: HandlerEnvironment): FirebaseUiHandlerConstructor {
  return class implements FirebaseUiHandler {
    languageCode: string | null = null;
    readonly #container: Element;
    readonly #configs: Readonly<Record<string, CIAPHandlerConfig>>;
    #handler: Promise<TenantHandler> | null = null;
    #auth: HandlerAuth | null = null;

    constructor(element: Element | string, configs: Readonly<Record<string, CIAPHandlerConfig>>) {
      const container = typeof element === 'string' ? environment.findElement(element) : element;
      if (!container) throw new Error('Cannot find element.');
      this.#container = container;
      this.#configs = configs;
    }

    getAuth(apiKey: string, tenantId: string | null): HandlerAuth {
      const config = Object.hasOwn(this.#configs, apiKey) && this.#configs[apiKey];
      if (!config) throw new Error(invalidApiKey);
      const { authDomain } = config;
      const appName = tenantId || null;
      expectTenant(config, appName);
      let auth = environment.findAuth(appName);
      if (!auth) {
        if (!authDomain) throw new Error('Invalid project configuration: authDomain is required!');
        auth = environment.createAuth({ apiKey, authDomain }, appName);
        auth.tenantId = appName;
      }
      return (this.#auth = auth);
    }

    selectTenant(project: ProjectConfig, tenantIds: readonly (string | null)[]): Promise<SelectedTenantInfo> {
      return this.#call((handler) => handler.selectTenant(project, tenantIds));
    }

    startSignIn(auth: HandlerAuth, selected?: SelectedTenantInfo): Promise<unknown> {
      return this.#call((handler) => handler.startSignIn(auth, selected));
    }

    processUser(user: never): Promise<unknown> {
      return this.#call((handler) => handler.processUser(this.#auth, user));
    }

    completeSignOut(): Promise<void> {
      return this.#call((handler) => handler.completeSignOut());
    }

    async reset(): Promise<void> {
      if (this.#handler) await this.#call((handler) => handler.reset());
    }

    showProgressBar(): void {
      void this.#call((handler) => handler.showProgressBar());
    }

    hideProgressBar(): void {
      if (this.#handler) void this.#call((handler) => handler.hideProgressBar());
    }

    handleError(error: Error | CIAPError): void {
      void this.#call((handler) => handler.handleError(error));
    }

    /** Loads the handler's code, and then calls a method of the handler. Calls keep their order. */
    async #call<T>(call: (handler: TenantHandler) => T | Promise<T>): Promise<T> {
      this.#handler ??= environment.loadHandler(this.#container, this.#configs);
      try {
        await this.#handler;
      } catch (error) {
        this.#handler = null; // Forget the failed load, so that the next call loads the code again.
        throw error;
      }
      return call(await this.#handler);
    }
  };
}
