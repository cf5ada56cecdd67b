import type { WidgetRenderer } from '../../src/renderers/renderer.ts';

/**
 * A renderer's name.
 *
 * @param chosen what a module exports as `renderer`, which may be anybody's
 * @throws TypeError where it is no renderer
 */
export function rendererName(chosen: Partial<WidgetRenderer> | undefined): string {
  if (chosen === undefined) throw new TypeError('expected an export named "renderer"; there is none');
  const { name, mount } = chosen;
  if (typeof name === 'string' && typeof mount === 'function') return name;
  throw new TypeError(
    `expected the export "renderer" to be { name, mount }, saw a name of type ${typeof name} and a mount of type ${typeof mount}`,
  );
}
