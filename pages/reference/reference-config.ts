import type { auth } from 'firebaseui';
import type { SignInOption, UiConfig } from '../../src/widget/config/ui-config.ts';

/** FirebaseUI's types leave out a callback that it calls. */
type ReferenceConfig = auth.Config & {
  callbacks: NonNullable<auth.Config['callbacks']> & { uiChanged(from: string | null, to: string): void };
};

/** Where FirebaseUI would fetch the pictures of its own providers from, which tests do not ask. */
const picture = '/favicon.svg';

/**
 * The widget's configuration as FirebaseUI takes it: the same, with pictures of this origin.
 *
 * @param onPage told the id of every page that is shown
 */
export function toReferenceConfig(config: UiConfig, onPage: (name: string) => void = () => {}): ReferenceConfig {
  const callbacks = config.callbacks as Partial<ReferenceConfig['callbacks']> | undefined;
  return {
    // Ours are FirebaseUI's keys and values; the types differ in what may be written to.
    ...(config as unknown as auth.Config),
    signInOptions: (config.signInOptions ?? []).map(withPicture) as NonNullable<auth.Config['signInOptions']>,
    callbacks: {
      ...callbacks,
      uiChanged(from, to) {
        onPage(to);
        callbacks?.uiChanged?.(from, to);
      },
    },
  };
}

function withPicture(option: string | SignInOption): object {
  return { iconUrl: picture, ...(typeof option === 'string' ? { provider: option } : option) };
}
