import { useEffect, useState } from 'react';
import { createViewStore } from '../../src/renderers/react/view-store.ts';
import { Widget } from '../../src/renderers/react/Widget.tsx';
import { readConfig } from '../../src/widget/config/read-config.ts';
import { toTenantSettings } from '../../src/widget/config/settings.ts';
import type { UiConfig } from '../../src/widget/config/ui-config.ts';
import type { ScreenInputs } from '../../src/widget/screen/screen-inputs.ts';
import type { Next, ScreenName, Tools } from '../../src/widget/screen/screen.ts';
import { loadScreen } from '../../src/widget/flow/screens.ts';
import { en } from '../../src/widget/messages/en.ts';
import type { Page } from '../../src/widget/page.ts';
import { createUi } from '../../src/widget/create-ui.ts';
import type { View, ViewRenderer } from '../../src/widget/view.ts';
import { performSteps, type VisitorStep } from './perform-steps.ts';
import { createStoryBackend, type BackendStubs } from './story-backend.ts';
import '../../src/renderers/theme/doorstep.css';
import './story.css';

/** One screen in one of its states. */
export interface ScreenStory<N extends ScreenName> {
  readonly screen: N;
  readonly input: ScreenInputs[N];
  readonly config?: Partial<UiConfig>;
  readonly backend?: BackendStubs;
  /** Steps of the visitor after the screen is entered. */
  readonly steps?: readonly VisitorStep[];
  /** The page's address; the default is that of the story. */
  readonly address?: string;
  /** Stores data that an earlier screen would have stored. */
  readonly prepare?: (tools: Tools) => Promise<unknown>;
  /** Returns whether a view is the last one to show. */
  readonly isLastView?: (view: View) => boolean;
  /** Seconds since the screen was entered, for descriptions that depend on time. */
  readonly elapsedSeconds?: number;
}

/** Creates a story that runs the screen with a stubbed backend, and draws its views. */
export function screenStory<N extends ScreenName>(story: ScreenStory<N>) {
  return function Story() {
    const [store] = useState(createViewStore);
    const [next, setNext] = useState<Next | null | undefined>(undefined);
    useEffect(() => {
      const leaving = new AbortController();
      runScreen(story, stopAfter(store, story.isLastView), leaving.signal).then(
        (result) => leaving.signal.aborted || setNext(result),
        (error: unknown) => leaving.signal.aborted || reportError(error),
      );
      if (story.steps) void performSteps(document.body, story.steps, leaving.signal);
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

const defaultConfig: UiConfig = {
  signInOptions: ['google.com', 'password', 'phone'],
  signInSuccessUrl: '/',
  signInFlow: 'popup',
  tosUrl: '/terms',
  privacyPolicyUrl: '/privacy',
};

/** Runs the screen until it returns the next one. */
async function runScreen<N extends ScreenName>(
  { screen: name, input, config, backend = {}, address, prepare, elapsedSeconds }: ScreenStory<N>,
  renderer: ViewRenderer,
  signal: AbortSignal,
): Promise<Next | null> {
  const project = readConfig({ ...defaultConfig, ...config });
  let settings = project;
  const ui = createUi({ renderer, text: en, signal, smallPrintActions: {}, onScreen() {} });
  const tools: Tools = {
    ui: elapsedSeconds === undefined ? ui : { ...ui, show: addSeconds(ui.show, elapsedSeconds) },
    auth: createStoryBackend(backend),
    get settings() {
      return settings;
    },
    enterTenant(tenantId, providers) {
      settings = toTenantSettings(project, tenantId, providers);
      return settings;
    },
    text: en,
    page: createPage(address),
  };
  await prepare?.(tools);
  const screen = await ui.load(loadScreen(name, signal));
  ui.enter(name);
  return screen.run(tools, input);
}

/** Adds seconds to the time that a description depends on. */
function addSeconds(show: Tools['ui']['show'], seconds: number): Tools['ui']['show'] {
  return (description, live) =>
    show(typeof description === 'function' ? (elapsed) => description(seconds + elapsed) : description, live);
}

/** Ignores the views after the last one. */
function stopAfter(renderer: ViewRenderer, isLastView: (view: View) => boolean = () => false): ViewRenderer {
  let hasEnded = false;
  return {
    draw(view, handlers) {
      if (!hasEnded) renderer.draw(view, handlers);
      hasEnded ||= isLastView(view);
    },
  };
}

function createPage(address = location.href): Page {
  return {
    address: new URL(address, location.href),
    storage: sessionStorage,
    navigate() {},
    hide() {},
    forgetHidden() {},
  };
}
