import type { AuthBackend } from '../../adapters/auth-backend.ts';
import { draftSettings } from '../../widget/config/draft-settings.ts';
import type { ScreenAppearance } from '../../widget/config/screen-appearance.ts';
import type { UiConfig } from '../../widget/config/ui-config.ts';
import { createUi } from '../../widget/create-ui.ts';
import { describeOptions } from '../../widget/flow/providers/provider-sign-in.ts';
import { createSuggestions } from '../../widget/flow/providers/suggestions.ts';
import { emailForm } from '../../widget/flow/start/email-form.ts';
import { start } from '../../widget/flow/start/start.ts';
import { chooseLanguage } from '../../widget/messages/choose-language.ts';
import type { LanguageOptions } from '../../widget/messages/language.ts';
import { texts } from '../../widget/messages/phrase.ts';
import type { Page } from '../../widget/page.ts';
import type { Tools } from '../../widget/screen/screen.ts';
import type { View } from '../../widget/view.ts';

export interface FirstViewOptions extends LanguageOptions {
  /** The address of the request. */
  readonly url: URL;
  readonly appearance: ScreenAppearance;
}

/**
 * Returns the view of the widget's first screen for a visitor who has not been here before. Returns null if the address
 * or the configuration leads to another screen than the email form or the list of sign-in options.
 */
export async function findFirstView(
  config: UiConfig,
  { url, appearance, ...languageOptions }: FirstViewOptions,
): Promise<View | null> {
  let view: View | null = null;
  const language = await chooseLanguage(languageOptions);
  const { signal } = new AbortController();
  const ui = createUi({
    renderer: { draw: (drawn) => (view = drawn) },
    language: () => language,
    appearance,
    signal,
    smallPrintActions: {},
    onScreen() {},
  });
  const settings = draftSettings(config);
  const tools: Tools = {
    ui,
    auth: unusedBackend,
    settings,
    enterTenant: () => settings,
    appearance,
    text: texts,
    language: () => language,
    page: createPage(url),
    signal,
  };
  const next = await start.run(tools, {});
  const isForm = next?.name === 'signIn' && !next.input.isSubmitted;
  if (!isForm && next?.name !== 'providerSignIn') return null;
  const isEmailForm = isForm && appearance.layout !== 'inline';
  ui.enter(isEmailForm ? 'signIn' : 'providerSignIn');
  void ui.show(isEmailForm ? emailForm(tools, undefined) : describeList(tools));
  return view;
}

const describeList = (tools: Tools) =>
  describeOptions(tools, {
    email: undefined,
    feedback: {},
    hasSavedPassword: false,
    hasSuggestions: createSuggestions(tools) !== null,
  });

/** The first screens select a tenant at most. They call no other method of the backend before the visitor acts. */
const unusedBackend = { useTenant() {} } as Partial<AuthBackend> as AuthBackend;

/** Returns a page without stored values, like the page of a first visit. */
function createPage(url: URL): Page {
  return {
    address: url,
    base: url,
    storage: emptyStorage,
    navigate() {},
    hide() {},
    forgetHidden() {},
    enterHistoryEntry() {},
    reload() {},
    takeEmail: () => undefined,
  };
}

const emptyStorage: Storage = {
  length: 0,
  clear() {},
  getItem: () => null,
  key: () => null,
  removeItem() {},
  setItem() {},
};
