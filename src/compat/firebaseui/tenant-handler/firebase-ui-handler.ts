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

/** The functions of the browser and the SDK that the class calls. Unit tests replace them. */
export interface HandlerEnvironment {
  findElement(selector: string): Element | null;
  /** Returns the `Auth` of the Firebase app with this name, or null if there is no such app. */
  findAuth(appName: string | null): HandlerAuth | null;
  createAuth(options: AppOptions, appName: string | null): HandlerAuth;
  /** Loads the code of the handler, which other pages do not need. */
  loadHandler(container: Element, configs: Readonly<Record<string, CIAPHandlerConfig>>): Promise<TenantHandler>;
  warn(message: string): void;
}

const configKeys: ReadonlySet<string> = new Set([
  'authDomain',
  'callbacks',
  'displayMode',
  'privacyPolicyUrl',
  'tenants',
  'tosUrl',
]);

/** Creates FirebaseUI's class `FirebaseUiHandler` (reference §2.11). Its code is loaded by the first call of a method. */
export function defineFirebaseUiHandler(environment: HandlerEnvironment): FirebaseUiHandlerConstructor {
  return class implements FirebaseUiHandler {
    readonly #container: Element;
    readonly #configs: Readonly<Record<string, CIAPHandlerConfig>>;
    #languageCode: string | null = null;
    #handler: Promise<TenantHandler> | null = null;
    #auth: HandlerAuth | null = null;

    constructor(element: Element | string, configs: Readonly<Record<string, CIAPHandlerConfig>>) {
      const container = typeof element === 'string' ? environment.findElement(element) : element;
      if (!container) throw new Error('Cannot find element.');
      this.#container = container;
      this.#configs = { ...configs };
      for (const key of Object.values(configs).flatMap((config) => Object.keys(config))) {
        if (!configKeys.has(key)) environment.warn(`Invalid config: "${key}"`);
      }
    }

    get languageCode(): string | null {
      return this.#languageCode;
    }

    set languageCode(code: string | null) {
      this.#languageCode = code || null;
    }

    getAuth(apiKey: string, tenantId: string | null): HandlerAuth {
      const config = Object.hasOwn(this.#configs, apiKey) ? this.#configs[apiKey] : undefined;
      if (!config) throw new Error(invalidApiKey);
      expectTenant(config, tenantId || null);
      this.#auth =
        environment.findAuth(tenantId || null) ?? this.#createAuth(apiKey, config.authDomain, tenantId || null);
      return this.#auth;
    }

    #createAuth(apiKey: string, authDomain: string | undefined, tenantId: string | null): HandlerAuth {
      if (!authDomain) throw new Error('Invalid project configuration: authDomain is required!');
      const auth = environment.createAuth({ apiKey, authDomain }, tenantId);
      auth.tenantId = tenantId;
      return auth;
    }

    async selectTenant(project: ProjectConfig, tenantIds: readonly (string | null)[]): Promise<SelectedTenantInfo> {
      const handler = await this.#load();
      return handler.selectTenant(project, tenantIds);
    }

    async startSignIn(auth: HandlerAuth, selected?: SelectedTenantInfo): Promise<unknown> {
      const handler = await this.#load();
      return handler.startSignIn(auth, selected);
    }

    async processUser(user: never): Promise<never> {
      const handler = await this.#load();
      return (await handler.processUser(this.#auth, user)) as never;
    }

    async completeSignOut(): Promise<void> {
      const handler = await this.#load();
      handler.completeSignOut();
    }

    async reset(): Promise<void> {
      const handler = await this.#handler;
      handler?.reset();
    }

    showProgressBar(): void {
      this.#call((handler) => handler.showProgressBar());
    }

    hideProgressBar(): void {
      if (this.#handler) this.#call((handler) => handler.hideProgressBar());
    }

    handleError(error: Error | CIAPError): void {
      this.#call((handler) => handler.handleError(error));
    }

    /** Calls a method that returns nothing, once the code is loaded. Calls take place in their order. */
    #call(call: (handler: TenantHandler) => void): void {
      void this.#load().then(call);
    }

    #load(): Promise<TenantHandler> {
      this.#handler ??= this.#loadOnce();
      return this.#handler;
    }

    async #loadOnce(): Promise<TenantHandler> {
      try {
        return await environment.loadHandler(this.#container, this.#configs);
      } catch (error) {
        this.#handler = null; // The next call tries again.
        throw error;
      }
    }
  };
}
