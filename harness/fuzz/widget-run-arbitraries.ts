import fc from 'fast-check';
import { authErrorCodes } from '../../src/adapters/auth-error-codes.ts';
import { hostileJson, hostileText, hostileUrl, pageAddress } from './arbitraries.ts';
import { toOverflowKey } from '../../src/widget/storage/link-keys.ts';
import { findTenantProblems } from '../../src/widget/config/check-config.ts';
import type { FindTenant, TenantConfig } from '../../src/widget/config/ui-config.ts';
import { parseWebUrl } from '../../src/widget/safe-url.ts';
import type { Outcome, WidgetPlan } from './run-widget.ts';

const email = fc.constantFrom('ada@example.com', 'Ada@EXAMPLE.com', 'grace@example.com');
const plausibleText = fc.oneof(
  hostileText,
  email,
  fc.constantFrom('password', 'google.com', 'emailLink', 'github.com', 'phone', '+441632960123', '123456', 'secret1'),
);

export const outcome: fc.Arbitrary<Outcome> = fc.record({
  code: fc.oneof(
    { weight: 2, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constantFrom(...authErrorCodes) },
  ),
  texts: fc.array(plausibleText, { maxLength: 4 }),
});

export const acts: fc.Arbitrary<WidgetPlan['acts']> = fc.array(
  fc.record({ action: fc.nat(20), texts: fc.array(plausibleText, { minLength: 1, maxLength: 3 }) }),
  { maxLength: 5 },
);

/** Hostile texts that are valid in a configuration. */
export const acceptedText = hostileText.filter((text) => text.trim() !== '');
export const acceptedUrl = hostileUrl.map((text) =>
  text !== '' && parseWebUrl(text, new URL('https://app.example/')) ? text : `/${text}`,
);

/**
 * Generates configurations with texts from `text` and URLs from `url`. If the texts and URLs are valid, most
 * configurations are valid.
 */
export const config = (text: fc.Arbitrary<string>, url: fc.Arbitrary<string>): fc.Arbitrary<WidgetPlan['config']> => {
  const button = { providerName: text, fullLabel: text, iconUrl: url };
  const restriction = fc.record(
    { status: fc.boolean(), adminEmail: email, helpLink: url },
    { requiredKeys: ['status'] },
  );
  const option = fc.oneof(
    fc.constantFrom('password', 'phone', 'google.com', 'anonymous', 'github.com'),
    fc.record({ provider: fc.constant('google.com'), ...button }, { requiredKeys: ['provider'] }),
    fc.record(
      { provider: fc.constant('saml.acme'), ...button, disableSignUp: restriction },
      { requiredKeys: ['provider'] },
    ),
    fc.record(
      { provider: fc.constant('password'), signInMethod: fc.constant('emailLink'), disableSignUp: restriction },
      { requiredKeys: ['provider'] },
    ),
    fc.constant({ provider: 'password', alsoOffer: 'emailLink' as const }),
    fc.constant({
      provider: 'password',
      signInMethod: 'emailCode' as const,
      sendEmailCode: () => null,
      checkEmailCode: () => ({ error: 'wrongCode' as const }),
    }),
    fc.record(
      { provider: fc.constant('phone'), loginHint: text, defaultNationalNumber: text },
      { requiredKeys: ['provider'] },
    ),
  );
  const options = fc.uniqueArray(option, {
    minLength: 1,
    maxLength: 3,
    selector: (each) => (typeof each === 'string' ? each : each.provider),
  });
  const tenant = fc.record({
    tenantId: fc.oneof(fc.constant('blue'), text),
    displayName: text,
    signInOptions: options,
  });
  const listedTenants = fc.record({
    displayMode: fc.constantFrom('optionFirst', 'identifierFirst'),
    tenants: fc.uniqueArray(tenant, { minLength: 1, maxLength: 2, selector: ({ tenantId }) => tenantId }),
  });
  const foundTenants = fc.record({
    displayMode: fc.constant('identifierFirst'),
    findTenant: tenant.map(toFinder),
  });
  const tenants = fc.oneof(listedTenants, foundTenants);
  const project = fc.record(
    {
      signInOptions: options,
      signInSuccessUrl: url,
      tosUrl: url,
      privacyPolicyUrl: url,
      siteName: text,
      signInFlow: fc.constantFrom('popup', 'redirect'),
      immediateFederatedRedirect: fc.boolean(),
      adminRestrictedOperation: restriction,
    },
    { requiredKeys: ['signInOptions', 'signInSuccessUrl'] },
  );
  const withTenants = fc.tuple(project, tenants).map(([rest, given]) => ({ ...rest, tenants: given }));
  const withMode = fc.tuple(project, text).map(([rest, mode]) => ({ ...rest, queryParameterForWidgetMode: mode }));
  return fc.oneof(
    { weight: 6, arbitrary: project },
    { weight: 1, arbitrary: withTenants },
    { weight: 1, arbitrary: withMode },
  );
};

