import { explainRefusalIn } from '../../refusals.ts';
import type { Messages } from '../../messages/messages.ts';
import type { Outcome } from '../../ui.ts';
import { isAuthorizedHost } from './authorized-host.ts';

/**
 * What is wrong with the project, in words for the visitor (reference §2.11); null where nothing is.
 *
 * @param allowed where it lets people sign in, as the service said
 * @param host of this page
 */
export function projectFault(allowed: Outcome<readonly string[]>, host: string, text: Messages): string | null {
  if (allowed.ok) return isAuthorizedHost(host, allowed.value) ? null : text.unauthorizedDomain;
  return explainRefusalIn(allowed.error, text, 'projectCheck');
}
