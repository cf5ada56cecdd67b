import type { DoorstepWorld } from '../../driver/world.ts';
import { readNewestLink, sendMail } from '../../steps/shared/mails.ts';
import { readNewestCode } from '../../steps/shared/phone-codes.ts';
import type { Person } from '../../steps/shared/scenario-state.ts';
import type { Row } from './table.ts';

/**
 * Actions of the visitor, other than pressing a button. A row of the table of expected results (`screens.yaml`,
 * `requests.yaml`) names its action in the field `does`.
 */
export const actions: Readonly<Record<string, (world: DoorstepWorld, person: Person) => Promise<unknown>>> = {
  reload: ({ visitor }) => visitor.reload(),
  'follow the mailed link': async (world) => world.visitor.goTo(await readNewestLink(world)),
  'open a link that verifies the email': async (world, { email }) =>
    world.visitor.goTo(await sendMail(world, { purpose: 'email verification', email })),
};

/** Fills in the fields in `types`, and solves the reCAPTCHA if `solves` is set. */
export async function fillIn(world: DoorstepWorld, { types, solves }: Row): Promise<void> {
  for (const [label, text] of Object.entries(types)) await world.visitor.fill(label, await findText(world, text));
  if (solves) await world.visitor.solveVerification();
}

async function findText(world: DoorstepWorld, text: string): Promise<string> {
  if (text === 'code') return readNewestCode(world);
  if (text === 'mailed code') return (await world.visitor.getCodeServer()).readCode();
  return text === 'app code' ? world.visitor.readAuthenticatorCode() : text;
}

/**
 * Presses a button. If `button` is null, performs the action that the row names in the field `does`. Then calls
 * {@link finishSignIn}.
 *
 * @param button label of the button
 */
export async function goOn(world: DoorstepWorld, person: Person, row: Row, button = row.presses): Promise<void> {
  if (button !== null) await world.visitor.choose(button);
  else await findAction(row)(world, person);
  await finishSignIn(world, person, row);
}

/**
 * Signs in at the provider, if `row.provider` is set. Then advances the clock until dialogs such as "Code sent!" have
 * closed.
 */
export async function finishSignIn(world: DoorstepWorld, person: Person, row: Row): Promise<void> {
  if (row.provider) await world.visitor.signInAtProvider(person);
  await world.clock.pass(1000);
}

function findAction({ id, does }: Row) {
  const action = actions[does ?? ''];
  if (!action)
    throw new Error(`${id}: expected "presses" or "does". Known actions: ${Object.keys(actions).join(', ')}`);
  return action;
}
