import type { Settings } from '../../config/settings.ts';
import type { FirstTexts } from '../../screen/screen.ts';
import { fill } from '../../messages/phrase.ts';

/** Name of the action that leads back to the list of tenants. */
export const CHANGE_TENANT = 'changeTenant';

/**
 * Returns a list with one line: the chosen tenant's name, and a link to the list of tenants. Returns an empty list if
 * no tenant is chosen.
 */
export const nameTenant = ({ tenantName }: Settings, text: FirstTexts) =>
  tenantName === null
    ? []
    : [fill(text.signingInTo, { name: { strong: tenantName }, link: { action: CHANGE_TENANT } })];
