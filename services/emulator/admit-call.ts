import type { ServiceOperation } from '../../src/adapters/service-control.ts';
import { findOperation } from '../auth-server/operations.ts';
import type { WireCall } from '../auth-server/wire-call.ts';
import { getRealm, type Project } from './project.ts';

/**
 * Decides whether the emulator may answer a call. Counts the call, and waits while its operation is held.
 *
 * @returns the wire message with which to refuse the call; undefined if the emulator may answer it
 */
export async function admitCall(project: Project, call: WireCall): Promise<string | undefined> {
  const operation = findOperation(call, (code) =>
    project.mails.some(({ id, purpose }) => id === code && purpose !== 'password reset'),
  );
  const endsSignIn = operation === 'session check' && project.tokens.endsSignIn(call);
  const error = operation === undefined || endsSignIn ? undefined : await applyControl(project, operation);
  if (error !== undefined) return error;
  if (hasExpiredActionCode(project, call)) return 'EXPIRED_OOB_CODE';
  if (project.expiredCodes.has(readTextMessageId(call) ?? '')) return 'SESSION_EXPIRED';
  if (project.tokens.isRevoked(call)) return 'TOKEN_EXPIRED';
  return undefined;
}

/** Counts an operation, waits while it is held, and returns the error that `refuseNext` has set. */
async function applyControl(
  { counts, refusals, held }: Project,
  operation: ServiceOperation,
): Promise<string | undefined> {
  counts.set(operation, (counts.get(operation) ?? 0) + 1);
  const index = refusals.findIndex((refusal) => refusal.operation === operation);
  const [refusal] = index === -1 ? [] : refusals.splice(index, 1);
  const waiting = held.get(operation);
  if (waiting) await new Promise<void>((resume) => waiting.push(resume));
  return refusal?.message;
}

/** Returns whether the call's code has expired; false for a code of another tenant, which is unknown in this tenant. */
function hasExpiredActionCode(project: Project, { body: { oobCode, tenantId } }: WireCall): boolean {
  const code = String(oobCode);
  return project.expiredCodes.has(code) && getRealm(project, tenantId).validateOobCode(code) !== undefined;
}

/** Returns the ID of the text message whose code the call verifies. */
function readTextMessageId({ body }: WireCall): string | undefined {
  const info = (body['phoneVerificationInfo'] ?? body) as { sessionInfo?: unknown };
  return typeof info.sessionInfo === 'string' ? info.sessionInfo : undefined;
}
