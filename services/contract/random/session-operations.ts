import { operation, toOutcome, type Operation, type OperationContext } from './operation.ts';
import { isSettled } from '../support/assertions.ts';

export const setName = (displayName: string): Operation =>
  operation(`set the name "${displayName}"`, ({ backend }) => backend.setDisplayName(displayName), { setsName: true });

export const commit = operation('commit', async ({ backend }) => (await backend.commit()).displayName);
export const discard = operation('discard', ({ backend }) => backend.discard());
export const signOut = operation('sign out', ({ backend }) => backend.signOut());
export const reload = operation('reload', async (context) => {
  await context.reload();
  return context.backend.currentGuest() !== null;
});
export const revalidate = operation('revalidate', ({ backend }) => backend.revalidateSession());

/** Changes the tenant. First discards a running sign-in, because the widget never changes the tenant during one. */
export const chooseTenant = (tenantId: string | null): Operation =>
  operation(tenantId === null ? 'choose no tenant' : `choose the tenant ${tenantId}`, async ({ backend }) => {
    await backend.discard();
    backend.useTenant(tenantId);
  });

/**
 * Runs `other` while the service delays the answer to `signIn`. If `other` makes the same kind of call as `signIn`, the
 * service delays the answer to `other`, too.
 */
export const interleave = (signIn: Operation, other: Operation): Operation => {
  const isSimultaneous = signIn.traits.serviceOperation === other.traits.serviceOperation;
  return operation(
    `${signIn.description}, and before it is answered ${other.description}`,
    async (context) => {
      const getOutcome = await startHeld(context, signIn);
      const getOtherOutcome = isSimultaneous ? await startHeld(context, other) : await runNow(context, other);
      await context.control.release();
      return { outcome: await getOutcome(), otherOutcome: await getOtherOutcome() };
    },
    { ...other.traits, ...signIn.traits, isSimultaneous },
  );
};

export const inSequence = (first: Operation, second: Operation): Operation =>
  operation(
    `${first.description} and ${second.description}`,
    async (context) => [await toOutcome(first.run(context)), await toOutcome(second.run(context))],
    { ...second.traits, ...first.traits },
  );

async function runNow(context: OperationContext, { run }: Operation): Promise<() => Promise<unknown>> {
  const outcome = await toOutcome(run(context));
  return async () => outcome;
}

/**
 * Starts an operation whose answer the service delays, and waits until the service has received the call. If the
 * operation makes no call, waits until the operation has ended.
 */
async function startHeld(
  context: OperationContext,
  { traits: { serviceOperation }, run }: Operation,
): Promise<() => Promise<unknown>> {
  const { control } = context;
  if (serviceOperation === undefined) throw new Error('An operation without a service operation cannot be held.');
  const countBefore = await control.count(serviceOperation);
  await control.hold(serviceOperation);
  const outcome = toOutcome(run(context));
  while ((await control.count(serviceOperation)) === countBefore && !(await isSettled(outcome)));
  return () => outcome;
}
