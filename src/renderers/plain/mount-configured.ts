import type { Settings } from '../../widget/config/settings.ts';
import { startWidget, type WidgetOptions } from '../../widget/start-widget.ts';
import type { ViewRenderer } from '../../widget/view.ts';
import { drawWhenLoaded } from '../common/draw-when-loaded.ts';
import type { SwitchableUnmount } from '../renderer.ts';
import type { LazyModules } from '../common/lazy-modules.ts';
import { lazyModules } from './lazy-modules.ts';
import type { PlainViewRenderer } from './plain-view-renderer.ts';

/**
 * Adds an element to `container`, and starts a widget in this element.
 *
 * @param project the settings with which the widget starts
 * @param modules loads the parts of the renderer that are not in the first load
 * @returns the function that unmounts the widget
 */
export function mountConfigured(
  createViewRenderer: (element: HTMLElement) => PlainViewRenderer,
  container: Element,
  project: Settings,
  options: Omit<WidgetOptions, 'renderer'>,
  modules: LazyModules = lazyModules,
): SwitchableUnmount {
  const { renderer, remove } = drawInto(createViewRenderer, container, modules);
  const widget = startWidget(project, { ...options, renderer });
  const unmount = (): void => {
    widget.stop();
    remove();
  };
  return Object.assign(unmount, { setLanguage: widget.setLanguage });
}

/**
 * Adds an element to the container. Returns a renderer that draws into this element, and a function that removes the
 * element.
 */
export function drawInto(
  createViewRenderer: (element: HTMLElement) => PlainViewRenderer,
  container: Element,
  modules: LazyModules = lazyModules,
): { readonly renderer: ViewRenderer; remove(): void } {
  const element = document.createElement('div');
  element.className = 'doorstep';
  const viewRenderer = createViewRenderer(element);
  const renderer = drawWhenLoaded(viewRenderer, modules);
  container.append(element);
  return {
    renderer,
    remove() {
      renderer.close();
      viewRenderer.close();
      element.remove();
    },
  };
}
