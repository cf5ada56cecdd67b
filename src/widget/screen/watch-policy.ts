import type { FieldWatch } from './field-watch.ts';
import type { PolicyList } from './policy-list.ts';
import type { Tools } from './screen.ts';

/** Loads the password policy if the app wants to show it. The form also works without the policy. */
export function watchPolicy({ settings, auth }: Pick<Tools, 'settings' | 'auth'>): FieldWatch {
  let list: PolicyList | null = null;
  let typed = '';
  let redraw = (): void => {};
  let signal: AbortSignal | undefined;

  async function load(): Promise<void> {
    const [policy, { createPolicyList }] = await Promise.all([auth.passwordPolicy?.(), import('./policy-list.ts')]);
    if (!policy) return;
    list = createPolicyList(policy, typed, () => redraw());
    if (signal?.aborted) list.close();
    redraw();
  }

  if (!settings.config.passwordPolicy || !auth.passwordPolicy) return { addTo: (field) => field, showOptions: {} };
  load().catch((error: unknown) => console.info('[doorstep]', 'passwordPolicy', error));
  return {
    addTo: (field) => list?.addTo(field) ?? field,
    showOptions: {
      onShow(redrawForm, shown) {
        redraw = redrawForm;
        signal = shown;
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
