import type { WidgetRenderer } from '../../src/renderers/renderer.ts';

/**
 * Checks the shape of a renderer and returns its name.
 *
 * @param renderer the `renderer` that a developer's module exports
 * @throws TypeError if the value is not a renderer
 */
export function readRendererName(renderer: Partial<WidgetRenderer> | undefined): string {
  if (renderer === undefined) throw new TypeError('expected an export named "renderer"; there is none');
  const { name, mount } = renderer;
  if (typeof name === 'string' && typeof mount === 'function') return name;
  throw new TypeError(
    `expected the export "renderer" to be { name, mount }, saw a name of type ${typeof name} and a mount of type ${typeof mount}`,
  );
}
