import { randomId } from './random-id.ts';
import type { Realm } from './accounts.ts';
import { must } from './service-error.ts';

/** Sends a code to a number, and answers by which name the message is referred to. */
export function sendText({ state, now, tenantId }: Realm, phoneNumber: string): string {
  must(/^\+./.test(phoneNumber), 'INVALID_PHONE_NUMBER : Invalid format.');
  const id = randomId(40);
  const code = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte % 10).join('');
  state.textMessages.unshift({ id, tenantId, to: phoneNumber, code, sentAt: now, standing: 'fresh' });
  return id;
}

/** The number that the code of a message proves; the code is used up. */
export function provenNumber({ state, tenantId }: Realm, { id, code }: { id: string; code: string }): string {
  must(id, 'MISSING_SESSION_INFO');
  const message = state.textMessages.find((candidate) => candidate.id === id && candidate.tenantId === tenantId);
  must(message?.standing !== 'expired', 'SESSION_EXPIRED');
  must(code, 'MISSING_CODE');
  must(message?.standing === 'fresh', 'INVALID_SESSION_INFO');
  must(message.code === code, 'INVALID_CODE');
  message.standing = 'used';
  return message.to;
}
