import { isFunction } from '../shared/check-values.ts';
import { createNodeListener, type NodeListener } from '../shared/node-listener.ts';
import { throwIfAny } from './check-options.ts';
import type { SessionHandler } from './sessions.ts';

/**
 * Turns the handler into a listener for `createServer` of `node:http`, for a route of Express or for a Cloud Function.
 *
 * @throws SessionOptionsError if the argument is not a function
 */
export function toNodeHandler(handle: SessionHandler): NodeListener {
  throwIfAny('toNodeHandler', isFunction('handle', handle));
  return createNodeListener(handle);
}
