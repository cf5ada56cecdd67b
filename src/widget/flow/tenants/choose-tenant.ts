import type { Feedback } from '../../refusals.ts';
import { clearPendingCredential } from '../../storage/pending-key.ts';
import { emailField, primary } from '../../screen/controls.ts';
import { smallPrint } from '../../screen/small-print.ts';
import { defineScreen } from '../../screen/screen.ts';
import { openEmailFormOrList, beginSignInOrRedirect } from '../start/begin-sign-in.ts';
import { findTenantOfEmail } from './find-tenant.ts';
import { beginAtTenant, listTenants, rememberEmail } from './match-tenant.ts';
import { findChosenTenant, findOnlyTenant, listTenantChoices } from './tenant-choices.ts';

/**
 * Shows a button for each tenant (spec §2 "tenant selection", reference §2.11 "optionFirst"). If there is only one
 * tenant, begins the sign-in at once.
 */
export const tenantList = defineScreen({
  name: 'tenantList',
  leadsTo: ['signIn', 'providerSignIn', 'phoneSignInStart', 'federatedRedirect'],
  async run(tools, hint) {
    const { ui, text, enterTenant, page } = tools;
    // If the visitor comes back from a tenant, the pending credential and the settings still belong to this tenant. So
    // delete the credential, and select the settings of the project.
    if (page.storage) clearPendingCredential(page.storage);
    const tenants = listTenants(enterTenant(null));
    const only = findOnlyTenant(tenants);
    if (only) return beginSignInOrRedirect(enterTenant(only.tenantId), hint);
    const choices = listTenantChoices(tenants, text);
    const { action } = await ui.show({ title: text.signIn, choices, ...smallPrint(tools, 'sentence') });
    return beginSignInOrRedirect(enterTenant(findChosenTenant(tenants, action)), hint);
  },
});

/**
 * Asks for the email, and finds the tenant that accepts this email (spec §2 "provider match by email", reference §2.11
 * "identifierFirst"): in the configured list, or with the app's `findTenant`. From later screens, the visitor can come
 * back to this screen to change the email.
 */
export const tenantByEmail = defineScreen({
  name: 'tenantByEmail',
  leadsTo: ['signIn', 'providerSignIn', 'phoneSignInStart', 'federatedRedirect'],
  async run(tools, { email: initialEmail, isSubmitted = false, found }) {
    const { ui, text, settings, enterTenant } = tools;
    let submitted = isSubmitted ? initialEmail : undefined;
    // `found` is the result for the submitted email. After Back, `isSubmitted` is false, and the visitor may enter a
    // different email, so ignore `found`.
    let known = isSubmitted ? found : undefined;
    let feedback: Feedback = {};
    while (true) {
      if (submitted !== undefined) {
        const result = await findTenantOfEmail(tools, submitted, known);
        known = undefined;
        if ('match' in result && result.match) {
          const { match, tenant } = result;
          const entered = enterTenant(match.tenantId, match.providers, tenant);
          rememberEmail(entered, submitted);
          return beginAtTenant(entered, submitted, { match, previous: initialEmail === undefined ? null : settings });
        }
        feedback = { notice: 'notice' in result ? result.notice : text.noMatchingTenant };
      }
      const { action, values } = await ui.show({
        title: text.signIn,
        fields: { email: emailField(text, submitted ?? initialEmail) },
        actions: { next: primary(text.next) },
        focus: 'email',
        ...smallPrint(tools, 'sentence'),
        ...feedback,
      });
      // While the app searches for the tenant, the visitor may still see the form of the previous screen. If she clicks
      // "Cancel" in that form, the search ends, and this call of `show` returns `cancel` at once.
      if ((action as string) === 'cancel') return openEmailFormOrList(settings);
      submitted = values.email;
    }
  },
});
