import type { FieldWatch } from './field-watch.ts';
import type { Tools } from './screen.ts';
import { watchPolicy } from './watch-policy.ts';
import { watchStrength } from './watch-strength.ts';

/**
 * Shows the requirements for the new password and the strength of the password, each only if the app wants it.
 *
 * @param accountEmail the email of the account; undefined if the form has a field for the email
 */
export function watchNewPassword(tools: Pick<Tools, 'settings' | 'auth'>, accountEmail?: string): FieldWatch {
  const policy = watchPolicy(tools);
  const strength = watchStrength(tools, accountEmail);
  const both = [policy, strength].map(({ showOptions }) => showOptions);
  return {
    addTo: (field) => strength.addTo(policy.addTo(field)),
    showOptions: {
      ...policy.showOptions,
      onShow: (...form) => both.forEach(({ onShow }) => onShow?.(...form)),
      deriveValues(...typed) {
        for (const { deriveValues } of both) deriveValues?.(...typed);
        return {};
      },
    },
  };
}
