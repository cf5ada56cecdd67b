import { z } from 'zod/mini';
import type { Account } from '../../src/adapters/fake/service/service-state.ts';
import { resetPassword, useCode } from './code-endpoints.ts';
import { endpoint, text, type Endpoint } from './endpoint.ts';
import { factorInfo } from './second-factor-info.ts';
import { sessionOfRefreshToken, tokensFor, whoeverHas } from './tokens.ts';
import { getSessionAccount } from '../../src/adapters/fake/service/session.ts';

/** What somebody who has signed in may ask: their account, its name, its end, and new tokens; and codes of mails. */
export const accountEndpoints: Readonly<Record<string, Endpoint>> = {
  'accounts:lookup': endpoint(z.object({ idToken: text }), (context, { idToken }) => ({
    users: [shown(whoeverHas(context, idToken).account)],
  })),
  'accounts:resetPassword': resetPassword,
  'accounts:update': endpoint(
    z.object({
      oobCode: z.nullish(z.string()),
      idToken: text,
      displayName: z.nullish(z.string()),
      photoUrl: z.nullish(z.string()),
    }),
    (context, { oobCode, idToken, displayName, photoUrl }) => {
      if (oobCode != null) return useCode(context, oobCode);
      const { account } = whoeverHas(context, idToken);
      account.displayName = displayName ?? account.displayName;
      account.photoURL = photoUrl ?? account.photoURL;
      return shown(account);
    },
  ),
  'accounts:delete': endpoint(z.object({ idToken: text }), (context, { idToken }) => {
    const { account } = whoeverHas(context, idToken);
    context.state.accounts = context.state.accounts.filter((other) => other !== account);
    return {};
  }),
  /** In the words of another API, which writes names with underscores. */
  token: endpoint(z.object({ grant_type: z.literal('refresh_token'), refresh_token: text }), (context, request) => {
    const session = sessionOfRefreshToken(request.refresh_token);
    const { idToken, refreshToken, expiresIn } = tokensFor(
      getSessionAccount(context.state, session),
      session,
      context.now,
    );
    const token = { id_token: idToken, access_token: idToken, refresh_token: refreshToken };
    return { ...token, expires_in: expiresIn, token_type: 'Bearer', user_id: session.uid };
  }),
};

/** An account as its user is shown it. What is not there is left out. */
function shown(account: Account): object {
  const { uid, email, displayName, photoURL, phoneNumber, emailVerified, tenantId, providers, secondFactors } = account;
  const profile = {
    ...(displayName === null ? {} : { displayName }),
    ...(photoURL === null ? {} : { photoUrl: photoURL }),
  };
  return {
    localId: uid,
    ...(email === null ? {} : { email, emailVerified }),
    ...profile,
    ...(phoneNumber === null ? {} : { phoneNumber }),
    ...(tenantId === null ? {} : { tenantId }),
    providerUserInfo: providers.map((provider) => ({
      providerId: provider.providerId,
      rawId: provider.uid,
      federatedId: provider.uid,
      ...(provider.email === null ? {} : { email: provider.email }),
      ...(provider.providerId === 'phone' ? { phoneNumber: provider.uid } : profile),
    })),
    mfaInfo: secondFactors.map(factorInfo),
  };
}
