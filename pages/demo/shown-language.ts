import { toLanguageOptions } from '../../fixtures/load-language.ts';
import { reactRenderer } from '../../src/renderers/react/index.ts';
import type { Unmount, WidgetRenderer } from '../../src/renderers/renderer.ts';

const KEY = 'doorstep:demo:language';

let mounted: Unmount | null = null;

/** Returns the tag of the language that the visitor has selected, from the local storage. */
export const readSelectedLanguage = (): string => localStorage.getItem(KEY) ?? 'en';

/** Switches the widget to the language with this tag, and stores the tag for later visits. */
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
