import { limits } from '../delays-and-limits/constants.ts';
import { texts } from '../messages/phrase.ts';
import { normalizeValue, type Rules } from './rules.ts';

/** The validation rules that the first screens do not need (spec §5). */
export const laterRules: Rules = {
  password: (value) => (value === '' ? texts.passwordMissing : null),
  newPassword: (value) => {
    if (value === '') return texts.passwordMissing;
    return [...value].length < limits.minimumPasswordLength ? texts.passwordWeak : null;
  },
  name: (value) => (value.trim() === '' ? texts.nameMissing : null),
  // Report only an empty field here. The other rules depend on the selected country, so the screen checks them later.
  phoneNumber: (value) => (value.trim() === '' ? texts.phoneInvalid : null),
  phoneConfirmationCode: (value) =>
    new RegExp(`^\\d{${limits.phoneCodeLength}}$`).test(normalizeValue('phoneConfirmationCode', value))
      ? null
      : texts.wrongCode,
  humanVerification: (value) => (value === '' ? texts.verificationMissing : null),
};
