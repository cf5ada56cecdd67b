import type { FederatedRequest } from '../../../adapters/auth-backend.ts';
import { findLoginHintParameter } from '../../config/providers.ts';
import type { Settings } from '../../config/settings.ts';
import { isAutoSelectDisabled } from '../../one-tap/auto-select.ts';
import type { OneTapOptions } from '../../one-tap/show-prompt.ts';

/** Returns the request to a provider: the configured scopes and parameters, and the visitor's email (reference §2.4). */
export function createProviderRequest(
  { options }: Settings,
  providerId: string,
  email: string | undefined,
): FederatedRequest {
  const option = options.find(({ provider }) => provider === providerId);
  const builtInKey = findLoginHintParameter(providerId);
  const otherParameters = Object.entries(option?.customParameters ?? {}).filter(([name]) => name !== builtInKey);
  const customParameters = Object.fromEntries(otherParameters);
  const hintKey = builtInKey ?? option?.loginHintKey;
  if (email !== undefined && hintKey !== undefined) customParameters[hintKey] = email;
  return { providerId, scopes: option?.scopes ?? [], customParameters };
}

/** Returns the options of Google's One Tap, or null if it is not configured (spec §3 credentialHelper, reference §2.12). */
export function findOneTapOptions({ config, options }: Settings): OneTapOptions | null {
  const google = options.find(({ provider }) => provider === 'google.com');
  if (config.credentialHelper !== 'googleyolo' || google?.clientId === undefined) return null;
  const choosesAccount = google.customParameters?.['prompt'] === 'select_account';
  const autoSelect = config.autoSignIn !== false && !choosesAccount && !isAutoSelectDisabled();
  return { clientId: google.clientId, autoSelect };
}
