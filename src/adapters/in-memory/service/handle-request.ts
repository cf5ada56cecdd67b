import type { ServiceOperation } from '../../service-control.ts';
import { networkFailure } from '../../shared/wire-error.ts';
import { deliveredTwice, lostAnswer } from './disturbances.ts';
import { ServiceError } from './service-error.ts';
import type { ServiceState } from './service-state.ts';
import { updateState, type StateStore } from './state-store.ts';

/**
 * Counts the request, and waits while `ServiceControl` holds the answers of `operation`. Then calls `run`, or throws
 * the error from `ServiceControl.refuseNext`.
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
  switch (refusal?.message) {
    case undefined:
      return updateState(store, run);
    case lostAnswer:
      runUnanswered(store, run);
      throw new ServiceError(networkFailure);
    case deliveredTwice:
      runUnanswered(store, run);
      return updateState(store, run);
    default:
      throw new ServiceError(refusal?.message ?? '');
  }
}

/** Carries out a request, and ignores its result. If the request fails, ignores the `ServiceError`. */
function runUnanswered<T>(store: StateStore, run: (state: ServiceState) => T): void {
  try {
    updateState(store, run);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
  }
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
