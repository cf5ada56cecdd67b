import { accountText } from '../account/account-text.ts';
import type { PhoneForm } from '../phone/phone-form.ts';

/**
 * Returns a form that refuses the number that the account already has, before a text message is sent.
 *
 * @param e164 the number of the account; null if it has none
 */
export function refuseNumber(form: PhoneForm, e164: string | null): PhoneForm {
  return {
    ...form,
    showOptions: {
      ...form.showOptions,
      validate(values) {
        return form.parse(values).e164 === e164
          ? { phoneNumber: accountText('sameNumber') }
          : form.showOptions.validate(values);
      },
    },
  };
}
