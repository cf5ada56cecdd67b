import type { DoorstepWorld } from '../../driver/world.ts';

/** The number of those of whom no sentence says another, as they type it. */
export const usualNumber = '6505550100';

/** Enters a number, proves that a person is there, and has a code sent. */
export async function askForCode(world: DoorstepWorld, number: string): Promise<void> {
  await world.visitor.fills('Phone number', number);
  await world.visitor.solvesVerification();
  await world.visitor.chooses('Verify');
}

/** Enters a text as the code, and submits it. */
export async function enterCode(world: DoorstepWorld, text: string): Promise<void> {
  await world.visitor.fills('6-digit code', text);
  await world.visitor.submits();
}

/** Enters the code of the newest text message. */
export async function enterNewestCode(world: DoorstepWorld): Promise<void> {
  await enterCode(world, await newestCode(world));
}

/** A code as it is written, with its digits in place of the signs "#". */
export function written(code: string, pattern: string): string {
  const digits = [...code];
  return pattern.replaceAll('#', () => digits.shift() ?? '');
}

/** Six digits that were sent to nobody. */
export async function wrongCode(world: DoorstepWorld): Promise<string> {
  return (await newestCode(world)) === '123456' ? '654321' : '123456';
}

/** The code that was sent before all others. */
export async function firstCode({ service }: DoorstepWorld): Promise<string> {
  const messages = await service.textMessages();
  const first = messages.at(-1);
  if (!first || messages.length === 1) throw new Error(`Expected several text messages, saw ${messages.length}.`);
  return first.code;
}

/** The code that was sent after all others. */
export async function newestCode({ service }: DoorstepWorld): Promise<string> {
  const [newest] = await service.textMessages();
  if (!newest) throw new Error('Expected a text message with a code; the service has sent none.');
  return newest.code;
}
