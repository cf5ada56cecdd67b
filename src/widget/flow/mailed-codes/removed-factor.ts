import type { ActionCodeInfo } from '../../../adapters/auth-backend.ts';
import type { Paragraph } from '../../description.ts';
import type { Messages } from '../../messages/messages.ts';

/** The number of the phone that was removed as a second factor; null for what is no phone. */
export function removedPhone({ secondFactor }: ActionCodeInfo): string | null {
  return secondFactor?.factorId === 'phone' ? (secondFactor.phoneNumber ?? null) : null;
}

/** What was removed, and what to do about it (reference §1.2 #29). */
export function removalBody(phoneNumber: string | null, text: Messages): readonly Paragraph[] {
  return [phoneNumber === null ? text.deviceRemoved : text.phoneRemoved(phoneNumber), text.removalSuspicion];
}
