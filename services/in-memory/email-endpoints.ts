import { z } from 'zod/mini';
import { addPassword, methodsOf, signIn, signUp } from '../../src/adapters/fake/service/password.ts';
import { addLink, requestLink, signInByLink } from '../../src/adapters/fake/service/email-link.ts';
import { requestVerification } from '../../src/adapters/fake/service/email-verification.ts';
import { requestReset } from '../../src/adapters/fake/service/password-reset.ts';
import { randomId } from '../../src/adapters/fake/service/random-id.ts';
import { open, type Realm } from '../../src/adapters/fake/service/accounts.ts';
import { must } from '../../src/adapters/fake/service/service-error.ts';
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
  'accounts:createAuthUri': endpoint(z.object({ identifier: text, continueUri: text }), (realm, request) => {
    must(URL.canParse(request.continueUri), 'INVALID_CONTINUE_URI');
    const signinMethods = methodsOf(realm, request.identifier);
    const sessionId = randomId(27);
    return signinMethods === undefined
      ? { sessionId }
      : { sessionId, registered: signinMethods.length > 0, signinMethods };
  }),
  'accounts:signInWithPassword': endpoint(z.object({ email: text, password: text }), (realm, request) =>
    entered(realm, { account: signIn(realm, request), isNewUser: false }, 'password'),
  ),
  'accounts:signUp': endpoint(z.object({ email: text, password: text, idToken: text }), (realm, request) => {
    const { idToken, email, password } = request;
    if (idToken + email + password === '') {
      return { kind, ...entered(realm, { account: open(realm, {}), isNewUser: true }, 'anonymous') };
    }
    const ways: WaysIn = {
      enter: (where) => ({ account: signUp(where, request), isNewUser: true }),
      link: (where, account) => addPassword(where, account, request),
    };
    return { kind, ...linkedOrEntered(realm, idToken, 'password', ways) };
  }),
  'accounts:signInWithEmailLink': endpoint(
    z.object({ email: text, oobCode: text, idToken: text }),
    (realm, { email, oobCode: code, idToken }) =>
      linkedOrEntered(realm, idToken, 'password', {
        enter: (where) => signInByLink(where, { email, code }),
        link: (where, account) => addLink(where, account, { email, code }),
      }),
  ),
  'accounts:sendOobCode': endpoint(mailRequest, (realm, request) => ({ email: send(realm, request) })),
};

/** Answers the address that the mail went to. */
function send(realm: Realm, { requestType, email, continueUrl: written, idToken }: z.infer<typeof mailRequest>) {
  const continueUrl = written === '' ? undefined : written;
  switch (requestType) {
    case 'EMAIL_SIGNIN':
      requestLink(realm, { email, url: written });
      return email;
    case 'PASSWORD_RESET':
      requestReset(realm, { email, continueUrl });
      return email;
    case 'VERIFY_EMAIL':
      return requestVerification(realm, sessionOfIdToken(idToken), continueUrl).email;
  }
}
