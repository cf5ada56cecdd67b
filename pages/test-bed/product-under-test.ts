import type { ComponentType } from 'react';
import type { Root } from 'react-dom/client';
import type { AuthBackend } from '../../src/adapters/auth-backend.ts';
import type { ServiceControl } from '../../src/adapters/service-control.ts';
import type { SignInDialogProps } from '../../src/dialog/dialog-options.ts';
import type { UiConfig } from '../../src/widget/config/ui-config.ts';
import type { BrowserLocale, BrowserLocaleOptions } from '../../src/widget/browser-locale.ts';
import type { ChooseMessages } from '../../src/widget/messages/language.ts';
import type { Mutation } from './mutation.ts';
import type { TestBedBackend } from './test-bed-api.ts';

/**
 * The parts of the product that the test bed uses. `product.ts` takes them from the sources, and `packed-product.ts`
 * from the built package.
 */
export interface ProductUnderTest {
  /**
   * Creates the in-memory service of the page.
   *
   * @param state the result of an earlier call of `getState`; null for an empty service
   */
  createService(state: string | null): TestService;
  createBackend(options: TestBedBackend, service: TestService): Promise<AuthBackend>;
  /**
   * Makes the app refuse every user, with the error message `message`. If the adapter uses the app's own `Auth`, this
   * `Auth` refuses the users. Otherwise, `commit` of the returned backend rejects.
   */
  refuseUsers(backend: AuthBackend, adapter: string, message: string): Promise<AuthBackend>;
  /** Undoes the previous mutation (a deliberate change of the product), and applies `mutation` if it is given. */
  applyMutation(mutation: Mutation | undefined): Promise<void>;
  /** Returns a function that loads the language that the browser prefers. */
  browserLocale(options: BrowserLocaleOptions): BrowserLocale;
  /** The English texts that we recommend. */
  readonly recommendedMessages: ChooseMessages;
  /** The package's function `signIn`, which opens the page with the widget. */
  signIn(config: UiConfig): void;
  /** The widget in a dialog. */
  readonly SignInDialog: ComponentType<SignInDialogProps>;
  /** Renders our app as it is deployed. */
  startApp(element: HTMLElement, environment: Readonly<Record<string, string>>): Root;
}

/** An in-memory service in the page. */
export interface TestService {
  readonly control: ServiceControl;
  createBackend(session: Storage): AuthBackend;
  getState(): string;
  setState(state: string): void;
  clear(): void;
}
