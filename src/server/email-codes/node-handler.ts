import { checkKeys, isFunction, optional } from '../shared/check-values.ts';
import { createNodeListener, type NodeListener, type NodeRequest } from '../shared/node-listener.ts';
import { throwIfAny } from './check-options.ts';
import type { EmailCodeHandler } from './handler.ts';

export interface NodeHandlerOptions {
  /**
   * Returns the IP address of the visitor. Defaults to the address of the connection, which behind a proxy is the
   * proxy's. See `findForwardedAddress`.
   */
  readonly findAddress?: ((request: NodeRequest) => string | null | undefined) | undefined;
}

/**
 * Turns the handler into a listener for `createServer` of `node:http`, for a route of Express or for a Cloud Function.
 * The promise of the listener never rejects.
 *
 * @throws EmailCodeOptionsError if an argument is wrong
 */
export function toNodeHandler(handle: EmailCodeHandler, options: NodeHandlerOptions = {}): NodeListener {
  throwIfAny('toNodeHandler', [
    ...isFunction('handle', handle),
    ...checkKeys('', options, { findAddress: optional(isFunction) }),
  ]);
  const { findAddress = ({ socket }) => socket.remoteAddress } = options;
  return createNodeListener(async (request, original) => handle(request, findAddress(original)));
}
