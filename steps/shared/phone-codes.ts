import type { DoorstepWorld } from '../../driver/world.ts';

export const defaultNumber = '6505550100';

export async function requestCode(world: DoorstepWorld, number: string): Promise<void> {
  await world.visitor.fill('Phone number', number);
  await world.visitor.solveVerification();
  await world.visitor.choose('Verify');
}

export async function enterCode(world: DoorstepWorld, code: string): Promise<void> {
  await typeCode(world, code);
  await world.visitor.submit();
}

/** Types a code without submitting it. */
export async function typeCode(world: DoorstepWorld, code: string): Promise<void> {
  await world.visitor.fill('6-digit code', code);
}

export async function enterNewestCode(world: DoorstepWorld): Promise<void> {
  await enterCode(world, await readNewestCode(world));
}

/** Formats a code by a pattern: "###-###" turns 123456 into 123-456. */
export function formatCode(code: string, pattern: string): string {
  const digits = [...code];
  return pattern.replaceAll('#', () => digits.shift() ?? '');
}

/** Returns a code that differs from the code that was sent last. */
export async function createWrongCode(world: DoorstepWorld): Promise<string> {
  return (await readNewestCode(world)) === '123456' ? '654321' : '123456';
}

/** Returns the code of the oldest text message, the last one in the list. Fails if there is only one. */
export async function readFirstCode({ service }: DoorstepWorld): Promise<string> {
  const messages = await service.textMessages();
  const first = messages.at(-1);
  if (!first || messages.length === 1) throw new Error(`Expected several text messages, saw ${messages.length}.`);
  return first.code;
}

export async function readNewestCode({ service }: DoorstepWorld): Promise<string> {
  const [newest] = await service.textMessages();
  if (!newest) throw new Error('Expected a text message with a code, but the service has sent none.');
  return newest.code;
}
