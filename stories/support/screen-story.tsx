import { useEffect, useState } from 'react';
import { createViewStore } from '../../src/renderers/react/view-store.ts';
import { Widget } from '../../src/renderers/react/Widget.tsx';
import { readConfig } from '../../src/widget/config/read-config.ts';
import { toTenantSettings } from '../../src/widget/config/settings.ts';
import type { UiConfig } from '../../src/widget/config/ui-config.ts';
import type { Next, ScreenInputs, ScreenName, Tools } from '../../src/widget/flow/screen.ts';
import { loadScreen } from '../../src/widget/flow/screens.ts';
import { en } from '../../src/widget/messages/en.ts';
import type { Page } from '../../src/widget/page.ts';
import { createUi } from '../../src/widget/create-ui.ts';
import type { View, ViewRenderer } from '../../src/widget/view.ts';
import { act, type Act } from './act.ts';
import { serviceOf, type Answers } from './service.ts';
import '../../src/renderers/theme/doorstep.css';
import './story.css';

/** One screen in one of its states: what it is entered with, what the service answers, and what the visitor does. */
export interface ScreenStory<N extends ScreenName> {
  readonly screen: N;
  readonly input: ScreenInputs[N];
  readonly config?: Partial<UiConfig>;
  readonly service?: Answers;
  readonly acts?: readonly Act[];
  /** The address that the visitor came by. */
  readonly address?: string;
  /** What an earlier screen left behind. */
  readonly before?: (tools: Tools) => Promise<unknown>;
  /** Where it stops: what comes after the first such view is not shown. */
  readonly until?: (view: View) => boolean;
  /** For how long the visitor has been there. */
  readonly seconds?: number;
}

/** A story that runs the screen itself: what is seen is drawn from what the flow hands a renderer, not from a copy. */
export function screenStory<N extends ScreenName>(story: ScreenStory<N>) {
  return function Story() {
    const [store] = useState(createViewStore);
    const [next, setNext] = useState<Next | null | undefined>(undefined);
    useEffect(() => {
      const leaving = new AbortController();
      run(story, until(store, story.until), leaving.signal).then(
        (left) => leaving.signal.aborted || setNext(left),
        (error: unknown) => leaving.signal.aborted || reportError(error),
      );
      if (story.acts) void act(document.body, story.acts, leaving.signal);
      return () => leaving.abort();
    }, [store]);
    return (
      <div className="story app-widget">
        <Widget store={store} />
        {next !== undefined && <p className="story-end">→ {next ? next.name : 'the end'}</p>}
      </div>
    );
  };
}

const everyday: UiConfig = {
  signInOptions: ['google.com', 'password', 'phone'],
  signInSuccessUrl: '/',
  signInFlow: 'popup',
  tosUrl: '/terms',
  privacyPolicyUrl: '/privacy',
};

async function run<N extends ScreenName>(
  { screen: name, input, config, service = {}, address, before, seconds }: ScreenStory<N>,
  renderer: ViewRenderer,
  signal: AbortSignal,
): Promise<Next | null> {
  const project = readConfig({ ...everyday, ...config });
  let settings = project;
  const ui = createUi({ renderer, text: en, signal, smallPrintActions: {}, onScreen() {} });
  const tools: Tools = {
    ui: seconds === undefined ? ui : { ...ui, show: later(ui.show, seconds) },
    auth: serviceOf(service),
    get settings() {
      return settings;
    },
    enterTenant(tenantId, providers) {
      settings = toTenantSettings(project, tenantId, providers);
      return settings;
    },
    text: en,
    page: pageAt(address),
  };
  await before?.(tools);
  const screen = await ui.load(loadScreen(name, signal));
  ui.enter(name);
  return screen.run(tools, input);
}

/** As if the visitor had been there for some seconds. */
function later(show: Tools['ui']['show'], seconds: number): Tools['ui']['show'] {
  return (description, live) =>
    show(typeof description === 'function' ? (more) => description(seconds + more) : description, live);
}

function until(renderer: ViewRenderer, isLast: (view: View) => boolean = () => false): ViewRenderer {
  let ended = false;
  return {
    draw(view, handlers) {
      if (!ended) renderer.draw(view, handlers);
      ended ||= isLast(view);
    },
  };
}

function pageAt(address = location.href): Page {
  return {
    address: new URL(address, location.href),
    storage: sessionStorage,
    navigate() {},
    hide() {},
    forgetHidden() {},
  };
}
