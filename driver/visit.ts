import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import type { ServiceOperation } from '../src/adapters/service-control.ts';
import type { Mutation } from '../pages/test-bed/mutation.ts';
import type { TestBedBackend, TestBedOptions, Transition } from '../pages/test-bed/test-bed-api.ts';
import { activateWindow, type Session } from './browser/session.ts';
import { hasClosed } from './browser/has-closed.ts';
import { testBedPage } from './browser/test-bed-page.ts';
import { waitUntilIdle } from './browser/wait-until-idle.ts';
import { readCountryNames } from './browser/country-names.ts';
import { openFreshSession, takeWarmSession, type WorkerOptions } from './browser/worker-browser.ts';
import { HarnessError } from './harness-error.ts';
import { getIdleLimits, type IdleLimits } from './idle/idle-limits.ts';
import { scenarioApiKey, type LaneParameters, type Service } from './lane-parameters.ts';
import type { Screen } from './screen/screen.ts';
import { createTranslator, type Translator } from './screen/translate-screen.ts';
import type { IdlePage } from './visitor/wait-for-screen.ts';

type Config = Readonly<Record<string, unknown>>;

/** Changes that a scenario makes to its browser. */
type BrowserChange = Pick<WorkerOptions, 'keepsSitesApart' | 'userAgent'>;

/** The state of one scenario: its browser sessions, its service and the widget's configuration. */
export class Visit {
  /** API key of this scenario only. The service keeps a separate project for each key. */
  readonly apiKey = `scenario-${randomUUID()}`;
  /**
   * The browser sessions in the order in which they were opened. Steps act in the last session, in the tab that is in
   * front.
   */
  readonly sessions: Session[] = [];
  filledField: string | null = null;
  mutation: Mutation | undefined;
  /** Whether the widget adds entries to the browser's history. */
  hasHistory = true;
  /** The widget's look, such as the style of the provider buttons. */
  appearance: TestBedOptions['appearance'];
  /** Whether the app shows the widget in a dialog. */
  hasDialog = false;
  /** Whether the app always shows the same widget. Other apps replace it when the visitor signs in or out. */
  keepsWidget = false;
  /** If set, the widget is in the language that the browser prefers. */
  browserLocale: TestBedOptions['browserLocale'];
  /** Whether the widget has the English texts that we recommend. */
  hasRecommendedMessages = false;
  /** The error message with which the app rejects every user; undefined if the app accepts all users. */
  appRefusal: string | undefined;
  readonly held = new Set<'answers' | 'chunks'>();
  /** Operations of the service whose answers the scenario delays. */
  readonly heldOperations = new Set<ServiceOperation>();
  /** The state of the page when it was last idle; null if the page may have changed since then. */
  idlePage: IdlePage | null = null;
  hasJustTyped = false;
  translator: Translator | null = null;
  /** Returns true if a text comes from the scenario itself, such as a tenant's name. Such a text is not translated. */
  isOwnText: (text: string) => boolean = () => false;
  readonly #lane: LaneParameters;
  #service: Service;
  #config: Config = { signInOptions: [{ provider: 'password' }], signInSuccessUrl: '/' };
  readonly #preparations: (() => Promise<void>)[] = [];
  #isOpened = false;
  #seenScreen: Screen | null = null;
  /** All tabs of the current session except the first tab. */
  #tabs: Session[] = [];
  /** The session of the visible tab; null if the first tab is visible. */
  #frontTab: Session | null = null;

  constructor(lane: LaneParameters) {
    this.#lane = lane;
    this.#service = lane.service;
  }

  /**
   * Returns the current session, so that the caller can use its page. Also forgets that the page was idle, because the
   * caller may change the page.
   */
  get session(): Session {
    this.forgetPage();
    return this.view;
  }

