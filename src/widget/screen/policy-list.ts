import type { PasswordPolicy } from '../../adapters/auth-backend.ts';
import type { TextField } from '../description.ts';
import { texts, type Phrase } from '../messages/phrase.ts';
import { describeMissing, listRequirements } from '../validation/password-requirements.ts';

/** Milliseconds between the last key press and the announcement of the requirements that the password does not meet. */
const announcementDelayMs = 1000;

/**
 * The list of a password policy's requirements below a field. Marks show which requirements the typed password meets.
 */
export interface PolicyList {
  addTo(field: TextField<Phrase>): TextField<Phrase>;
  /** Updates the marks of the requirements after the visitor has typed. */
  update(password: string): void;
  /** Returns the error for a password that the policy rejects. */
  validate(password: string): Phrase | null;
  /** Cancels the delayed announcement to screen readers. */
  close(): void;
}

/**
 * Creates the list of requirements for one form.
 *
 * @param redraw draws the form again
 * @param password the password that is in the field at first
 */
export function createPolicyList(policy: PasswordPolicy, password: string, redraw: () => void): PolicyList {
  let latest = password;
  let requirements = listRequirements(policy, password);
  let announcement: Phrase | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const close = (): void => clearTimeout(timer);
  const announce = (): void => {
    announcement = describeMissing(requirements) ?? texts.passwordStrong;
    redraw();
  };
  const announceLater = (): void => {
    close();
    timer = setTimeout(announce, announcementDelayMs);
  };
  // The policy may have arrived after the visitor has typed.
  if (password !== '') announceLater();
  return {
    addTo: (field) => ({
      ...field,
      requirements: { items: requirements, ...(announcement === undefined ? {} : { announcement }) },
    }),
    update(typed) {
      if (typed === latest) return;
      latest = typed;
      announcement = undefined;
      const before = requirements;
      requirements = listRequirements(policy, typed);
      announceLater();
      if (requirements.some(({ isMet }, index) => isMet !== before[index]?.isMet)) redraw();
    },
    validate: (typed) => (typed === '' ? null : describeMissing(listRequirements(policy, typed))),
    close,
  };
}
