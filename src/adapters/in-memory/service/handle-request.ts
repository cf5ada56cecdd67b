import type { ServiceOperation } from '../../service-control.ts';
import { ServiceError } from './service-error.ts';
import type { ServiceState } from './service-state.ts';
import { updateState, type StateStore } from './state-store.ts';

/**
 * Handles one request to the in-memory service. Counts the request, and waits while `ServiceControl.hold` delays its
 * operation. Then calls `run`, or throws the error that `ServiceControl.refuseNext` has set.
 *
 * @param run changes the state and returns the response
 * @throws a `ServiceError`
 */
export async function handleRequest<T>(
  store: StateStore,
  operation: ServiceOperation,
  run: (state: ServiceState) => T,
): Promise<T> {
  const refusal = updateState(store, (state) => {
    state.counts[operation] = (state.counts[operation] ?? 0) + 1;
    const index = state.refusals.findIndex((candidate) => candidate.operation === operation);
    return index === -1 ? undefined : state.refusals.splice(index, 1)[0];
  });
  await waitUntilReleased(store, operation);
  if (refusal) throw new ServiceError(refusal.message);
  return updateState(store, run);
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
