import { operationOf, type WireCall } from '../auth-server/wire-call.ts';
import { realmOf, type Project } from './project.ts';

const operationIn = (project: Project, call: WireCall): ReturnType<typeof operationOf> =>
  operationOf(call, (code) => project.mails.some(({ id, purpose }) => id === code && purpose !== 'password reset'));

/**
 * Takes a call in: counts it, keeps it waiting while its operation is held, and says with which message of the wire
 * protocol it is to be refused before the emulator sees it; undefined: it is not.
 */
export async function takeIn(project: Project, call: WireCall): Promise<string | undefined> {
  const asked = operationIn(project, call);
  const endsSignIn = asked === 'session check' && project.tokens.endsSignIn(call);
  const refusal = asked === undefined || endsSignIn ? undefined : await asAskedFor(project, asked);
  if (refusal !== undefined) return refusal;
  if (isTooOld(project, call)) return 'EXPIRED_OOB_CODE';
  if (project.expiredCodes.has(textMessageOf(call) ?? '')) return 'SESSION_EXPIRED';
  if (project.tokens.isRevoked(call)) return 'TOKEN_EXPIRED';
  return undefined;
}

async function asAskedFor(
  { counts, refusals, held }: Project,
  asked: NonNullable<ReturnType<typeof operationOf>>,
): Promise<string | undefined> {
  counts.set(asked, (counts.get(asked) ?? 0) + 1);
  const place = refusals.findIndex(({ operation }) => operation === asked);
  const [refusal] = place === -1 ? [] : refusals.splice(place, 1);
  const waiting = held.get(asked);
  if (waiting) await new Promise<void>((goOn) => waiting.push(goOn));
  return refusal?.message;
}

/** Whether the code of a mail is too old, where it is one at all: a tenant's codes are nothing to others. */
function isTooOld(project: Project, { body: { oobCode, tenantId } }: WireCall): boolean {
  const code = String(oobCode);
  return project.expiredCodes.has(code) && realmOf(project, tenantId).validateOobCode(code) !== undefined;
}

/** The text message whose code a call is about. */
function textMessageOf({ body }: WireCall): string | undefined {
  const info = (body['phoneVerificationInfo'] ?? body) as { sessionInfo?: unknown };
  return typeof info.sessionInfo === 'string' ? info.sessionInfo : undefined;
}
