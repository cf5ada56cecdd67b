import { z } from 'zod/mini';
import {
  changeName,
  changePassword,
  deleteOwnAccount,
  disconnectProvider,
} from '../../src/adapters/in-memory/service/account-changes.ts';
import type { CallContext } from '../../src/adapters/in-memory/service/accounts.ts';
import { readActionCode } from '../../src/adapters/in-memory/service/action-codes.ts';
import { applyActionCode, checkActionCode } from '../../src/adapters/in-memory/service/apply-action-code.ts';
import { customTokenProvider, signInWithCustomToken } from '../../src/adapters/in-memory/service/custom-token.ts';
import { confirmPasswordReset } from '../../src/adapters/in-memory/service/password-reset.ts';
import type { Account } from '../../src/adapters/in-memory/service/service-state.ts';
import { getSessionAccount } from '../../src/adapters/in-memory/service/session.ts';
import { endpoint, text, type Endpoint } from './endpoint.ts';
import { createFactorInfo, createTokenAnswer, toFactorInfo } from './sign-in-answer.ts';
import { authenticate, issueTokens, readIdToken, readRefreshToken } from './tokens.ts';

const accountUpdate = z.object({
  oobCode: z.nullish(z.string()),
  idToken: text,
  displayName: z.nullish(z.string()),
  photoUrl: z.nullish(z.string()),
  password: z.nullish(z.string()),
  deleteProvider: z.nullish(z.array(z.string())),
});

export const accountEndpoints: Readonly<Record<string, Endpoint>> = {
  'accounts:lookup': endpoint(z.object({ idToken: text }), (context, { idToken }) => ({
    users: [toUserInfo(authenticate(context, idToken).account)],
  })),
  'accounts:signInWithCustomToken': endpoint(z.object({ token: text }), (context, { token }) =>
    createTokenAnswer(context, signInWithCustomToken(context, token), customTokenProvider),
  ),
  /** Returns the purpose of an action code. If the call contains a new password, also sets the password. */
  'accounts:resetPassword': endpoint(
    z.object({ oobCode: text, newPassword: z.nullish(z.string()) }),
    (context, { oobCode: code, newPassword }) => {
      const answer = toCodeInfo(context, code);
      if (newPassword != null) confirmPasswordReset(context, { code, newPassword });
      return answer;
    },
  ),
  'accounts:update': endpoint(accountUpdate, (context, { oobCode, ...update }) => {
    if (oobCode == null) return updateAccount(context, update);
    applyActionCode(context, oobCode);
    return {};
  }),
  'accounts:delete': endpoint(z.object({ idToken: text }), (context, { idToken }) => {
    deleteOwnAccount(context, readIdToken(idToken));
    return {};
  }),
  /** Refreshes tokens. Belongs to the Secure Token API, whose field names are in snake case. */
  token: endpoint(z.object({ grant_type: z.literal('refresh_token'), refresh_token: text }), (context, request) => {
    const session = readRefreshToken(request.refresh_token);
    const account = getSessionAccount(context.state, session);
    const { idToken, refreshToken, expiresIn } = issueTokens(account, session, context.now);
    const token = { id_token: idToken, access_token: idToken, refresh_token: refreshToken };
    return { ...token, expires_in: expiresIn, token_type: 'Bearer', user_id: session.uid };
  }),
};

/** Changes the account of an ID token. Returns new tokens if the password changes, because this ends the session. */
function updateAccount(
  context: CallContext,
  { idToken, displayName, photoUrl, password, deleteProvider }: Omit<z.infer<typeof accountUpdate>, 'oobCode'>,
): object {
  const session = readIdToken(idToken);
  if (password != null) {
    const account = changePassword(context, session, password);
    return { ...toUserInfo(account), ...issueTokens(account, { ...session, signInProvider: 'password' }, context.now) };
  }
  const { account } = authenticate(context, idToken);
  if (displayName != null) changeName(context, session, displayName);
  account.photoURL = photoUrl ?? account.photoURL;
  for (const providerId of deleteProvider ?? []) disconnectProvider(context, session, providerId);
  return toUserInfo(account);
}

/** Returns an account in the format of the API. Omits fields without a value. */
function toUserInfo(account: Account): object {
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
    mfaInfo: secondFactors.map(toFactorInfo),
    createdAt: String(account.createdAt),
    lastLoginAt: String(account.lastSignInAt),
  };
}

/** Returns the purpose and the data of an action code, in the format of the API. */
function toCodeInfo(context: CallContext, code: string): object {
  const { operation, email, previousEmail, secondFactor } = checkActionCode(context, code);
  const emails = previousEmail === null ? { email } : { email: previousEmail, newEmail: email };
  const { factorUid } = readActionCode(context, code);
  const mfaInfo = secondFactor && createFactorInfo(factorUid ?? '', secondFactor.phoneNumber ?? null, null);
  return { requestType: operation, ...emails, ...(mfaInfo ? { mfaInfo } : {}) };
}
