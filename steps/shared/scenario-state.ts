import type { DoorstepWorld } from '../../driver/world.ts';

/** Somebody whom the features speak of by name. */
export interface Person {
  readonly name: string;
  readonly email: string;
}

/** What the sentences of one scenario have said so far, as far as later sentences lean on it. */
export interface Scene {
  /** Whom "she" means. */
  person: Person | null;
  /** Passwords of the accounts that were given, by email. */
  readonly passwords: Map<string, string>;
  /** The widget's configuration, as given so far. */
  readonly config: Record<string, unknown>;
  /** The service does not say how an email signs in. */
  withheld: boolean;
  /** Where the newest mail's link leads. */
  link: string | null;
  /** Who the visitor was as a guest. */
  guestUid: string | null;
  /** What the product was built with. */
  readonly environment: Record<string, string>;
}

const scenes = new WeakMap<DoorstepWorld, Scene>();

/** The scene that a scenario's world is in. */
export function sceneOf(world: DoorstepWorld): Scene {
  const known = scenes.get(world);
  if (known) return known;
  const fresh: Scene = {
    person: null,
    passwords: new Map(),
    config: { signInOptions: [{ provider: 'password' }], signInSuccessUrl: '/' },
    withheld: false,
    link: null,
    guestUid: null,
    environment: {
      DOORSTEP_API_KEY: 'AIzaSy-0123456789-abcdefghij',
      DOORSTEP_AUTH_DOMAIN: 'doorstep.example',
      DOORSTEP_DATABASE_URL: 'https://doorstep.example',
      DOORSTEP_STORAGE_BUCKET: 'doorstep.example',
      DOORSTEP_APP_ID: '1:1234567890:web:0123456789abcdef',
    },
  };
  scenes.set(world, fresh);
  return fresh;
}
