// Chunk with the screens that find a tenant or a provider, for example by the domain of an email. Also contains the
// sign-out page, and the page for an error from which the visitor cannot continue.
export { projectCheck } from './project-check.ts';
export { tenantByEmail, tenantList } from './choose-tenant.ts';
export { findTenantOfEmail } from './find-tenant.ts';
export { tenantById } from './tenant-by-id.ts';
export { providerByEmail } from './provider-by-email.ts';
export { signedOut } from '../finish/signed-out.ts';
export { unrecoverableError } from '../finish/unrecoverable-error.ts';
