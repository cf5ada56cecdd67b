import { z } from 'zod/mini';
import { addIdentity, signInByProvider } from '../../src/adapters/fake/service/federated.ts';
import { identityOf, type Identity } from '../../src/adapters/fake/service/provider-identity.ts';
import { canonical } from '../../src/adapters/fake/service/accounts.ts';
import { must, WireRefusal } from '../../src/adapters/fake/service/service-error.ts';
import type { TokenJson } from '../../src/adapters/shared/plain-credential.ts';
import { endpoint, text, type Endpoint } from './endpoint.ts';
import { linkedOrEntered } from './sign-in-answer.ts';

/** Federated providers: with the address that the provider led back to, or with its tokens alone. */
export const providerEndpoints: Readonly<Record<string, Endpoint>> = {
  'accounts:signInWithIdp': endpoint(
    z.object({ requestUri: text, postBody: text, idToken: text, returnIdpCredential: z.optional(z.boolean()) }),
    (realm, { requestUri, postBody, idToken, returnIdpCredential = false }) => {
      const credential = credentialIn(requestUri, postBody);
      const answer = aboutIdentity(credential);
      return withConflictTold(answer, returnIdpCredential, () => ({
        ...answer,
        ...linkedOrEntered(realm, idToken, credential.providerId, {
          enter: (where) => signInByProvider(where, credential),
          link: (where, account) => addIdentity(where, account, credential),
        }),
      }));
    },
  ),
};

function credentialIn(requestUri: string, postBody: string): TokenJson {
  must(URL.canParse(requestUri), 'INVALID_REQUEST_URI');
  const said = new URLSearchParams([...new URL(requestUri).searchParams, ...new URLSearchParams(postBody)]);
  const last = (name: string): string | undefined => said.getAll(name).at(-1);
  const providerId = last('providerId');
  must(providerId, 'INVALID_CREDENTIAL_OR_PROVIDER_ID');
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
  const identity = identityOf(credential);
  const { sub, email, name, picture } = identity;
  return {
    providerId,
    federatedId: sub,
    ...(email === undefined ? {} : { email: canonical(email) }),
    ...(name === undefined ? {} : { displayName: name, fullName: name }),
    ...(picture === undefined ? {} : { photoUrl: picture }),
    rawUserInfo: JSON.stringify(rawUserInfo(providerId, identity)),
    // The SDK makes a credential of either; a provider that gave no token of its own is given one.
    oauthAccessToken: accessToken ?? `access-token-of-${providerId}`,
    ...(idToken === undefined ? {} : { oauthIdToken: idToken }),
  };
}

/** Google calls two things otherwise here than in its id token. */
const rawUserInfo = (providerId: string, identity: Identity): object =>
  providerId === 'google.com' ? { ...identity, id: identity.sub, verified_email: identity.email_verified } : identity;

/** Refusals that give the provider's credential back, to be linked or signed in with later. */
const conflicts: ReadonlySet<string> = new Set(['EMAIL_EXISTS', 'FEDERATED_USER_ID_ALREADY_LINKED']);

/** A conflict with an account that is there already is told beside the credential, where that was asked for. */
function withConflictTold(about: object, isAskedFor: boolean, answer: () => object): object {
  try {
    return answer();
  } catch (error) {
    if (!(error instanceof WireRefusal)) throw error;
    if (error.message === 'ACCOUNT_EXISTS_WITH_DIFFERENT_CREDENTIAL') return { ...about, needConfirmation: true };
    if (!isAskedFor || !conflicts.has(error.message)) throw error;
    return { ...about, errorMessage: error.message };
  }
}
