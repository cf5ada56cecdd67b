import { useEffect, useSyncExternalStore } from 'react';
import { designSystems } from '../../fixtures/design-systems.ts';
import { loadTheme } from '../../fixtures/load-themes.ts';
import type { Theme } from './theme.ts';

const preference = matchMedia('(prefers-color-scheme: dark)');
const followPreference = (onChange: () => void): (() => void) => {
  preference.addEventListener('change', onChange);
  return () => preference.removeEventListener('change', onChange);
};

/**
 * Adds a ready theme and the default tokens of its design system to the page. Returns the HTML attributes that select
 * the colour scheme.
 */
export function useReadyTheme({ ready, colorScheme }: Theme): Readonly<Record<string, string>> {
  const prefersDark = useSyncExternalStore(followPreference, () => preference.matches);
  const system = Object.values(designSystems).find(({ theme }) => theme === ready);
  useEffect(() => {
    if (ready === 'none') return;
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    void loadTheme(ready).then((css) => {
      // Remove the colour scheme from the tokens. Otherwise, the tokens would change the colour scheme of the demo's
      // own panel.
      const tokens = system?.tokens.replaceAll(/\bcolor-scheme:[^;]*;/g, '') ?? '';
      return sheet.replace(`${tokens}\n${css}`);
    });
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [ready, system]);
  const scheme = colorScheme === 'auto' ? (prefersDark ? 'dark' : 'light') : colorScheme;
  return system?.attributes[scheme] ?? {};
}
