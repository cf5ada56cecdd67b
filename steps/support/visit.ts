import { randomUUID } from 'node:crypto';
import type { StageBackend } from '../../src/stage/stage-api.ts';
import type { Session } from './browser/session.ts';
import { rest, restLimit } from './browser/traffic.ts';
import { freshSession, warmSession } from './browser/worker-browser.ts';
import { ConfigDraft } from './config-draft.ts';
import type { LaneParameters } from './lane-parameters.ts';
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
  /** The service was told to hold answers back, and has not let them go. */
  isHeldBack = false;
  readonly #lane: LaneParameters;
  #seen: Screen | null = null;

  constructor(lane: LaneParameters) {
    this.#lane = lane;
  }

  get session(): Session {
    const session = this.sessions.at(-1);
    if (!session) throw new Error('the scenario has not begun: it has no browser');
    return session;
  }

  get service(): LaneParameters['service'] {
    return this.#lane.service;
  }

  /** The part of the stage's options that says which service the app is put on, and with which state of it. */
  backend(state?: string): StageBackend {
    if (this.service.backend === 'emulator') return { backend: 'emulator', url: this.service.url, apiKey: this.apiKey };
    return { backend: 'fake', ...(state === undefined ? {} : { state }) };
  }

  /** Begins in the warm session, or goes on in one in which nothing is left of any before. */
  async enter(kind: 'warm' | 'fresh'): Promise<void> {
    this.sessions.push(await (kind === 'warm' ? warmSession : freshSession)(this.#lane));
    this.filled = null;
  }

  /** Waits for what came of whatever was done last: a visitor goes on when they see that, and so does time. */
  rest(): ReturnType<typeof rest> {
    return rest(this.session.page, this.session.traffic, restLimit(this.isHeldBack));
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
}
