import type { ServiceFixture } from '../../../src/adapters/service-control.ts';
import { operation, type Operation } from './operation.ts';

/** What others do at the service, and what is asked of it without a sign-in. */
export const lookUp = (email: string): Operation =>
  operation(`look up ${email}`, ({ backend }) => backend.lookUpSignInMethods(email));

export const put = (fixture: ServiceFixture): Operation =>
  operation(`put ${JSON.stringify(fixture)}`, ({ control }) => control.put(fixture));

export const spoilCode = (email: string, how: 'used' | 'expired'): Operation =>
  operation(`spoil the code of ${email}: ${how}`, ({ control }) => control.spoilCode(email, how));

export const disable = (email: string): Operation =>
  operation(`disable ${email}`, ({ control }) => control.disableAccount(email));

export const remove = (email: string): Operation =>
  operation(`delete ${email}`, ({ control }) => control.deleteAccount(email));

export const endSessions = (email: string): Operation =>
  operation(`end the sessions of ${email}`, ({ control }) => control.revokeSessions(email));

export const protect = (emailEnumerationProtection: boolean): Operation =>
  operation(`protection ${emailEnumerationProtection}`, ({ control }) =>
    control.put({ accounts: [], emailEnumerationProtection }),
  );
