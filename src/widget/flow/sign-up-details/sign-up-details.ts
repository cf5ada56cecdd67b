import type { AuthResult } from '../../../adapters/auth-backend.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import type { Feedback } from '../../refusals.ts';
import { primary, secondary } from '../../screen/controls.ts';
import type { ScreenInputs } from '../../screen/screen-inputs.ts';
import { defineScreen, to, type Tools } from '../../screen/screen.ts';
import { smallPrint } from '../../screen/small-print.ts';
import { leaveAccount, reloadUser, runDuringSignIn, signInAgain } from '../finish/discard-sign-in.ts';
import { isNewAccount } from '../finish/new-account.ts';
import { endsStagedSession } from '../verified-email/verification-form.ts';
import { needsSignUpFields } from './needs-sign-up-fields.ts';

/**
 * Gets functions from the chunk `password`, which was already loaded for the previous screen, `done`. A static import
 * would make the bundler move these functions to another chunk.
 */
const loadSignUpFields = () => import('../password/index.ts');

/**
 * Shows the app's fields (`signUpFields`) after a sign-in, if the visitor has to fill them in. Then the sign-in
 * continues.
 */
export const signUpDetails = defineScreen({
  name: 'signUpDetails',
  leadsTo: ['done', 'start', 'passwordSignIn', 'signIn', 'providerSignIn'],
  async run(tools, input) {
    return runDuringSignIn(tools, input.result, () => askForDetails(tools, input));
  },
});

async function askForDetails(tools: Tools, input: ScreenInputs['signUpDetails']) {
  const { ui, auth, text, settings } = tools;
  const { result } = input;
  const { uid, email, phoneNumber } = result.user;
  ui.showProgress('card');
  const { checkSignUp, signUpBoxes, signUpTextFields, withSignUpValues } = await loadSignUpFields();
  const isNewUser = isNewAccount(tools, result);
  if (!(await decideOnce(tools, result, isNewUser))) return to('done', { ...input, skipsFields: true });
  const identifier = email ?? phoneNumber;
  const fields = { ...signUpTextFields(settings), ...signUpBoxes(settings) };
  const [firstField = 'continue'] = Object.keys(fields);
  let feedback: Feedback = {};
  while (true) {
    const { action, values } = await ui.show({
      title: text.completeAccount,
      body: [...(identifier === null ? [] : [[{ strong: identifier }]]), text.fillInToComplete],
      fields,
      actions: { continue: primary(text.continue), cancel: secondary(text.useAnotherAccount) },
      focus: firstField,
      ...smallPrint(tools, 'links'),
      ...feedback,
    });
    if (action === 'cancel') return leaveAccount(tools, { deleteAccount: wasCreated(result) ? uid : undefined });
    const refused = await checkSignUp(tools, values, result.user);
    if (refused) {
      feedback = refused;
      continue;
    }
    // Check that the session has not ended, because the visitor may have spent a long time here.
    const reloaded = await ui.waitFor(reloadUser(auth, result));
    if (reloaded.ok) {
      return to('done', { ...input, result: withSignUpValues({ ...result, user: reloaded.value }, settings, values) });
    }
    if (endsStagedSession(reloaded.error)) return signInAgain(tools, input, reloaded.error);
    feedback = { notice: explainRefusal(reloaded.error) };
  }
}

const decisions = new WeakMap<AuthResult, boolean>();

/**
 * Returns true if the visitor has to fill in the app's fields. Calls the app's function only once for each sign-in. A
 * second call could fail, because the session may have ended before the visitor comes back to this screen.
 */
async function decideOnce(tools: Tools, result: AuthResult, isNewUser: boolean): Promise<boolean> {
  const decision = decisions.get(result) ?? (await needsSignUpFields(tools, result.user, isNewUser));
  decisions.set(result, decision);
  return decision;
}

/**
 * Returns true if this sign-in has created the account. Returns false for an upgraded guest, whose account is older and
 * may have data.
 */
const wasCreated = ({ operationType, additionalUserInfo }: AuthResult): boolean =>
  operationType === 'signIn' && additionalUserInfo?.isNewUser === true;
