import { operation, outcome, type Operation, type Visit } from './operation.ts';
import { isSettled } from '../support/assertions.ts';

/** What is done with whoever signed in. */
export const name = (displayName: string): Operation =>
  operation(`name "${displayName}"`, ({ backend }) => backend.setDisplayName(displayName), { names: true });

export const commit = operation('commit', async ({ backend }) => (await backend.commit()).displayName);
export const discard = operation('discard', ({ backend }) => backend.discard());
export const signOut = operation('sign out', ({ backend }) => backend.signOut());
export const reload = operation('reload', async (visit) => {
  await visit.reload();
  return visit.backend.currentGuest() !== null;
});
export const revalidate = operation('revalidate', ({ backend }) => backend.revalidateSession());

/** As the product does: a tenant is chosen before somebody signs in, not in between. */
export const beginFor = (tenantId: string | null): Operation =>
  operation(`begin ${tenantId === null ? 'without a tenant' : `for ${tenantId}`}`, async ({ backend }) => {
    await backend.discard();
    backend.useTenant(tenantId);
  });

/** A sign-in whose answer is held back until something else was done; both at once if they ask for the same. */
export const meanwhile = (signIn: Operation, other: Operation): Operation => {
  const isAtOnce = signIn.about.asks === other.about.asks;
  return operation(
    `${signIn.says}, and meanwhile ${other.says}`,
    async (visit) => {
      const answer = await heldBack(visit, signIn);
      const otherAnswer = isAtOnce ? await heldBack(visit, other) : await done(visit, other);
      await visit.control.release();
      return { answer: await answer(), otherAnswer: await otherAnswer() };
    },
    { ...other.about, ...signIn.about, isAtOnce },
  );
};

/** One thing and then another. */
export const oneAfterTheOther = (first: Operation, next: Operation): Operation =>
  operation(
    `${first.says} and ${next.says}`,
    async (visit) => [await outcome(first.happens(visit)), await outcome(next.happens(visit))],
    { ...next.about, ...first.about },
  );

async function done(visit: Visit, { happens }: Operation): Promise<() => Promise<unknown>> {
  const answer = await outcome(happens(visit));
  return async () => answer;
}

/** Begins a sign-in, and waits until the service was asked, or nothing is left to ask. */
async function heldBack(visit: Visit, { about: { asks }, happens }: Operation): Promise<() => Promise<unknown>> {
  const { control } = visit;
  if (asks === undefined) throw new Error('What is held back must say what it asks of the service.');
  const before = await control.count(asks);
  await control.hold(asks);
  const answer = outcome(happens(visit));
  while ((await control.count(asks)) === before && !(await isSettled(answer)));
  return () => answer;
}