  get view(): Session {
    // If the front tab has closed itself, the first tab is in front again.
    if (this.#frontTab?.page.isClosed()) this.#frontTab = null;
    const session = this.#frontTab ?? this.sessions.at(-1);
    if (!session) throw new Error('the scenario has no browser session: call start() first');
    return session;
  }

  forgetPage(): void {
    this.idlePage = null;
    this.hasJustTyped = false;
  }

  get service(): Service {
    return this.#service;
  }

  get config(): Config {
    return this.#config;
  }

  get isHolding(): boolean {
    return this.held.size > 0;
  }

  get limits(): IdleLimits {
    return getIdleLimits(this.held);
  }

  get isOpened(): boolean {
    return this.#isOpened;
  }

  get backend(): TestBedBackend {
    return JSON.parse(JSON.stringify(this.service.app).replaceAll(scenarioApiKey, this.apiKey)) as TestBedBackend;
  }

  /** Sets keys of the widget's configuration. `null` removes a key. */
  configure(change: Config): void {
    const entries = Object.entries({ ...this.#config, ...change }).filter(([, value]) => value !== null);
    this.#config = Object.fromEntries(entries);
  }

  /**
   * Makes `isOwnText` return true for the texts in `givenSteps` and in the widget's configuration, such as a tenant's
   * name. The driver does not translate these texts.
   *
   * @param givenSteps the scenario's `Given` and `When` steps
   */
  setOwnTexts(givenSteps: unknown): void {
    // Remove the square brackets that mark the link in the label of a checkbox: `I agree to the [terms]`.
    const listOwnTexts = () => listStrings([givenSteps, this.#config]).map((own) => own.replaceAll(/[[\]]/g, ''));
    this.isOwnText = (text) => listOwnTexts().some((own) => own.includes(text));
  }

  /** Creates a translator between English and the widget's language. Returns null if the widget is in English. */
  async #createTranslator(): Promise<Translator | null> {
    const { language } = this.#lane;
    if (!language) return null;
    return createTranslator(language, this.isOwnText, await readCountryNames(this.view.page, language.tag));
  }

  /** Selects the service for a scenario with the given tags. Call this method before {@link start}. */
  selectService(tags: readonly string[]): void {
    const { taggedService } = this.#lane;
    if (taggedService && tags.includes(taggedService.tag)) this.#service = taggedService.service;
  }

  /**
   * Opens a browser session. All later steps act in this session. If the scenario already has a session, the new session
   * starts with the accounts and mails of the earlier session.
   */
  async start(kind: 'warm' | 'fresh', change?: BrowserChange): Promise<void> {
    const state = await this.#getServiceState();
    this.forgetPage();
    await this.closeTabs();
    const earlier = this.sessions.at(-1);
    const session = await this.#openSession(kind, change);
    this.sessions.push(session);
    // Set the clock of the new device to the time of the earlier device. A clock that was days ahead would treat a
    // link as expired that was just mailed. If the scenario has set the earlier clock back, the new clock stays ahead.
    if (earlier) await session.clock.catchUp(earlier.clock.now);
    await activateWindow(this.view);
    if (!earlier) this.translator = await this.#createTranslator();
    this.filledField = null;
    this.#isOpened = false;
    if (state !== null) await testBedPage.restoreServiceState(this.session.page, state);
  }

  /**
   * Opens a browser session. A scenario with a deliberate fault (mutation testing) gets a fresh session, because the
   * fault must be switched on before the first document loads.
   */
  #openSession(kind: 'warm' | 'fresh', change?: BrowserChange): Promise<Session> {
    if (this.mutation && 'fault' in this.mutation)
      return openFreshSession({ ...this.#lane, ...change, ...this.mutation });
    if (change) return openFreshSession({ ...this.#lane, ...change });
    return kind === 'warm'
      ? takeWarmSession(this.#lane, this.sessions.at(-1)?.clock.now)
      : openFreshSession(this.#lane);
  }

  async open(path: string, options: Pick<TestBedOptions, 'signedInAs'> = {}): Promise<void> {
    for (const prepare of this.#preparations.splice(0)) await prepare();
    this.filledField = null;
    this.#isOpened = true;
    await testBedPage.mount(this.session.page, path, { ...this.#mountOptions, ...options });
  }

  get #mountOptions(): TestBedOptions {
    const { backend, config, mutation, hasHistory, appRefusal, appearance, browserLocale, hasRecommendedMessages } =
      this;
    return {
      ...backend,
      ...(mutation && { mutation }),
      ...(this.#lane.language && { locale: this.#lane.language.tag }),
      ...(hasHistory ? {} : { history: 'none' as const }),
      ...(this.hasDialog && { hasDialog: true as const }),
      ...(this.keepsWidget && { keepsWidget: true as const }),
      ...(appearance && { appearance }),
      ...(browserLocale && { browserLocale }),
      ...(hasRecommendedMessages && { hasRecommendedMessages }),
      ...(appRefusal !== undefined && { appRefusal }),
      config,
    };
  }

  /** Opens the app at a path in a new tab of the current session. Tabs share all data except the session storage. */
  async openTab(path: string): Promise<void> {
    const state = await this.#getServiceState();
    const page = await this.session.context.newPage();
    this.#addTab(page);
    await testBedPage.open(page, path);
    if (state !== null) await testBedPage.restoreServiceState(page, state);
    await testBedPage.mountHere(page, this.#mountOptions);
  }

  /**
   * Switches to a window that the app has opened, and mounts the app there.
   *
   * @param page the page in that window
   */
  async enterWindow(page: Page): Promise<void> {
    const state = await this.#getServiceState();
    this.#addTab(page);
    await testBedPage.waitUntilLoaded(page);
    if (state !== null) await testBedPage.restoreServiceState(page, state);
    await testBedPage.mountHere(page, this.#mountOptions);
  }

  #addTab(page: Page): void {
    // `drawFrame` does nothing here, because the pages of other tabs draw their frames themselves. Only the first page
    // of a session draws frames on request.
    const tab: Session = { ...this.session, page, drawFrame: async () => {}, isFramePending: () => false };
    this.#tabs.push(tab);
    this.#frontTab = tab;
    this.filledField = null;
  }

  /**
   * Brings a tab of the current session to the front.
   *
   * @param index 0 for the first tab
   */
  async switchTab(index: number): Promise<void> {
    const state = await this.#getServiceState();
    const tab = index === 0 ? null : this.#tabs[index - 1];
    if (tab === undefined) throw new HarnessError(`there is no tab ${index + 1}: the visitor has not opened it`);
    this.#frontTab = tab;
    this.forgetPage();
    this.filledField = null;
    if (state !== null) await testBedPage.restoreServiceState(this.view.page, state);
    await activateWindow(this.view);
  }

  async closeTabs(): Promise<readonly Transition[]> {
    const tabs = this.#tabs;
    this.#tabs = [];
    this.#frontTab = null;
    this.forgetPage();
    const transitions: Transition[] = [];
    for (const { page } of tabs) {
      if (page.isClosed()) continue;
      const result = await testBedPage.unmount(page, false);
      transitions.push(...(result?.transitions ?? []));
      await page.close();
    }
    return transitions;
  }

  /** Registers a function to run before the app is opened. */
  beforeOpening(prepare: () => Promise<void>): void {
    this.#preparations.push(prepare);
  }

  /**
   * Changes the browser, for example its preferred languages. Then reloads the page, because some changes affect only
   * documents that are loaded later. The page is still empty at this time.
   *
   * @param change makes the change, and returns a function that undoes it
   * @throws HarnessError (rejects) if the app has been opened
   */
  async changeBrowser(change: () => Promise<() => Promise<void>>): Promise<void> {
    if (this.#isOpened)
      throw new HarnessError('this step must come before the app is opened: the page is already loaded');
    const { page, cleanups } = this.session;
    const state = await this.#getServiceState();
    cleanups.push(await change());
    await testBedPage.open(page, '/');
    if (state !== null) await testBedPage.restoreServiceState(page, state);
  }

  async waitUntilIdle(): Promise<{ readonly isTyping: boolean }> {
    if (this.idlePage) return this.idlePage;
    const { page, pendingRequests } = this.view;
    const waiting = waitUntilIdle(page, pendingRequests, this.limits);
    const state = await waiting.catch(async (error: unknown) => {
      // If the wait fails because the window has closed itself, return null. `waitUntilIdle` then runs again for the
      // page that has come to the front.
      if ((await hasClosed(page)) && this.view.page !== page) return null;
      throw error;
    });
    if (!state) return this.waitUntilIdle();
    const { isTyping, isIdle } = state;
    if (isIdle) this.idlePage = { isTyping, screen: null };
    return { isTyping };
  }

  async whenIdle<T>(action: (session: Session) => Promise<T>): Promise<T> {
    await this.waitUntilIdle();
    return action(this.session);
  }

  recordScreen(screen: Screen): void {
    this.#seenScreen = screen;
  }

  /** Returns the screen that a step has read last, and forgets this screen, so that the next step does not get it. */
  takeSeenScreen(): Screen | null {
    const screen = this.#seenScreen;
    this.#seenScreen = null;
    return screen;
  }

  /**
   * Returns the state of the in-memory service, so that a new document can restore the state. Returns null for other
   * services.
   */
  async #getServiceState(): Promise<string | null> {
    if (this.service.controlUrl !== null || this.sessions.length === 0) return null;
    // A provider's page has no test bed, so the result is an empty text. Return null instead.
    return (await testBedPage.getServiceState(this.session.page)) || null;
  }
}

/** Returns all strings in nested arrays and objects. */
function listStrings(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listStrings) : [];
}
