import { z } from 'zod/mini';
import {
  linkPassword,
  lookUpSignInMethods,
  signInWithPassword,
  createUserWithPassword,
} from '../../src/adapters/in-memory/service/password.ts';
import { linkEmailLink, sendSignInLink, signInWithEmailLink } from '../../src/adapters/in-memory/service/email-link.ts';
import { sendEmailChange } from '../../src/adapters/in-memory/service/account-changes.ts';
import { sendEmailVerification } from '../../src/adapters/in-memory/service/email-verification.ts';
import { sendPasswordReset } from '../../src/adapters/in-memory/service/password-reset.ts';
import { createRandomId } from '../../src/adapters/in-memory/service/random-id.ts';
import { createAccount, type CallContext } from '../../src/adapters/in-memory/service/accounts.ts';
import { throwUnless } from '../../src/adapters/in-memory/service/service-error.ts';
import { endpoint, text, type Endpoint } from './endpoint.ts';
import { createSignInAnswer, linkOrSignIn } from './sign-in-answer.ts';
import { readIdToken } from './tokens.ts';

/**
 * The `kind` of answers to `accounts:signUp`, as in the real service. An answer of this `kind` makes the SDK report a
 * new user, even if a guest was upgraded.
 */
const kind = 'identitytoolkit#SignupNewUserResponse';

const mailRequest = z.object({
  requestType: z.enum(['PASSWORD_RESET', 'EMAIL_SIGNIN', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL']),
  email: text,
  newEmail: text,
  continueUrl: text,
  idToken: text,
});

export const emailEndpoints: Readonly<Record<string, Endpoint>> = {
  'accounts:createAuthUri': endpoint(z.object({ identifier: text, continueUri: text }), (context, request) => {
    throwUnless(URL.canParse(request.continueUri), 'INVALID_CONTINUE_URI');
    const signinMethods = lookUpSignInMethods(context, request.identifier);
    const sessionId = createRandomId(27);
    return signinMethods === undefined
      ? { sessionId }
      : { sessionId, registered: signinMethods.length > 0, signinMethods };
  }),
  'accounts:signInWithPassword': endpoint(z.object({ email: text, password: text }), (context, request) =>
    createSignInAnswer(context, { account: signInWithPassword(context, request), isNewUser: false }, 'password'),
  ),
  'accounts:signUp': endpoint(z.object({ email: text, password: text, idToken: text }), (context, request) => {
    const { idToken, email, password } = request;
    if (idToken + email + password === '') {
      return {
        kind,
        ...createSignInAnswer(context, { account: createAccount(context, {}), isNewUser: true }, 'anonymous'),
      };
    }
    const answer = linkOrSignIn(context, idToken, 'password', {
      signIn: (tenant) => ({ account: createUserWithPassword(tenant, request), isNewUser: true }),
      link: (tenant, account) => linkPassword(tenant, account, request),
    });
    return { kind, ...answer };
  }),
  'accounts:signInWithEmailLink': endpoint(
    z.object({ email: text, oobCode: text, idToken: text }),
    (context, { email, oobCode: code, idToken }) =>
      linkOrSignIn(context, idToken, 'password', {
        signIn: (tenant) => signInWithEmailLink(tenant, { email, code }),
        link: (tenant, account) => linkEmailLink(tenant, account, { email, code }),
      }),
  ),
  'accounts:sendOobCode': endpoint(mailRequest, (context, request) => ({ email: sendMail(context, request) })),
};

function sendMail(
  context: CallContext,
  { requestType, email, newEmail, continueUrl: url, idToken }: z.infer<typeof mailRequest>,
) {
  const continueUrl = url === '' ? undefined : url;
  switch (requestType) {
    case 'EMAIL_SIGNIN':
      sendSignInLink(context, { email, url });
      return email;
    case 'PASSWORD_RESET':
      sendPasswordReset(context, { email, continueUrl });
      return email;
    case 'VERIFY_EMAIL':
      return sendEmailVerification(context, readIdToken(idToken), continueUrl).email;
    case 'VERIFY_AND_CHANGE_EMAIL':
      return sendEmailChange(context, readIdToken(idToken), { newEmail, continueUrl }).email;
  }
}
