import type { auth } from 'firebaseui';
import type { SignInOption, UiConfig } from '../../src/widget/config/ui-config.ts';

/** FirebaseUI's own types lack the callback `uiChanged`. */
type ReferenceConfig = auth.Config & {
  callbacks: NonNullable<auth.Config['callbacks']> & { uiChanged(from: string | null, to: string): void };
};

/**
 * Icon for sign-in options that have no icon of their own. For such options, FirebaseUI would load an icon from Google.
 */
const localIconUrl = '/favicon.svg';

/**
 * Converts a configuration of the widget to a configuration of FirebaseUI. Adds a local icon to sign-in options without
 * an icon.
 *
 * @param onPage called with the ID of every page that FirebaseUI shows
 */
export function toReferenceConfig(config: UiConfig, onPage: (name: string) => void = () => {}): ReferenceConfig {
  const callbacks = config.callbacks as Partial<ReferenceConfig['callbacks']> | undefined;
  return {
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
