// Choosing a tenant, and what may be wrong with the project. One chunk: whoever sees one of these screens is likely to see another.
export { projectCheck } from './project-check.ts';
export { tenantList } from './tenant-list.ts';
export { tenantByEmail } from './tenant-by-email.ts';
export { signedOut } from './signed-out.ts';
