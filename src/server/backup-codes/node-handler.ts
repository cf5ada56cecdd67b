import { checkAddressListener, createAddressListener, type NodeHandlerOptions } from '../shared/address-listener.ts';
import type { NodeListener } from '../shared/node-listener.ts';
import type { BackupCodeHandler } from './backup-codes.ts';
import { throwIfAny } from './check-options.ts';

/**
 * Turns the handler into a listener for `createServer` of `node:http`, for a route of Express or for a Cloud Function.
 * The promise of the listener never rejects.
 *
 * @throws BackupCodeOptionsError if an argument is wrong
 */
export function toNodeHandler(handle: BackupCodeHandler, options: NodeHandlerOptions = {}): NodeListener {
  throwIfAny('toNodeHandler', checkAddressListener(handle, options));
  return createAddressListener(handle, options);
}
