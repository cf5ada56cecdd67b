import type { TextField } from '../description.ts';
import type { Phrase } from '../messages/phrase.ts';
import type { ShowOptions } from '../ui.ts';
import type { PolicyList } from './policy-list.ts';
import type { Tools } from './screen.ts';

/** Shows the password policy in a form with the field `newPassword`. */
export interface PolicyWatch {
  /** Adds the policy's requirements to the field. Returns the field unchanged until the policy is loaded. */
  addTo(field: TextField<Phrase>): TextField<Phrase>;
  /** Options for showing the form with `Ui.show`. */
  readonly showOptions: ShowOptions;
}

/** Loads the password policy if the app wants to show it. The form also works without the policy. */
export function watchPolicy({ settings, auth }: Pick<Tools, 'settings' | 'auth'>): PolicyWatch {
  let list: PolicyList | null = null;
  let typed = '';
  let redraw = (): void => {};

  async function load(): Promise<void> {
    const [policy, { createPolicyList }] = await Promise.all([auth.passwordPolicy?.(), import('./policy-list.ts')]);
    if (!policy) return;
    list = createPolicyList(policy, typed, () => redraw());
    redraw();
  }

  if (!settings.config.passwordPolicy || !auth.passwordPolicy) return { addTo: (field) => field, showOptions: {} };
  load().catch((error: unknown) => console.info('[doorstep]', 'passwordPolicy', error));
  return {
    addTo: (field) => list?.addTo(field) ?? field,
    showOptions: {
      onShow(redrawForm, signal) {
        redraw = redrawForm;
        signal.addEventListener('abort', () => list?.close(), { once: true });
      },
      deriveValues({ newPassword = '' }) {
        typed = newPassword;
        list?.update(typed);
        return {};
      },
      validate({ newPassword = '' }) {
        const message = list?.validate(newPassword);
        return message ? { newPassword: message } : {};
      },
    },
  };
}
