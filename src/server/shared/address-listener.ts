import { checkKeys, isFunction, optional } from './check-values.ts';
import { createNodeListener, type NodeListener, type NodeRequest } from './node-listener.ts';
import type { OptionProblem } from './option-problems.ts';

export interface NodeHandlerOptions {
  /**
   * Returns the IP address of the visitor. Defaults to the address of the connection, which behind a proxy is the
   * proxy's. See `findForwardedAddress`.
   */
  readonly findAddress?: ((request: NodeRequest) => string | null | undefined) | undefined;
}

/** Answers a request. `address` is the visitor's IP address. */
type AddressHandler = (request: Request, address: string | null | undefined) => Promise<Response>;

/** Returns the problems of the arguments of {@link createAddressListener}. */
export const checkAddressListener = (handle: unknown, options: unknown): readonly OptionProblem[] => [
  ...isFunction('handle', handle),
  ...checkKeys('', options, { findAddress: optional(isFunction) }),
];

/** Creates a listener that passes the visitor's address on to a handler. Never rejects. */
export function createAddressListener(handle: AddressHandler, options: NodeHandlerOptions): NodeListener {
  const { findAddress = ({ socket }) => socket.remoteAddress } = options;
  return createNodeListener(async (request, original) => handle(request, findAddress(original)));
}
