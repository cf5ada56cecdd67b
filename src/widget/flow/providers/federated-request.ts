import type { FederatedRequest } from '../../../adapters/auth-backend.ts';
import { findLoginHintParameter } from '../../config/providers.ts';
import type { Settings } from '../../config/settings.ts';

/** What is asked of the provider: its scopes and parameters, and who the visitor says they are (reference §2.4). */
export function federatedRequest(
  { options }: Settings,
  providerId: string,
  email: string | undefined,
): FederatedRequest {
  const option = options.find(({ provider }) => provider === providerId);
  const hint = findLoginHintParameter(providerId);
  const others = Object.entries(option?.customParameters ?? {}).filter(([name]) => name !== hint);
  const customParameters = Object.fromEntries(others);
  const hintKey = hint ?? option?.loginHintKey;
  if (email !== undefined && hintKey !== undefined) customParameters[hintKey] = email;
  return { providerId, scopes: option?.scopes ?? [], customParameters };
}
