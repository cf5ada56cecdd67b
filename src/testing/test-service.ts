import type { ServiceControl } from '../adapters/service-control.ts';
import type { ScriptedPage } from './playwright-page.ts';
import { serviceProperty } from './test-backend.ts';

/**
 * Lets a Playwright test control the service in a page. The page must create its backend with `createTestBackend({
 * window })`. Otherwise, all methods reject with an `Error`.
 *
 * @param page Playwright's page
 */
export function testService(page: ScriptedPage): ServiceControl {
  const call =
    (method: string) =>
    (...args: readonly unknown[]): Promise<unknown> =>
      page.evaluate(callService, [serviceProperty, method, args] as const);
  return new Proxy({} as ServiceControl, {
    // Hide the method `then`. Otherwise, `await testService(page)` would treat the control as a promise.
    get: (_target, method) => (typeof method === 'string' && method !== 'then' ? call(method) : undefined),
  });
}

/** Calls a method of the `ServiceControl` that the page keeps in `window`. Runs in the page. */
async function callService([property, method, args]: readonly [string, string, readonly unknown[]]): Promise<unknown> {
  const service = (window as unknown as Record<string, Record<string, (...args: readonly unknown[]) => unknown>>)[
    property
  ];
  if (!service) throw new Error('The page has no test service. Create its backend with createTestBackend({ window }).');
  const run = service[method];
  if (!run) throw new Error(`The test service has no method ${method}.`);
  return await run(...args);
}
