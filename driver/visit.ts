import { randomUUID } from 'node:crypto';
import type { ServiceOperation } from '../src/adapters/service-control.ts';
import type { Mutation } from '../pages/test-bed/mutation.ts';
import type { TestBedBackend, TestBedOptions } from '../pages/test-bed/test-bed-api.ts';
import type { Session } from './browser/session.ts';
import { testBedPage } from './browser/test-bed-page.ts';
import { limitsOf, rest, type Limits } from './browser/wait-until-idle.ts';
import { freshSession, warmSession } from './browser/worker-browser.ts';
import { ConfigDraft } from './config-draft.ts';
import { HarnessError } from './harness-error.ts';
import type { LaneParameters, Service } from './lane-parameters.ts';
import type { Calm } from './visitor/wait-for-screen.ts';
import type { Screen } from './screen/screen.ts';

/** One scenario's stay in a browser: what its visitor, its service and its clock share. */
export class Visit {
  readonly config = new ConfigDraft();
  /** A project of the service that is this scenario's alone. */
  readonly apiKey = `scenario-${randomUUID()}`;
  /** Every session that the scenario has had, the present one last. */
  readonly sessions: Session[] = [];
  /** The label of the field that was filled last. */
  filled: string | null = null;
  /** What of the product is not as it should be. */
  mutation: Mutation | undefined;
  /** What was told not to come, and has not been let go: the service's answers, or a part of the page. */
  readonly heldBack = new Set<'answers' | 'parts'>();
  /** What of the service is told not to be answered. */
  readonly heldOperations = new Set<ServiceOperation>();
  readonly #lane: LaneParameters;
  #service: Service;
  readonly #prepared: (() => Promise<void>)[] = [];
  #isOpened = false;
  #seen: Screen | null = null;
  /** What is known of the page since it rests; null as soon as something may have been done to it. */
  calm: Calm | null = null;
  /** Nothing was done since something was typed. */
  hasJustTyped = false;

  constructor(lane: LaneParameters) {
    this.#lane = lane;
    this.#service = lane.service;
  }

  /** The present session, to do something with: from then on nothing is known of what the page shows. */
  get session(): Session {
    this.stir();
    return this.view;
  }

  /** The present session, to look at. */
  get view(): Session {
    const session = this.sessions.at(-1);
    if (!session) throw new Error('the scenario has not begun: it has no browser');
    return session;
  }

  /** Something is about to happen to the page. */
  stir(): void {
    this.calm = null;
    this.hasJustTyped = false;
  }

  get service(): Service {
    return this.#service;
  }

  get isHeldBack(): boolean {
    return this.heldBack.size > 0;
  }

  /** How long the page is waited for. */
  get limits(): Limits {
    return limitsOf(this.heldBack);
  }

  /** The app is on the page, or was. */
  get isOpened(): boolean {
    return this.#isOpened;
  }

  /** The part of the test bed's options that says which service the app is put on. */
  get backend(): TestBedBackend {
    return { ...this.service.app, apiKey: this.apiKey };
  }

  /** Chooses the service by what the scenario is tagged with. Before it begins. */
  heed(tags: readonly string[]): void {
    const { taggedService } = this.#lane;
    if (taggedService && tags.includes(taggedService.tag)) this.#service = taggedService.service;
  }

  /** Begins in the warm session, or goes on in one in which nothing is left of any before. */
  async enter(kind: 'warm' | 'fresh'): Promise<void> {
    const state = await this.#serviceState();
    this.stir();
    this.sessions.push(await (kind === 'warm' ? warmSession : freshSession)(this.#lane));
    this.filled = null;
    this.#isOpened = false;
    if (state !== null) await testBedPage.resumeService(this.session.page, state);
  }

  /** Puts the app on the page, as it is configured so far, in a browser session of which nothing is left. */
  async open(path: string, more: Pick<TestBedOptions, 'signedInAs'> = {}): Promise<void> {
    for (const prepare of this.#prepared.splice(0)) await prepare();
    this.filled = null;
    this.#isOpened = true;
    await testBedPage.mount(this.session.page, path, {
      ...this.backend,
      ...(this.mutation && { mutation: this.mutation }),
      config: this.config.config,
      ...more,
    });
  }

  /** Has something done before the app is put on the page. */
  beforeOpening(prepare: () => Promise<void>): void {
    this.#prepared.push(prepare);
  }

  /**
   * Changes how the browser serves the page, and loads the page anew, since the document that is there may have been
   * served already. Only before the app is opened.
   *
   * @param change answers how to undo it
   */
  async serveOtherwise(change: () => Promise<() => Promise<void>>): Promise<void> {
    if (this.#isOpened)
      throw new HarnessError('it was to be said before the app was opened: the page is served already');
    const { page, undoings } = this.session;
    const state = await this.#serviceState();
    undoings.push(await change());
    await testBedPage.open(page, '/');
    if (state !== null) await testBedPage.resumeService(page, state);
  }

  /** Waits for what came of whatever was done last: a visitor goes on when they see that, and so does time. */
  async rest(): Promise<{ readonly isTyping: boolean }> {
    if (this.calm) return this.calm;
    const { page, traffic } = this.view;
    const { isTyping, rests } = await rest(page, traffic, this.limits);
    if (rests) this.calm = { isTyping, screen: null };
    return { isTyping };
  }

  saw(screen: Screen): void {
    this.#seen = screen;
  }

  /** The screen that was seen since this was asked last, if any was. */
  takeSeen(): Screen | null {
    const seen = this.#seen;
    this.#seen = null;
    return seen;
  }

  /** What the fake knows, to be taken along to another document; null for a service that is no part of the page. */
  async #serviceState(): Promise<string | null> {
    if (this.service.controlUrl !== null || this.sessions.length === 0) return null;
    return testBedPage.serviceState(this.session.page);
  }
}
