import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inProject, root } from '../../tools/project.ts';

/**
 * The flow modules that `npm run mutate` does not change (docs/architecture.md), each with a description of what it
 * does. These modules only carry out actions, such as showing a screen, and make no decisions.
 */
const procedures: Readonly<Record<string, string>> = {
  'account/account-text.ts': 'looks up a text, and fills in its values',
  'account/begin-signed-out.ts': 'returns the screen of beginSignIn, with a notice',
  'account/count-backup-codes.ts':
    'calls the function of the app by callAppForUser, and reads the result by readCodesLeft',
  'account/call-app-for-user.ts': "calls the app's function, and converts its error by toAuthError",
  'account/confirm-removal.ts': 'asks before a removal, and returns the screen of accountRefused',
  'account/change-account.ts': 'calls an operation on the account, and returns the screen of accountRefused',
  'account/icons.ts': 'lists icons',
  'account/sign-out-reasons.ts': 'remembers why the visitor is no longer signed in',
  'account/finish-confirmation.ts': 'commits or discards a sign-in, and opens the URL of openSuccessUrl',
  'account/open-account.ts': "waits for the app's user, and selects the user's tenant",
  'other-sign-ins/app-sign-in.ts':
    "calls the app's function, signs in with its token, and shows the result or the error",
  'other-sign-ins/autofill.ts': "calls the app's function, and reports when the visitor has chosen",
  'other-sign-ins/guest-sign-in.ts': 'signs in as a guest, and shows the screen that checkRestriction returns',
  'other-sign-ins/one-tap-sign-in.ts': 'signs in with an ID token, and shows the screen of completeSignIn',
  'email-code/call-server.ts': "calls the app's functions, and limits their time",
  'email-link/send-link.ts': 'mails the link of createLinkUrl, and stores the data that the link needs',
  'email-link/show-used-link.ts': 'waits for another tab to use the link, and shows usedLinkForm',
  'email-link/watch-link.ts': 'listens for the report of another tab',
  'finish/call-with-retries.ts':
    'calls the service, and offers to retry after an error for which isTransient returns true',
  'finish/discard-sign-in.ts': 'signs out and discards, and returns a screen of beginSignIn',
  'finish/end-reasons.ts': 'remembers why a sign-in has ended',
  'finish/finish-sign-in.ts': 'commits a sign-in, and calls the callback by reportSignIn',
  'finish/should-offer-passkey.ts': 'calls canAddPasskey, loads a screen, and limits the time of a function of the app',
  'finish/forget-visitor.ts': 'deletes what the browser stores about the visitor',
  'finish/open-success-url.ts': 'opens the URL of findSuccessUrl',
  'finish/token-sign-in.ts': "signs in with the app's token, and adds facts that the service does not know",
  'finish/report-used-link.ts': 'reports a used link to other tabs',
  'linking/complete-sign-in.ts':
    'reads the pending credential, and shows the screen that checkExpectedUser or credentialLinked returns',
  'backup-codes/call-backup-codes.ts': "calls one of the app's functions, and converts its error by toAuthError",
  'backup-codes/show-codes.ts': 'shows codes until the visitor has finished, and copies or downloads them',
  'backup-codes/download-text.ts': 'saves a text as a file by clicking a link',
  'devices/call-devices.ts': "calls one of the app's functions by callAppForUser",
  'passkeys/call-passkeys.ts': "calls one of the app's functions by callForUser",
  'password/ask-for-tenant.ts': "calls the app's function by findTenantOfEmail, and compares by isCurrentTenant",
  'password/check-sign-up.ts': "calls the app's check, and finds the fields by findFieldName",
  'phone/enter-code.ts': 'shows codeForm, checks the code, and shows the error',
  'phone/enter-phone-number.ts': 'shows phoneForm, sends the code, and shows the error',
  'phone/resend-in-place.ts': 'sends another code after createResendProof, and shows the error',
  'phone/resend-proof.ts': 'draws the human verification, and waits until it is solved',
  'providers/load-other-sign-ins.ts': 'loads a chunk',
  'providers/suggestions.ts': 'offers suggestions by offerAutofill, and withdraws them',
  'providers/sign-in-with-provider.ts': 'calls the provider, and shows the screen that providerRefused returns',
  'second-factor/call-for-user.ts': "compares the app's user with the user of the screen, and calls the service",
  'second-factor/refuse-enrolment.ts':
    'discards the sign-in, and shows the screen that endsStagedSession or enrolmentRefused implies',
  'sign-up-details/needs-sign-up-fields.ts': "calls the app's function, and limits its time",
  'start/look-up-email.ts': 'looks up the email, and shows the result of chooseSignInScreen or explainLookUpError',
  'tenants/find-tenant.ts': "calls the app's function, and limits its time",
  'verified-email/watch-verification.ts': 'loads the user at intervals, until the email is verified',
  'account/success-notice.ts': 'returns the part of a description that reports a success',
  'account/with-account-texts.ts': 'loads the texts of the account page, and runs a screen',
  'screens.ts': 'loads a screen from its chunk',
  'account-screens.ts': 'lists the screens of the account page and their chunks',
  'other-screens.ts': 'lists screens and their chunks',
};

const folder = 'src/widget/flow/';
/**
 * The only screen whose code is mutated. Unlike most screens, it draws nothing and calls no service, so unit tests can
 * cover it.
 */
const startScreen = `${folder}start/start.ts`;

const isScreen = (path: string): boolean => /= define(First)?Screen\(\{/.test(readFileSync(inProject(path), 'utf8'));
const modules = globSync(`${folder}**/*.ts`, { cwd: root })
  .filter((path) => !/(\.test|\/index)\.ts$/.test(path))
  .toSorted();
const { mutate } = JSON.parse(readFileSync(inProject('stacks/mutation/stryker.json'), 'utf8')) as {
  mutate: readonly string[];
};

test('every module of the flow is a screen, mutated flow logic, or a listed procedure', () => {
  const listed = new Set(Object.keys(procedures).map((path) => folder + path));
  const logic = mutate.filter((path) => path.startsWith(folder) && path !== startScreen);
  const kinds = modules.map((path) => [path, isScreen(path), logic.includes(path), listed.has(path)] as const);
  const unclear = kinds.filter(([, ...is]) => is.filter(Boolean).length !== 1);
  assert.deepEqual(unclear, []);
  const missing = [...logic, ...listed].filter((path) => !modules.includes(path));
  assert.deepEqual(missing, []);
  assert.ok(mutate.includes(startScreen));
});