/**
 * Returns the app's function `findTenant`. It finds `tenant` by any email, or by the tenant's ID. It finds nothing if the
 * tenant has a wrong setting, because the widget would report the setting as an error.
 */
function toFinder(tenant: TenantConfig): FindTenant {
  const isValid = findTenantProblems(tenant, {}).length === 0;
  return async ({ tenantId = tenant.tenantId }) => (isValid && tenantId === tenant.tenantId ? tenant : null);
}

/** Configurations without hostile values, for runs in which only the address or the stored values are hostile. */
export const plainConfig = config(fc.constant('Acme'), fc.constant('/home'));

const modes = [
  ...['select', 'signIn', 'resetPassword', 'recoverEmail', 'verifyEmail', 'verifyAndChangeEmail', 'signOut'],
  ...['revertSecondFactorAddition', 'addSecondFactor', 'callback', 'constructor'],
];

/** Addresses with the parameters that the widget reads. */
export const hostileAddress: fc.Arbitrary<URL> = fc
  .tuple(
    pageAddress,
    fc.record(
      {
        mode: fc.oneof(fc.constantFrom(...modes), hostileText),
        oobCode: hostileText,
        continueUrl: hostileUrl,
        signInSuccessUrl: hostileUrl,
        tenantId: hostileText,
        apiKey: hostileText,
        lang: hostileText,
        ui_sid: fc.oneof(fc.constant('a'.repeat(32)), hostileText),
        ui_sd: fc.constantFrom('0', '1', 'x'),
        ui_auid: hostileText,
        ui_pid: hostileText,
      },
      { requiredKeys: [] },
    ),
  )
  .map(([page, parameters]) => {
    const address = new URL(page);
    for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
    return address;
  });

const numbers = fc.dictionary(hostileText, fc.oneof(fc.nat(3), hostileJson), { maxKeys: 2 });

const overflow = fc.oneof(
  hostileText,
  fc.tuple(hostileText, fc.base64String()).map((parts) => parts.join(' ')),
);

export const storedData = fc.record({
  state: fc.oneof(
    hostileJson,
    fc.record({ 'doorstep:hidden': fc.oneof(hostileText, fc.webQueryParameters()), 'doorstep:screens': numbers }),
  ),
  stored: fc.record(
    {
      'doorstep:redirectUrl': fc.oneof(
        hostileUrl,
        fc.tuple(hostileUrl, hostileUrl).map((urls) => urls.join(' ')),
      ),
      'doorstep:redirectStatus': fc.oneof(
        hostileText,
        hostileJson.map((value) => JSON.stringify(value)),
        fc.constantFrom('{"tenantId":null}', '{"tenantId":"blue"}'),
      ),
      'doorstep:pendingEmailCredential': fc.oneof(hostileText, fc.base64String()),
    },
    { requiredKeys: [] },
  ),
  local: fc.dictionary(
    fc.constantFrom(toOverflowKey('emailForSignIn'), toOverflowKey('pendingEncryptedCredential')),
    overflow,
  ),
  cookies: fc
    .array(
      fc.tuple(
        fc.constantFrom('emailForSignIn', 'pendingEncryptedCredential', '__Host-emailForSignIn', 'other', ''),
        fc.oneof(hostileText, fc.base64String()),
      ),
      { maxLength: 3 },
    )
    .map((cookies) => cookies.map((pair) => pair.join('=')).join('; ')),
});
