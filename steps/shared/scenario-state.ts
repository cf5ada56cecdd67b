import type { DoorstepWorld } from '../../driver/world.ts';

export interface Person {
  readonly name: string;
  readonly email: string;
}

/** Data that earlier steps of a scenario leave for later steps. */
export interface ScenarioState {
  /** The person that the scenario has named last. In a step, "she" means this person. */
  person: Person | null;
  readonly passwords: Map<string, string>;
  /** The phone number that each person types, by the person's email. */
  readonly phoneNumbers: Map<string, string>;
  /** True if email enumeration protection hides the sign-in methods. */
  hidesSignInMethods: boolean;
  mailLink: string | null;
  guestUid: string | null;
  signInError: string | null;
  readonly environment: Record<string, string>;
}

const states = new WeakMap<DoorstepWorld, ScenarioState>();

/** Returns the state of a scenario. The first call creates this state. */
export function getState(world: DoorstepWorld): ScenarioState {
  const existing = states.get(world);
  if (existing) return existing;
  const state: ScenarioState = {
    person: null,
    passwords: new Map(),
    phoneNumbers: new Map(),
    hidesSignInMethods: false,
    mailLink: null,
    guestUid: null,
    signInError: null,
    environment: {
      DOORSTEP_API_KEY: 'AIzaSy-0123456789-abcdefghij',
      DOORSTEP_AUTH_DOMAIN: 'doorstep.example',
      DOORSTEP_DATABASE_URL: 'https://database.example',
      DOORSTEP_STORAGE_BUCKET: 'bucket.example',
      DOORSTEP_APP_ID: '1:1234567890:web:0123456789abcdef',
    },
  };
  states.set(world, state);
  return state;
}
