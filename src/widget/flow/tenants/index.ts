// Chunk with the check of the project, the choice of a tenant, and the screen that signs out.
export { projectCheck } from './project-check.ts';
export { tenantByEmail, tenantList } from './choose-tenant.ts';
export { signedOut } from '../finish/signed-out.ts';
