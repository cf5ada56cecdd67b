import type { auth } from 'firebaseui';
import type { SignInOption, UiConfig } from '../../src/widget/config/ui-config.ts';

/** FirebaseUI calls `uiChanged`, but its types do not declare it. */
type ReferenceConfig = auth.Config & {
  callbacks: NonNullable<auth.Config['callbacks']> & { uiChanged(from: string | null, to: string): void };
};

/** Replaces the icons that FirebaseUI would otherwise load from Google. */
const localIconUrl = '/favicon.svg';

/**
 * Converts the widget's configuration to FirebaseUI's: the same keys and values, with icons of this origin.
 *
 * @param onPage called with the id of every page that FirebaseUI shows
 */
export function toReferenceConfig(config: UiConfig, onPage: (name: string) => void = () => {}): ReferenceConfig {
  const callbacks = config.callbacks as Partial<ReferenceConfig['callbacks']> | undefined;
  return {
    // The keys and values are the same; the types differ only in `readonly`.
    ...(config as unknown as auth.Config),
    signInOptions: (config.signInOptions ?? []).map(addIconUrl) as NonNullable<auth.Config['signInOptions']>,
    callbacks: {
      ...callbacks,
      uiChanged(from, to) {
        onPage(to);
        callbacks?.uiChanged?.(from, to);
      },
    },
  };
}

function addIconUrl(option: string | SignInOption): object {
  return { iconUrl: localIconUrl, ...(typeof option === 'string' ? { provider: option } : option) };
}
