// Chunk with the screens for tenants, for the domain of an email, for signing out and for a final error.
export { projectCheck } from './project-check.ts';
export { tenantByEmail, tenantList } from './choose-tenant.ts';
export { providerByEmail } from './provider-by-email.ts';
export { signedOut } from '../finish/signed-out.ts';
export { unrecoverableError } from '../finish/unrecoverable-error.ts';
