import type { ServiceOperation } from '../../service-control.ts';
import { ServiceError } from './service-error.ts';
import type { ServiceState } from './service-state.ts';
import { updateState, type StateStore } from './state-store.ts';

/**
 * Takes one request to the in-memory service: counts it, keeps it waiting while its operation is held, and then
 * answers, or refuses as was asked for. Needs no timer: without a hold it settles in microtasks.
 *
 * @param answer changes the state and answers, or refuses
 */
export async function handleRequest<T>(
  store: StateStore,
  operation: ServiceOperation,
  answer: (state: ServiceState) => T,
): Promise<T> {
  const refusal = updateState(store, (state) => {
    state.counts[operation] = (state.counts[operation] ?? 0) + 1;
    const place = state.refusals.findIndex((candidate) => candidate.operation === operation);
    return place === -1 ? undefined : state.refusals.splice(place, 1)[0];
  });
  await waitUntilReleased(store, operation);
  if (refusal) throw new ServiceError(refusal.message);
  return updateState(store, answer);
}

async function waitUntilReleased(store: StateStore, operation: ServiceOperation): Promise<void> {
  const isHeld = (): boolean => store.read().held.includes(operation);
  if (!isHeld()) return;
  await new Promise<void>((resolve) => {
    const unsubscribe = store.subscribe(() => {
      if (isHeld()) return;
      unsubscribe();
      resolve();
    });
  });
}
