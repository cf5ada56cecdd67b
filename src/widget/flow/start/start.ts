import { texts } from '../../messages/phrase.ts';
import { limits } from '../../delays-and-limits/constants.ts';
import { parseOwnUrl } from '../../safe-url.ts';
import { clearPendingCredential } from '../../storage/pending-key.ts';
import { redirectStatus } from '../../storage/redirect-status.ts';
import { storedRedirectUrl } from '../../storage/redirect-url.ts';
import { defineFirstScreen, to } from '../../screen/screen.ts';
import type { LinkedScreen } from '../../screen/screen-inputs.ts';
import {
  isActionCodeMode,
  isSignedInMode,
  parametersToHide,
  screensOfActionCodes,
  screensOfSignedInModes,
} from './address-parameters.ts';
import { beginSignInOrRedirect } from './begin-sign-in.ts';

/**
 * Chooses the first screen by the mode in the address, and stores the success URL. Shows nothing itself (reference
 * §3.1, §5).
 */
export const start = defineFirstScreen({
  name: 'start',
  leadsTo: [
    ...Object.values(screensOfActionCodes),
    ...Object.values(screensOfSignedInModes),
    'callback',
    'emailLinkCallback',
    'federatedRedirect',
    'passwordSignUp',
    'projectCheck',
    'signIn',
    'providerSignIn',
    'phoneSignInStart',
    'tenantById',
    'unrecoverableError',
  ],
  async run({ page, auth, settings, enterTenant }) {
    const { address, storage } = page;
    if (!storage) return to('unrecoverableError', { message: texts.noWebStorage });

    const parameters = address.searchParams;
    const mode = parameters.get(settings.modeParameter)?.toLowerCase();
    if (isSignedInMode(mode)) {
      page.hide([settings.modeParameter]);
      return to(screensOfSignedInModes[mode], {});
    }
    const { tenants } = settings.config;
    /**
     * Selects the tenant and returns `next`. If the app has `tenants` but does not list this tenant, returns the screen
     * `tenantById`, which finds the tenant.
     */
    const continueAt = (tenantId: string | null, next: LinkedScreen) => {
      if (tenants && !tenants.tenants?.some((tenant) => tenant.tenantId === tenantId))
        return to('tenantById', { tenantId, next });
      // `enterTenant` selects the tenant for all later sign-ins. `useTenant` selects the tenant only until the next
      // sign-in begins. In an app without `tenants`, a mailed link must not change later sign-ins (reference Q20). So in
      // such an app, only the return from a redirect (`callback`) calls `enterTenant`.
      if (tenants || next.name === 'callback') enterTenant(tenantId);
      else auth.useTenant(tenantId);
      return next;
    };
    const hasActionCode = isActionCodeMode(mode);
    if (hasActionCode || mode === 'signin') {
      page.hide([settings.modeParameter, ...(hasActionCode ? limits.actionCodeParameters : parametersToHide)]);
      return continueAt(
        parameters.get('tenantId'),
        hasActionCode
          ? to(screensOfActionCodes[mode], {
              code: parameters.get('oobCode') ?? '',
              continueUrl: parameters.get('continueUrl'),
            })
          : to('emailLinkCallback', {}),
      );
    }

    const requestedUrl = parameters.get(settings.successUrlParameter) ?? '';
    const successUrl = requestedUrl ? parseOwnUrl(requestedUrl, address, page.base) : null;
    if (successUrl) storedRedirectUrl.keep(storage, successUrl, requestedUrl);

    // The address does not show whether the visitor comes back from a provider, so read the stored status.
    const redirect = redirectStatus.read(storage);
    if (redirect) return continueAt(redirect.tenantId, to('callback', {}));
    // A new sign-in must not link the credential of an earlier sign-in that the visitor has abandoned (reference Q42).
    clearPendingCredential(storage);
    const keptEmail = page.takeEmail();
    if (tenants) return to('projectCheck', { email: keptEmail });
    const email = keptEmail ?? settings.config.email;
    if (mode === 'signup') {
      // The screen `passwordSignUp` deletes the hidden mode when the visitor leaves it.
      page.hide([settings.modeParameter]);
      return to('passwordSignUp', { email: email ?? '' });
    }
    return beginSignInOrRedirect(settings, email ? { email, isSubmitted: true } : {});
  },
});
