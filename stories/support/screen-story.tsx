import { useEffect, useState } from 'react';
import { toLanguageOptions } from '../../fixtures/load-language.ts';
import { type Appearance, toScreenAppearance } from '../../src/renderers/react/sign-in/appearance.ts';
import { Brand } from '../../src/renderers/react/sign-in/Brand.tsx';
import { createLoadingViewStore } from '../../src/renderers/react/loading-view-store.ts';
import { Widget } from '../../src/renderers/react/Widget.tsx';
import { recommendedMessages } from '../../src/widget/config/recommended.ts';
import { draftSettings } from '../../src/widget/config/draft-settings.ts';
import { toTenantSettings } from '../../src/widget/config/settings.ts';
import type { UiConfig } from '../../src/widget/config/ui-config.ts';
import type { ScreenInputs } from '../../src/widget/screen/screen-inputs.ts';
import type { Next, ScreenName, Tools } from '../../src/widget/screen/screen.ts';
import { loadScreen } from '../../src/widget/flow/screens.ts';
import { chooseLanguage } from '../../src/widget/messages/choose-language.ts';
import type { ChooseMessages, ExpandedLanguage } from '../../src/widget/messages/language.ts';
import { texts } from '../../src/widget/messages/phrase.ts';
import type { Page } from '../../src/widget/page.ts';
import { createUi } from '../../src/widget/create-ui.ts';
import type { View, ViewRenderer } from '../../src/widget/view.ts';
import { performSteps, type VisitorStep } from './perform-steps.ts';
import { recommendedLook } from './recommended-look.ts';
import { createStoryBackend, type BackendStubs } from './story-backend.ts';
import '../../src/theme/doorstep.css';
import './story.css';

/** A story shows a screen in one of its states. */
export interface ScreenStory<N extends ScreenName> {
  readonly screen: N;
  readonly input: ScreenInputs[N];
  readonly config?: Partial<UiConfig>;
  readonly appearance?: Appearance;
  readonly messages?: ChooseMessages;
  readonly backend?: BackendStubs;
  readonly steps?: readonly VisitorStep[];
  readonly address?: string;
  readonly prepare?: (tools: Tools) => Promise<unknown>;
  /** Returns true for the last view that the story draws. If omitted, the story draws all views. */
  readonly isLastView?: (view: View) => boolean;
  /** Simulated number of seconds since the visitor entered the screen. */
  readonly elapsedSeconds?: number;
}

/** Stories with the recommended layout also have the recommended texts. */
const chooseMessages = ({
  messages,
  appearance,
}: Pick<ScreenStory<ScreenName>, 'messages' | 'appearance'>): ChooseMessages | undefined =>
  messages ?? (appearance?.layout === recommendedLook.layout ? recommendedMessages : undefined);

/** Arguments that the reader of a story can change (`.ladle/components.tsx`). */
export interface StoryArguments {
  /** The tag of the language. */
  readonly language: string;
}

export function screenStory<N extends ScreenName>(story: ScreenStory<N>) {
  // When the language changes, the new key makes React mount the story again.
  return ({ language }: StoryArguments) => <Story key={language} story={story} tag={language} />;
}

function Story<N extends ScreenName>({ story, tag }: { readonly story: ScreenStory<N>; readonly tag: string }) {
  const [store] = useState(createLoadingViewStore);
  const [next, setNext] = useState<Next | null | undefined>(undefined);
  useEffect(() => {
    const leaving = new AbortController();
    const run = async () => {
      const language = await chooseLanguage({ ...toLanguageOptions(tag), messages: chooseMessages(story) });
      leaving.signal.throwIfAborted();
      const renderer = stopAfter(store, story.isLastView);
      const result = await runScreen(story, renderer, language, leaving.signal);
      return renderer.hasStopped ? undefined : result;
    };
    run().then(
      (result) => leaving.signal.aborted || setNext(result),
      (error: unknown) => leaving.signal.aborted || reportError(error),
    );
    if (story.steps) void performSteps(document.body, story.steps, leaving.signal);
    return () => leaving.abort();
  }, [store, story, tag]);
  return (
    <div className="story app-widget">
      <Widget store={store} header={<Brand {...story.appearance} />} />
      {next !== undefined && <p className="story-end">→ {next ? next.name : 'the end'}</p>}
    </div>
  );
}

const defaultConfig: UiConfig = {
  signInOptions: ['google.com', 'password', 'phone'],
  signInSuccessUrl: '/',
  signInFlow: 'popup',
  tosUrl: '/terms',
  privacyPolicyUrl: '/privacy',
};

async function runScreen<N extends ScreenName>(
  { screen: name, input, config, backend = {}, address, prepare, elapsedSeconds, ...story }: ScreenStory<N>,
  renderer: ViewRenderer,
  shownLanguage: ExpandedLanguage,
  signal: AbortSignal,
): Promise<Next | null> {
  const project = draftSettings({ ...defaultConfig, ...config });
  let settings = project;
  const language = () => shownLanguage;
  const appearance = toScreenAppearance(story.appearance);
  const ui = createUi({ renderer, appearance, language, signal, smallPrintActions: {}, onScreen() {} });
  const tools: Tools = {
    ui: elapsedSeconds === undefined ? ui : { ...ui, show: addSeconds(ui.show, elapsedSeconds) },
    auth: createStoryBackend(backend),
    get settings() {
      return settings;
    },
    enterTenant(...tenant) {
      settings = toTenantSettings(project, ...tenant);
      return settings;
    },
    appearance,
    text: texts,
    language,
    page: createPage(address),
    signal: signal,
  };
  await prepare?.(tools);
  const screen = await ui.load(loadScreen(name, signal));
  ui.enter(name);
  return screen.run(tools, input);
}

/**
 * Returns a variant of `show`. The variant draws the screen as if the visitor had entered the screen `seconds` earlier.
 */
function addSeconds(show: Tools['ui']['show'], seconds: number): Tools['ui']['show'] {
  return (description, live) =>
    show(typeof description === 'function' ? (elapsed) => description(seconds + elapsed) : description, live);
}

/** Wraps a renderer so that it stops after the first view for which `isLastView` returns true. */
function stopAfter(
  renderer: ViewRenderer,
  isLastView: (view: View) => boolean = () => false,
): ViewRenderer & { readonly hasStopped: boolean } {
  let hasStopped = false;
  return {
    draw(view, handlers) {
      if (!hasStopped) renderer.draw(view, handlers);
      hasStopped ||= isLastView(view);
    },
    get hasStopped() {
      return hasStopped;
    },
  };
}

function createPage(address = location.href): Page {
  return {
    address: new URL(address, location.href),
    base: new URL(location.href),
    storage: sessionStorage,
    navigate() {},
    hide() {},
    forgetHidden() {},
    enterHistoryEntry() {},
    reload() {},
    takeEmail: () => undefined,
  };
}
