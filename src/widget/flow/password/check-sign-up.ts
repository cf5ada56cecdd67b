import type { AuthUser } from '../../../adapters/auth-backend.ts';
import type { CheckSignUp } from '../../config/ui-config.ts';
import { toPhrase } from '../../config/app-text.ts';
import { texts, type LocalText, type Phrase } from '../../messages/phrase.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import type { Feedback } from '../../refusals.ts';
import { reportAppError } from '../../report-app-error.ts';
import type { Tools } from '../../screen/screen.ts';
import type { Values } from '../../ui.ts';
import { findFieldName, ownNames, readSignUpValues } from './sign-up-fields.ts';

type Account = Pick<AuthUser, 'email' | 'displayName'>;

/**
 * Lets the app check the form for a new account (`checkSignUp`). Returns the feedback to show, or null if the account
 * can be created.
 *
 * @param account the account, if it already exists. The app receives the account's email and name, because the form
 *   does not contain these fields
 */
export async function checkSignUp(
  { ui, settings }: Pick<Tools, 'ui' | 'settings'>,
  values: Values,
  account?: Account,
): Promise<Feedback | null> {
  const { checkSignUp: check } = settings.config;
  if (!check) return null;
  const checked = await ui.waitFor(runCheck(check, settings, values, account));
  return checked.ok ? checked.value : { notice: explainRefusal(checked.error) };
}

/**
 * Runs the app's check of the form. If the check throws, reports the error, and shows the visitor a general message.
 */
async function runCheck(
  check: CheckSignUp,
  settings: Tools['settings'],
  values: Values,
  account: Account | undefined,
): Promise<Feedback | null> {
  try {
    const own = account ? readAccount(account) : values;
    const entries = Object.entries(own).filter(([name]) => ownNames.includes(name));
    const found = (await check({ ...Object.fromEntries(entries), ...readSignUpValues(settings, values) })) ?? {};
    const errors: Record<string, Phrase> = {};
    const notices: LocalText[] = [];
    for (const [name, message] of Object.entries(found)) {
      if (!message) continue;
      const field = findFieldName(settings, name, values);
      if (field !== null) errors[field] = toPhrase(message);
      else if (account && ownNames.includes(name)) notices.push(toPhrase(message));
      else throw new Error(`checkSignUp: there is no field "${name}".`);
    }
    return toFeedback(errors, notices);
  } catch (error) {
    reportAppError(error);
    return { notice: texts.generic };
  }
}

/** Returns the account's email and name. The keys are the names of the fields in the form. */
const readAccount = ({ email, displayName }: Account): Values => ({
  ...(email !== null && { email }),
  ...(displayName !== null && { name: displayName }),
});

function toFeedback(errors: Readonly<Record<string, Phrase>>, notices: readonly LocalText[]): Feedback | null {
  const hasErrors = Object.keys(errors).length > 0;
  if (!hasErrors && notices.length === 0) return null;
  const notice: LocalText = (language) => notices.map((text) => text(language)).join(' ');
  return { ...(hasErrors && { errors }), ...(notices.length > 0 && { notice }) };
}
