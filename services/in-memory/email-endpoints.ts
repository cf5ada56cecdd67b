import { z } from 'zod/mini';
import {
  linkPassword,
  lookUpSignInMethods,
  signInWithPassword,
  createUserWithPassword,
} from '../../src/adapters/fake/service/password.ts';
import { linkEmailLink, sendSignInLink, signInWithEmailLink } from '../../src/adapters/fake/service/email-link.ts';
import { sendEmailVerification } from '../../src/adapters/fake/service/email-verification.ts';
import { sendPasswordReset } from '../../src/adapters/fake/service/password-reset.ts';
import { randomId } from '../../src/adapters/fake/service/random-id.ts';
import { createAccount, type CallContext } from '../../src/adapters/fake/service/accounts.ts';
import { throwUnless } from '../../src/adapters/fake/service/service-error.ts';
import { endpoint, text, type Endpoint } from './endpoint.ts';
import { entered, linkedOrEntered, type WaysIn } from './sign-in-answer.ts';
import { sessionOfIdToken } from './tokens.ts';

/** Tells the SDK that the user is a new one; also a guest who gets a password. */
const kind = 'identitytoolkit#SignupNewUserResponse';

const mailRequest = z.object({
  requestType: z.enum(['PASSWORD_RESET', 'EMAIL_SIGNIN', 'VERIFY_EMAIL']),
  email: text,
  continueUrl: text,
  idToken: text,
});

/** Email with password or with a link, guests, and the mails that a visitor asks for. */
export const emailEndpoints: Readonly<Record<string, Endpoint>> = {
  'accounts:createAuthUri': endpoint(z.object({ identifier: text, continueUri: text }), (context, request) => {
    throwUnless(URL.canParse(request.continueUri), 'INVALID_CONTINUE_URI');
    const signinMethods = lookUpSignInMethods(context, request.identifier);
    const sessionId = randomId(27);
    return signinMethods === undefined
      ? { sessionId }
      : { sessionId, registered: signinMethods.length > 0, signinMethods };
  }),
  'accounts:signInWithPassword': endpoint(z.object({ email: text, password: text }), (context, request) =>
    entered(context, { account: signInWithPassword(context, request), isNewUser: false }, 'password'),
  ),
  'accounts:signUp': endpoint(z.object({ email: text, password: text, idToken: text }), (context, request) => {
    const { idToken, email, password } = request;
    if (idToken + email + password === '') {
      return { kind, ...entered(context, { account: createAccount(context, {}), isNewUser: true }, 'anonymous') };
    }
    const ways: WaysIn = {
      enter: (where) => ({ account: createUserWithPassword(where, request), isNewUser: true }),
      link: (where, account) => linkPassword(where, account, request),
    };
    return { kind, ...linkedOrEntered(context, idToken, 'password', ways) };
  }),
  'accounts:signInWithEmailLink': endpoint(
    z.object({ email: text, oobCode: text, idToken: text }),
    (context, { email, oobCode: code, idToken }) =>
      linkedOrEntered(context, idToken, 'password', {
        enter: (where) => signInWithEmailLink(where, { email, code }),
        link: (where, account) => linkEmailLink(where, account, { email, code }),
      }),
  ),
  'accounts:sendOobCode': endpoint(mailRequest, (context, request) => ({ email: send(context, request) })),
};

/** Answers the address that the mail went to. */
function send(
  context: CallContext,
  { requestType, email, continueUrl: written, idToken }: z.infer<typeof mailRequest>,
) {
  const continueUrl = written === '' ? undefined : written;
  switch (requestType) {
    case 'EMAIL_SIGNIN':
      sendSignInLink(context, { email, url: written });
      return email;
    case 'PASSWORD_RESET':
      sendPasswordReset(context, { email, continueUrl });
      return email;
    case 'VERIFY_EMAIL':
      return sendEmailVerification(context, sessionOfIdToken(idToken), continueUrl).email;
  }
}
