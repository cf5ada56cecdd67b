import type { ServiceFixture } from '../../../src/adapters/service-control.ts';
import { operation, type Operation } from './operation.ts';

export const lookUp = (email: string): Operation =>
  operation(`look up ${email}`, ({ backend }) => backend.lookUpSignInMethods(email));

export const putAccounts = (fixture: ServiceFixture): Operation =>
  operation(`put ${JSON.stringify(fixture)}`, ({ control }) => control.put(fixture));

export const spoilCode = (email: string, how: 'used' | 'expired'): Operation =>
  operation(`make the last code of ${email} ${how}`, ({ control }) => control.spoilCode(email, how));

export const disableAccount = (email: string): Operation =>
  operation(`disable ${email}`, ({ control }) => control.disableAccount(email));

export const deleteAccount = (email: string): Operation =>
  operation(`delete ${email}`, ({ control }) => control.deleteAccount(email));

export const revokeSessions = (email: string): Operation =>
  operation(`revoke the sessions of ${email}`, ({ control }) => control.revokeSessions(email));

export const setEnumerationProtection = (emailEnumerationProtection: boolean): Operation =>
  operation(`turn email enumeration protection ${emailEnumerationProtection ? 'on' : 'off'}`, ({ control }) =>
    control.put({ accounts: [], emailEnumerationProtection }),
  );
