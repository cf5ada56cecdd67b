import { offersList } from './configuration.ts';
import { newestLink, sendResetMail } from './mails.ts';
import { passwordOf, usualPassword } from './people.ts';
import { askForCode, enterNewestCode, usualNumber } from './phone-codes.ts';
import { sceneOf, type Person } from './scenario-state.ts';
import type { DoorstepWorld } from '../../driver/world.ts';

type Way = (world: DoorstepWorld, person: Person, address: string) => Promise<void>;

const emailEntry = 'Sign in with email';

/** The shortest way to each screen, by its title; what the service answers was given before. */
const ways: Readonly<Record<string, Way>> = {
  [emailEntry]: async (world, _person, address) => {
    await world.visitor.opens(address);
    if (offersList(world)) await world.visitor.chooses(emailEntry);
  },
  'Sign in': throughEmail,
  'Not Authorized': throughEmail,
  'Create account': async (world, person, address) => {
    await throughEmail(world, person, address);
    if (sceneOf(world).withheld) await world.visitor.chooses('Create account');
  },
  'Recover password': async (world, person, address) => {
    await arrive(world, person, 'Sign in', address);
    await world.visitor.chooses('Trouble signing in?');
  },
  'Check your email': async (world, person, address) => {
    await arrive(world, person, 'Recover password', address);
    await answer(world, person, 'Recover password');
  },
  'Reset your password': async (world, person) => {
    await world.visitor.opens(await sendResetMail(world, person));
  },
  'Password changed': async (world, person, address) => {
    await arrive(world, person, 'Reset your password', address);
    await answer(world, person, 'Reset your password');
  },
  'Sign-in email sent': throughEmail,
  'Trouble getting email?': async (world, person, address) => {
    await arrive(world, person, 'Sign-in email sent', address);
    await world.visitor.chooses('Trouble getting email?');
  },
  'Confirm email': async (world, person, address) => {
    await arrive(world, person, 'Sign-in email sent', address);
    await world.visitor.opensOnAnotherDevice(await newestLink(world));
  },
  'Enter your phone number': async (world, _person, address) => {
    await world.visitor.opens(address);
    if (offersList(world)) await world.visitor.chooses('Sign in with phone');
  },
  'Verify your phone number': async (world, person, address) => {
    await arrive(world, person, 'Enter your phone number', address);
    await answer(world, person, 'Enter your phone number');
    await world.visitor.seesDialog('Code sent!');
    await world.clock.pass(1000);
  },
};

async function throughEmail(world: DoorstepWorld, person: Person, address: string): Promise<void> {
  await arrive(world, person, emailEntry, address);
  await answer(world, person, emailEntry);
}

/** Brings a person to a screen. Fails where the screen has another title in the end. */
export async function arrive(world: DoorstepWorld, person: Person, title: string, address = '/'): Promise<void> {
  const way = ways[title];
  if (!way) throw new Error(`No way is known to "${title}"; known: ${Object.keys(ways).join(', ')}.`);
  await way(world, person, address);
  await world.visitor.seesScreen(title);
}

/** What a person enters who does all that a screen asks for. */
const answers: Readonly<Record<string, (world: DoorstepWorld, person: Person) => Record<string, string>>> = {
  [emailEntry]: (_world, { email }) => ({ Email: email }),
  'Sign in': (world, person) => ({ Password: passwordOf(world, person) ?? usualPassword }),
  'Create account': (_world, { name }) => ({ 'First & last name': name, 'Choose password': usualPassword }),
  'Recover password': (_world, { email }) => ({ Email: email }),
  'Reset your password': () => ({ 'New password': 'difference engine 2' }),
  'Confirm email': (_world, { email }) => ({ Email: email }),
};

/** Screens that ask for more than to be filled in. */
const doings: Readonly<Record<string, (world: DoorstepWorld) => Promise<void>>> = {
  'Enter your phone number': (world) => askForCode(world, usualNumber),
  'Verify your phone number': enterNewestCode,
};

/** Enters what a screen asks for, and submits it. */
export async function answer(world: DoorstepWorld, person: Person, title: string): Promise<void> {
  const doing = doings[title];
  if (doing) return doing(world);
  const entries = answers[title];
  if (!entries) throw new Error(`"${title}" asks for nothing; those that do: ${Object.keys(answers).join(', ')}.`);
  await fill(world, entries(world, person));
  await world.visitor.submits();
}

/** Fills fields by their labels, in order. */
export async function fill(world: DoorstepWorld, entries: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(entries)) await world.visitor.fills(label, text);
}
