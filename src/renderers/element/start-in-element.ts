import type { AuthBackend } from '../../adapters/auth-backend.ts';
import { readOptions } from '../../widget/config/read-options.ts';
import type { ScreenAppearance } from '../../widget/config/screen-appearance.ts';
import type { UiConfig } from '../../widget/config/ui-config.ts';
import type { LanguageOptions } from '../../widget/messages/language.ts';
import type { RenderOptions, Unmount } from '../renderer.ts';
import { toFixedColorScheme } from '../common/color-scheme.ts';
import { withSuccessHandler } from '../common/with-success-handler.ts';
import { renderChildren } from '../plain/dom.ts';
import { mountConfigured } from '../plain/mount-configured.ts';
import { createPlainViewRenderer, type PlainViewRenderer } from '../plain/plain-view-renderer.ts';
import brandStyles from '../../theme/brand.css?inline';
import themeStyles from '../../theme/doorstep.css?inline';
import { adoptStyles } from './adopt-styles.ts';
import { brand } from './brand.ts';
import { dispatch, reportConfigError } from './dispatch.ts';
import { listLoadedStyles, styledModules } from './styled-modules.ts';

/** A started widget, with the backend and the configuration that the element had at the start. */
export interface Start {
  readonly backend: AuthBackend;
  readonly config: UiConfig;
  /** Draws the logo, the name and the colour scheme again, from the current attributes of the element. */
  drawAppearance(): void;
  setLanguage(options: LanguageOptions): void;
  stop(): void;
}

/**
 * Starts the widget in an element. If `readOptions` finds a problem, dispatches the event `doorstep-config-error` and
 * leaves the element unchanged.
 */
export function startInElement(
  element: HTMLElement,
  backend: AuthBackend,
  config: UiConfig,
  language: LanguageOptions,
): Start {
  let drawAppearance = (): void => {};
  let unmount: Unmount = () => {};

  function createViewRenderer(box: HTMLElement): PlainViewRenderer {
    const brandRegion = document.createElement('div');
    box.append(brandRegion);
    drawAppearance = () => {
      const colorScheme = toFixedColorScheme(element.getAttribute('color-scheme'));
      if (colorScheme) box.dataset['colorScheme'] = colorScheme;
      else delete box.dataset['colorScheme'];
      renderChildren(brandRegion, [brand(element.getAttribute('logo'), element.getAttribute('site-name'))]);
    };
    drawAppearance();
    adoptElementStyles(element);
    const renderer = createPlainViewRenderer(box);
    return {
      ...renderer,
      draw: (view, handlers) => {
        adoptElementStyles(element);
        renderer.draw(view, handlers);
      },
    };
  }

  try {
    const complete = withSuccessHandler(config, (result) => dispatch(element, 'doorstep-success', result));
    // The cast is safe, because `readOptions` throws a `ConfigError` if the value of the attribute is not allowed.
    const history = (element.getAttribute('history') ?? undefined) as RenderOptions['history'];
    const appearance = readScreenAppearance(element);
    const { settings, loadCheck } = readOptions({ backend, config: complete, history, appearance });
    element.replaceChildren();
    const options: Parameters<typeof mountConfigured>[3] = {
      backend,
      history,
      appearance,
      language,
      onScreen: (screen) => dispatch(element, 'doorstep-screen', screen),
      onTransition: (from, to) => dispatch(element, 'doorstep-transition', { from, to }),
      navigate: (url) => dispatch(element, 'doorstep-navigate', { url }) && location.assign(url),
      check: {
        loadCheck,
        onError: (error) => {
          unmount();
          reportConfigError(element, error);
        },
      },
    };
    unmount = mountConfigured(createViewRenderer, element, settings, options, styledModules);
  } catch (error) {
    reportConfigError(element, error);
  }
  return {
    backend,
    config,
    drawAppearance: () => drawAppearance(),
    setLanguage: (options) => unmount.setLanguage?.(options),
    stop: () => unmount(),
  };
}

/** The cast is safe, because the widget checks these attributes later and reports wrong values. */
const readScreenAppearance = (element: HTMLElement): ScreenAppearance =>
  ({
    providerButtons: element.getAttribute('provider-buttons') ?? undefined,
    layout: element.getAttribute('layout') ?? undefined,
    providerPosition: element.getAttribute('provider-position') ?? undefined,
    lastUsed: element.hasAttribute('last-used') || undefined,
  }) as ScreenAppearance;

/** Makes the element a block. A page can override this style with any rule, because `:where` has no specificity. */
const elementStyles = ':where(doorstep-sign-in:not([hidden])) { display: block; }';

/** Applies the theme and the styles of all loaded modules to the element's page or shadow root. */
export function adoptElementStyles(element: HTMLElement): void {
  adoptStyles(element.getRootNode(), [elementStyles, themeStyles, brandStyles, ...listLoadedStyles()]);
}
