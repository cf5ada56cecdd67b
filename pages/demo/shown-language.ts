import { toLanguageOptions } from '../../fixtures/load-language.ts';
import { reactRenderer } from '../../src/renderers/react/index.ts';
import type { Unmount, WidgetRenderer } from '../../src/renderers/renderer.ts';

const KEY = 'doorstep:demo:language';

let mounted: Unmount | null = null;

/** Returns the tag of the language that the visitor has selected. Local storage keeps it. */
export const readSelectedLanguage = (): string => localStorage.getItem(KEY) ?? 'en';

/** Draws the widget in the language with this tag, from now on. */
export function selectLanguage(tag: string): void {
  localStorage.setItem(KEY, tag);
  mounted?.setLanguage?.(toLanguageOptions(tag));
}

/** Draws the widget in the language that the visitor has selected. */
export const renderer: WidgetRenderer = {
  ...reactRenderer,
  mount(container, options) {
    const unmount = reactRenderer.mount(container, { ...options, ...toLanguageOptions(readSelectedLanguage()) });
    mounted = unmount;
    return unmount;
  },
};
