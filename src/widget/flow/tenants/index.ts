// Chunk with the check of the project, the choice of a tenant, the screen that signs out, and the screen for a final
// error.
export { projectCheck } from './project-check.ts';
export { tenantByEmail, tenantList } from './choose-tenant.ts';
export { signedOut } from '../finish/signed-out.ts';
export { unrecoverableError } from '../finish/unrecoverable-error.ts';
