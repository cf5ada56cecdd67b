// The project's check and its tenants. One chunk, which also has the screen that signs out.
export { projectCheck } from './project-check.ts';
export { tenantByEmail, tenantList } from './choose-tenant.ts';
export { signedOut } from '../finish/signed-out.ts';
