import type { ProviderIdentity } from '../../src/adapters/fake/service/provider-identity.ts';
import { realmOf, type Project } from './project.ts';

/** Those who have signed in with a provider. The emulator does not keep whether their emails were verified. */
export function identitiesAt(
  project: Project,
  tenantId: string | null,
  providerId: string,
): readonly ProviderIdentity[] {
  const known = realmOf(project, tenantId).listProviderInfosByProviderId(providerId);
  return known.map(({ rawId, email, displayName, photoUrl }) => ({
    sub: rawId,
    email_verified: true,
    ...(email === undefined ? {} : { email }),
    ...(displayName === undefined ? {} : { name: displayName }),
    ...(photoUrl === undefined ? {} : { picture: photoUrl }),
  }));
}
