import type { TextMessage } from '../src/adapters/service-control.ts';
import type { DoorstepWorld } from './support/world.ts';

/** The number of those of whom no sentence says another, as they type it. */
export const usualNumber = '6505550100';

/** Enters a number, proves that a person is there, and has a code sent. */
export async function askForCode(world: DoorstepWorld, number: string): Promise<void> {
  await world.visitor.fills('Phone number', number);
  await world.visitor.solvesVerification();
  await world.visitor.chooses('Verify');
}

/** Enters the code of the newest text message, or a text in its place, and submits it. */
export async function enterCode(world: DoorstepWorld, text?: string): Promise<void> {
  await world.visitor.fills('6-digit code', text ?? (await newestMessage(world)).code);
  await world.visitor.submits();
}

/** Six digits that were sent to nobody. */
export async function wrongCode(world: DoorstepWorld): Promise<string> {
  const { code } = await newestMessage(world);
  return code === '123456' ? '654321' : '123456';
}

/** The code that was sent before all others. */
export async function firstCode({ service }: DoorstepWorld): Promise<string> {
  const messages = await service.textMessages();
  const first = messages.at(-1);
  if (!first || messages.length === 1) throw new Error(`Expected several text messages, saw ${messages.length}.`);
  return first.code;
}

async function newestMessage(world: DoorstepWorld): Promise<TextMessage> {
  const [newest] = await world.service.textMessages();
  if (!newest) throw new Error('Expected a text message with a code; the service has sent none.');
  return newest;
}
