import { useEffect, useState } from 'react';
import type { AuthBackend } from '../../../adapters/auth-backend.ts';
import type { ConfigError, ConfigProblem } from '../../../widget/config/config-error.ts';
import { type Draft, readOptions } from '../../../widget/config/read-options.ts';
import type { UiConfig } from '../../../widget/config/ui-config.ts';
import { withSuccessHandler } from '../../common/with-success-handler.ts';
import { useWidget } from '../use-widget.ts';
import type { ViewStore } from '../view-store.ts';
import type { SignInFlowOptions } from './sign-in-flow-options.ts';
import { followLatest, isSameConfig } from './stable-config.ts';

/**
 * Maximum number of renderings in a row with a new `backend`. A higher number is an error, because the app probably
 * creates a backend in every rendering.
 */
const toleratedNewBackends = 2;

const unstableBackend: ConfigProblem = {
  path: 'backend',
  message: 'must be created once, outside of your component',
};

/**
 * Runs the widget as long as the component is mounted. Restarts the widget if a value of its options changes.
 *
 * @param createStore creates the store for the widget's views; called once
 * @param problems problems that the caller has found; the `ConfigError` lists these problems, too
 * @param appearanceKeys further keys of `appearance` that the caller handles itself
 * @returns the store
 * @throws ConfigError while rendering, even if the problem was found after mounting
 */
export function useConfiguredWidget(
  createStore: () => ViewStore,
  { backend, config, history, appearance, onSuccess, ...host }: SignInFlowOptions,
  problems: readonly ConfigProblem[],
  appearanceKeys: readonly string[],
): ViewStore {
  const [latest] = useState(() => ({ backends: new Set([backend]), newBackends: 0, config, onSuccess }));
  useEffect(() => {
    const newBackends = latest.backends.has(backend) ? 0 : latest.newBackends + 1;
    latest.backends.add(backend);
    Object.assign(latest, { newBackends, config, onSuccess });
  });

  const read = (): Started => {
    const isUnstable = !latest.backends.has(backend) && latest.newBackends === toleratedNewBackends;
    const stable = followLatest(config, () => latest.config);
    const complete = withSuccessHandler(stable, (result) => void latest.onSuccess?.(result));
    const all = isUnstable ? [...problems, unstableBackend] : problems;
    const draft = readOptions({ backend, config: complete, history, appearance }, all, appearanceKeys);
    return { backend, config, draft };
  };
  const [started, setStarted] = useState(read);
  const isSame =
    started.backend === backend &&
    started.draft.history === history &&
    isSameConfig(started.draft.appearance, appearance) &&
    isSameConfig(started.config, config);
  if (!isSame || problems.length > 0) setStarted(read());

  const [failure, setFailure] = useState<{ readonly draft: Draft; readonly error: ConfigError } | null>(null);
  const onConfigError = (error: ConfigError): void => setFailure({ draft: started.draft, error });
  const store = useWidget(createStore, started.draft, backend, { ...host, onConfigError });
  // The app may have corrected its configuration after the error was found. So throw only an error of the current
  // configuration.
  if (isSame && failure?.draft === started.draft) throw failure.error;
  return store;
}

/**
 * The backend and the configuration with which the widget was last started. `draft` is this configuration before the
 * widget has checked the values.
 */
interface Started {
  readonly backend: AuthBackend;
  readonly config: UiConfig;
  readonly draft: Draft;
}
