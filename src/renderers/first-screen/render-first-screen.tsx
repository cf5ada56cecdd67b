import { toFixedColorScheme } from '../common/color-scheme.ts';
import type { UiConfig } from '../../widget/config/ui-config.ts';
import type { LanguageOptions } from '../../widget/messages/language.ts';
import type { View, ViewHandlers } from '../../widget/view.ts';
import { lazyComponents, loadedComponents } from '../react/lazy-components.ts';
import { type Appearance, toScreenAppearance } from '../react/sign-in/appearance.ts';
import { Brand } from '../react/sign-in/Brand.tsx';
import type { ViewStore } from '../react/view-store.ts';
import { Widget } from '../react/Widget.tsx';
import { findFirstView } from './find-first-view.ts';
import { flatten, type StaticElement, type StaticNode } from './static-react.ts';

export interface FirstScreenOptions extends LanguageOptions {
  /** The address of the request: a whole URL, or a path with its query. */
  readonly url: string | URL;
  /** The look, as `<SignIn>` gets it. The logo must be a URL, because the server draws it without React. */
  readonly appearance?: Appearance | undefined;
}

/**
 * Draws the widget's first screen on a server. Returns plain values, which a server can send as JSON; the component
 * `<FirstScreen>` draws them.
 *
 * @param config the configuration that `<SignIn>` gets in the browser
 * @returns null if the address or the configuration may lead to a screen other than the email form or the list of
 *   sign-in options, for example at a mailed link, with tenants, or with `config.email`
 * @throws TypeError if the logo is a React element
 */
export function renderFirstScreen(
  config: UiConfig,
  { url, appearance = {}, ...language }: FirstScreenOptions,
): Promise<StaticElement | null> {
  const rendered = lastRendering.then(async () => {
    if (typeof appearance.logo === 'object') {
      throw new TypeError('renderFirstScreen: appearance.logo must be a URL, such as "/logo.svg", but is an element.');
    }
    const options = { ...language, url: new URL(url, 'https://localhost'), appearance: toScreenAppearance(appearance) };
    const view = await findFirstView(config, options);
    if (!view) return null;
    await loadComponentsOf(view);
    return drawWidget({ ...view, pending: true, focus: null }, appearance);
  });
  lastRendering = rendered.catch(() => {});
  return rendered;
}

/** Renders one screen at a time, because `loadedComponents` is shared and must fit the screen. */
let lastRendering: Promise<unknown> = Promise.resolve();

/** Loads the components that a browser loads for this view, and no others. */
async function loadComponentsOf(view: View): Promise<void> {
  for (const name of Object.keys(loadedComponents) as (keyof typeof loadedComponents)[]) delete loadedComponents[name];
  await lazyComponents.loadMissing(view);
}

function drawWidget(view: View, appearance: Appearance): StaticElement {
  const snapshot = { view, handlers, widget: 0, isFirstScreen: true, isBlank: false };
  const store = { subscribe: () => () => {}, getSnapshot: () => snapshot } as Partial<ViewStore> as ViewStore;
  const [box] = flatten(
    <Widget
      store={store}
      header={<Brand {...appearance} />}
      colorScheme={toFixedColorScheme(appearance.colorScheme)}
    />,
  );
  return disarm(box as StaticElement) as StaticElement;
}

/**
 * Marks the form as not ready. `method="dialog"` makes a submit do nothing, so that the browser does not put the email
 * into the address before the scripts have loaded.
 */
function disarm(node: StaticNode): StaticNode {
  if (typeof node === 'string') return node;
  const children = node.children.map(disarm);
  return node.type === 'form'
    ? { ...node, props: { ...node.props, method: 'dialog', 'aria-busy': true }, children }
    : { ...node, children };
}

const handlers: ViewHandlers = {
  answer() {},
  edit() {},
  verification: () => () => {},
  dismissNotice() {},
  stopWaiting() {},
};
