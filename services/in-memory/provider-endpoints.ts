import { z } from 'zod/mini';
import { linkProvider, signInWithProvider } from '../../src/adapters/fake/service/federated.ts';
import { readProviderToken, type ProviderIdentity } from '../../src/adapters/fake/service/provider-identity.ts';
import { normalizeEmail } from '../../src/adapters/fake/service/accounts.ts';
import { throwUnless, ServiceError } from '../../src/adapters/fake/service/service-error.ts';
import type { TokenJson } from '../../src/adapters/shared/plain-credential.ts';
import { endpoint, text, type Endpoint } from './endpoint.ts';
import { linkedOrEntered } from './sign-in-answer.ts';

/** Federated providers: with the address that the provider led back to, or with its tokens alone. */
export const providerEndpoints: Readonly<Record<string, Endpoint>> = {
  'accounts:signInWithIdp': endpoint(
    z.object({ requestUri: text, postBody: text, idToken: text, returnIdpCredential: z.optional(z.boolean()) }),
    (context, { requestUri, postBody, idToken, returnIdpCredential = false }) => {
      const credential = credentialIn(requestUri, postBody);
      const answer = aboutIdentity(credential);
      return withConflictTold(answer, returnIdpCredential, () => ({
        ...answer,
        ...linkedOrEntered(context, idToken, credential.providerId, {
          enter: (where) => signInWithProvider(where, credential),
          link: (where, account) => linkProvider(where, account, credential),
        }),
      }));
    },
  ),
};

function credentialIn(requestUri: string, postBody: string): TokenJson {
  throwUnless(URL.canParse(requestUri), 'INVALID_REQUEST_URI');
  const said = new URLSearchParams([...new URL(requestUri).searchParams, ...new URLSearchParams(postBody)]);
  const last = (name: string): string | undefined => said.getAll(name).at(-1);
  const providerId = last('providerId');
  throwUnless(providerId, 'INVALID_CREDENTIAL_OR_PROVIDER_ID');
  const [idToken, accessToken] = [last('id_token'), last('access_token')];
  return {
    providerId,
    signInMethod: providerId,
    ...(idToken === undefined ? {} : { idToken }),
    ...(accessToken === undefined ? {} : { accessToken }),
  };
}

/** What the answer tells of the provider's user, and gives back of the provider's credential. */
function aboutIdentity(credential: TokenJson): object {
  const { providerId, idToken, accessToken } = credential;
  const identity = readProviderToken(credential);
  const { sub, email, name, picture } = identity;
  return {
    providerId,
    federatedId: sub,
    ...(email === undefined ? {} : { email: normalizeEmail(email) }),
    ...(name === undefined ? {} : { displayName: name, fullName: name }),
    ...(picture === undefined ? {} : { photoUrl: picture }),
    rawUserInfo: JSON.stringify(rawUserInfo(providerId, identity)),
    // The SDK makes a credential of either; a provider that gave no token of its own is given one.
    oauthAccessToken: accessToken ?? `access-token-of-${providerId}`,
    ...(idToken === undefined ? {} : { oauthIdToken: idToken }),
  };
}

/** Google calls two things otherwise here than in its id token. */
const rawUserInfo = (providerId: string, identity: ProviderIdentity): object =>
  providerId === 'google.com' ? { ...identity, id: identity.sub, verified_email: identity.email_verified } : identity;

/** Refusals that give the provider's credential back, to be linked or signed in with later. */
const conflicts: ReadonlySet<string> = new Set(['EMAIL_EXISTS', 'FEDERATED_USER_ID_ALREADY_LINKED']);

/** A conflict with an account that is there already is told beside the credential, where that was asked for. */
function withConflictTold(about: object, isAskedFor: boolean, answer: () => object): object {
  try {
    return answer();
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (error.message === 'ACCOUNT_EXISTS_WITH_DIFFERENT_CREDENTIAL') return { ...about, needConfirmation: true };
    if (!isAskedFor || !conflicts.has(error.message)) throw error;
    return { ...about, errorMessage: error.message };
  }
}
