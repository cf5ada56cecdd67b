import type { CheckSignUp } from '../../config/ui-config.ts';
import { texts, type Phrase } from '../../messages/phrase.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import type { Feedback } from '../../refusals.ts';
import { reportAppError } from '../../report-app-error.ts';
import type { Tools } from '../../screen/screen.ts';
import type { Values } from '../../ui.ts';
import { findFieldName, ownNames, readSignUpValues, toPhrase } from './sign-up-fields.ts';

/**
 * Lets the app check the form for a new account (`checkSignUp`). Returns the feedback to show, or null if the account
 * can be created.
 *
 * @param values the values of the form
 */
export async function checkSignUp({ ui, settings }: Pick<Tools, 'ui' | 'settings'>, values: Values) {
  const { checkSignUp: check } = settings.config;
  if (!check) return null;
  const checked = await ui.waitFor(runCheck(check, settings, values));
  return checked.ok ? checked.value : { notice: explainRefusal(checked.error) };
}

/**
 * Runs the app's check of the form. If the check itself throws an error, the visitor sees a general message and can try
 * again. The error is reported to the app.
 */
async function runCheck(check: CheckSignUp, settings: Tools['settings'], values: Values): Promise<Feedback | null> {
  try {
    const own = Object.entries(values).filter(([name]) => ownNames.includes(name));
    const found = (await check({ ...Object.fromEntries(own), ...readSignUpValues(settings, values) })) ?? {};
    const errors = Object.entries(found).flatMap(([name, message]): (readonly [string, Phrase])[] => {
      if (!message) return [];
      const field = findFieldName(settings, name, values);
      if (field === null) throw new Error(`checkSignUp: there is no field "${name}".`);
      return [[field, toPhrase(message)]];
    });
    return errors.length === 0 ? null : { errors: Object.fromEntries(errors) };
  } catch (error) {
    reportAppError(error);
    return { notice: texts.generic };
  }
}
