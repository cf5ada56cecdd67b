import { z } from 'zod/mini';
import { linkProvider, signInWithProvider } from '../../src/adapters/in-memory/service/federated.ts';
import { readProviderToken, type ProviderIdentity } from '../../src/adapters/in-memory/service/provider-identity.ts';
import { normalizeEmail } from '../../src/adapters/in-memory/service/accounts.ts';
import { throwUnless, ServiceError } from '../../src/adapters/in-memory/service/service-error.ts';
import type { TokenJson } from '../../src/adapters/shared/plain-credential.ts';
import { endpoint, text, type Endpoint } from './endpoint.ts';
import { linkOrSignIn } from './sign-in-answer.ts';

/**
 * All federated providers share one endpoint. A call contains the provider's tokens in its `requestUri` or its
 * `postBody`.
 */
export const providerEndpoints: Readonly<Record<string, Endpoint>> = {
  'accounts:signInWithIdp': endpoint(
    z.object({ requestUri: text, postBody: text, idToken: text, returnIdpCredential: z.optional(z.boolean()) }),
    (context, { requestUri, postBody, idToken, returnIdpCredential = false }) => {
      const credential = parseCredential(requestUri, postBody);
      const identityAnswer = createIdentityAnswer(credential);
      return withConflictAnswer(identityAnswer, returnIdpCredential, () => ({
        ...identityAnswer,
        ...linkOrSignIn(context, idToken, credential.providerId, {
          signIn: (tenant) => signInWithProvider(tenant, credential),
          link: (tenant, account) => linkProvider(tenant, account, credential),
        }),
      }));
    },
  ),
};

function parseCredential(requestUri: string, postBody: string): TokenJson {
  throwUnless(URL.canParse(requestUri), 'INVALID_REQUEST_URI');
  const parameters = new URLSearchParams([...new URL(requestUri).searchParams, ...new URLSearchParams(postBody)]);
  const getLast = (name: string): string | undefined => parameters.getAll(name).at(-1);
  const providerId = getLast('providerId');
  throwUnless(providerId, 'INVALID_CREDENTIAL_OR_PROVIDER_ID');
  const [idToken, accessToken] = [getLast('id_token'), getLast('access_token')];
  return {
    providerId,
    signInMethod: providerId,
    ...(idToken === undefined ? {} : { idToken }),
    ...(accessToken === undefined ? {} : { accessToken }),
  };
}

function createIdentityAnswer(credential: TokenJson): object {
  const { providerId, idToken, accessToken } = credential;
  const identity = readProviderToken(credential);
  const { sub, email, name, picture } = identity;
  return {
    providerId,
    federatedId: sub,
    ...(email === undefined ? {} : { email: normalizeEmail(email) }),
    ...(name === undefined ? {} : { displayName: name, fullName: name }),
    ...(picture === undefined ? {} : { photoUrl: picture }),
    rawUserInfo: JSON.stringify(toRawUserInfo(providerId, identity)),
    // If the provider has issued no access token, send an invented one: the SDK cannot create a credential without a
    // token.
    oauthAccessToken: accessToken ?? `access-token-of-${providerId}`,
    ...(idToken === undefined ? {} : { oauthIdToken: idToken }),
  };
}

/** Returns the provider's user info. In Google's user info, two fields have other names than in Google's ID token. */
const toRawUserInfo = (providerId: string, identity: ProviderIdentity): object =>
  providerId === 'google.com' ? { ...identity, id: identity.sub, verified_email: identity.email_verified } : identity;

/**
 * Errors whose response also contains the provider's credential. The SDK can then link the credential or use it later.
 */
const conflictErrors: ReadonlySet<string> = new Set(['EMAIL_EXISTS', 'FEDERATED_USER_ID_ALREADY_LINKED']);

/**
 * Returns the result of `answer`. If `answer` throws because of an existing account, returns `identityAnswer`, which
 * contains the provider's credential. The SDK can then link this credential later.
 */
function withConflictAnswer(identityAnswer: object, returnIdpCredential: boolean, answer: () => object): object {
  try {
    return answer();
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (error.message === 'ACCOUNT_EXISTS_WITH_DIFFERENT_CREDENTIAL')
      return { ...identityAnswer, needConfirmation: true };
    if (!returnIdpCredential || !conflictErrors.has(error.message)) throw error;
    return { ...identityAnswer, errorMessage: error.message };
  }
}
