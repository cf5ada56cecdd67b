import type { Settings } from '../../config/settings.ts';
import type { FirstTexts } from '../../screen/screen.ts';
import { fill } from '../../messages/phrase.ts';

/** The action of the link that leads back to the list of tenants. */
export const CHANGE_TENANT = 'changeTenant';

/** Returns the line that names the tenant that the visitor has chosen, with a link to change it. */
export const nameTenant = ({ tenantName }: Settings, text: FirstTexts) =>
  tenantName === null
    ? []
    : [fill(text.signingInTo, { name: { strong: tenantName }, link: { action: CHANGE_TENANT } })];
