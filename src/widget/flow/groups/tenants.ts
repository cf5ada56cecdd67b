// Choosing a tenant, and what may be wrong with the project. One chunk: whoever sees one of these screens is likely to see another.
export { projectCheck } from '../screens/project-check.ts';
export { tenantList } from '../screens/tenant-list.ts';
export { tenantByEmail } from '../screens/tenant-by-email.ts';
export { signedOut } from '../screens/signed-out.ts';
