import type { CallContext } from './accounts.ts';
import { createRandomId } from './random-id.ts';
import { throwUnless } from './service-error.ts';

export function sendTextMessage({ state, now, tenantId }: CallContext, phoneNumber: string): string {
  throwUnless(/^\+./.test(phoneNumber), 'INVALID_PHONE_NUMBER : Invalid format.');
  const id = createRandomId(40);
  const code = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte % 10).join('');
  state.textMessages.unshift({ id, tenantId, to: phoneNumber, code, sentAt: now, standing: 'fresh' });
  return id;
}

/** Checks the code of a text message and marks it as used. Returns the phone number to which the message was sent. */
export function verifyTextCode({ state, tenantId }: CallContext, { id, code }: { id: string; code: string }): string {
  throwUnless(id, 'MISSING_SESSION_INFO');
  const message = state.textMessages.find((candidate) => candidate.id === id && candidate.tenantId === tenantId);
  throwUnless(message?.standing !== 'expired', 'SESSION_EXPIRED');
  throwUnless(code, 'MISSING_CODE');
  throwUnless(message?.standing === 'fresh', 'INVALID_SESSION_INFO');
  throwUnless(message.code === code, 'INVALID_CODE');
  message.standing = 'used';
  return message.to;
}
