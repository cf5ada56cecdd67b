import type { DoorstepWorld } from '../../driver/world.ts';
import { hasOptionList } from './configuration.ts';
import { readNewestLink, sendResetMail } from './mails.ts';
import { defaultPassword, findPassword } from './people.ts';
import { defaultNumber, enterNewestCode, requestCode } from './phone-codes.ts';
import { getState, type Person } from './scenario-state.ts';

type Route = (world: DoorstepWorld, person: Person, address: string) => Promise<void>;

const emailEntry = 'Sign in with email';

/**
 * The shortest route to each screen, by the screen's title. The caller must first create the accounts that the route
 * needs.
 */
const routes: Readonly<Record<string, Route>> = {
  [emailEntry]: async (world, _person, address) => {
    await world.visitor.open(address);
    if (hasOptionList(world)) await world.visitor.choose(emailEntry);
  },
  'Sign in': continueFromEmailEntry,
  'You already have an account': continueFromEmailEntry,
  'Not Authorized': continueFromEmailEntry,
  'Create account': async (world, person, address) => {
    await continueFromEmailEntry(world, person, address);
    if (getState(world).hidesSignInMethods) await world.visitor.choose('Create account');
  },
  'Recover password': async (world, person, address) => {
    await reachScreen(world, person, 'Sign in', address);
    await world.visitor.choose('Trouble signing in?');
  },
  'Check your email': async (world, person, address) => {
    await reachScreen(world, person, 'Recover password', address);
    await completeScreen(world, person, 'Recover password');
  },
  'Reset your password': async (world, person) => {
    await world.visitor.open(await sendResetMail(world, person));
  },
  'Password changed': async (world, person, address) => {
    await reachScreen(world, person, 'Reset your password', address);
    await completeScreen(world, person, 'Reset your password');
  },
  'Sign-in email sent': continueFromEmailEntry,
  'Trouble getting email?': async (world, person, address) => {
    await reachScreen(world, person, 'Sign-in email sent', address);
    await world.visitor.choose('Trouble getting email?');
  },
  'Confirm email': async (world, person, address) => {
    await reachScreen(world, person, 'Sign-in email sent', address);
    await world.visitor.openOnAnotherDevice(await readNewestLink(world));
  },
  'Verify your email': continueFromEmailEntry,
  'Enter your phone number': async (world, _person, address) => {
    await world.visitor.open(address);
    if (hasOptionList(world)) await world.visitor.choose('Sign in with phone');
  },
  'Verify your phone number': async (world, person, address) => {
    await reachScreen(world, person, 'Enter your phone number', address);
    await completeScreen(world, person, 'Enter your phone number');
    await world.visitor.expectDialog('Code sent!');
    await world.clock.pass(1000);
  },
};

async function continueFromEmailEntry(world: DoorstepWorld, person: Person, address: string): Promise<void> {
  await reachScreen(world, person, emailEntry, address);
  await completeScreen(world, person, emailEntry);
}

/**
 * Opens the app and takes the shortest route to a screen.
 *
 * @throws Error (rejects) if no route is known, or if the route ends at another screen
 */
export async function reachScreen(world: DoorstepWorld, person: Person, title: string, address = '/'): Promise<void> {
  const route = routes[title];
  if (!route) throw new Error(`No route to "${title}" is known. Known screens: ${Object.keys(routes).join(', ')}.`);
  await route(world, person, address);
  await expectScreen(world, title);
}

/**
 * Several screens have the title `Sign in`. A scenario that names this title means the screen with exactly these
 * fields.
 */
const fieldsByTitle: Readonly<Record<string, readonly string[]>> = { 'Sign in': ['Email', 'Password'] };

export function expectScreen(world: DoorstepWorld, title: string): Promise<void> {
  return world.visitor.expectTitle(title, fieldsByTitle[title]);
}

/**
 * Maps the title of a screen to a function. The function returns the texts to enter into the screen's fields, by label.
 */
const entries: Readonly<Record<string, (world: DoorstepWorld, person: Person) => Record<string, string>>> = {
  [emailEntry]: (_world, { email }) => ({ Email: email }),
  'Sign in': (world, person) => ({ Password: findPassword(world, person) ?? defaultPassword }),
  'Create account': (_world, { name }) => ({ 'First & last name': name, 'Choose password': defaultPassword }),
  'Recover password': (_world, { email }) => ({ Email: email }),
  'Reset your password': () => ({ 'New password': 'difference engine 2' }),
  'Confirm email': (_world, { email }) => ({ Email: email }),
};

/**
 * Maps the title of a screen to a function that fills in and submits the screen. For a screen without such a function,
 * {@link completeScreen} uses the texts in {@link entries}.
 */
const actions: Readonly<Record<string, (world: DoorstepWorld, person: Person) => Promise<void>>> = {
  'Enter your phone number': (world, { email }) =>
    requestCode(world, getState(world).phoneNumbers.get(email) ?? defaultNumber),
  'Verify your phone number': enterNewestCode,
};

/**
 * Fills in a screen and submits it.
 *
 * @throws Error (rejects) if the screen has nothing to fill in
 */
export async function completeScreen(world: DoorstepWorld, person: Person, title: string): Promise<void> {
  const action = actions[title];
  if (action) return action(world, person);
  const getEntries = entries[title];
  if (!getEntries)
    throw new Error(`"${title}" has no fields. Known screens with fields: ${Object.keys(entries).join(', ')}.`);
  await fillFields(world, getEntries(world, person));
  await world.visitor.submit();
}

export async function fillFields(world: DoorstepWorld, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await world.visitor.fill(label, text);
}
