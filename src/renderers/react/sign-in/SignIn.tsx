import { type CSSProperties, forwardRef, type ReactElement, type RefAttributes, useEffect, useState } from 'react';
import type { AuthBackend, AuthResult, AuthUser, TypedBackend } from '../../../adapters/auth-backend.ts';
import type { ConfigError, ConfigProblem } from '../../../widget/config/config-error.ts';
import { type Draft, readOptions } from '../../../widget/config/read-options.ts';
import type { UiConfig } from '../../../widget/config/ui-config.ts';
import type { LanguageOptions } from '../../../widget/messages/language.ts';
import type { RenderOptions } from '../../renderer.ts';
import { toFixedColorScheme } from '../../common/color-scheme.ts';
import { withSuccessHandler } from '../../common/with-success-handler.ts';
import { useWidget } from '../use-widget.ts';
import { Widget } from '../Widget.tsx';
import { type Appearance, brandKeys, findAppearanceProblems, toScreenAppearance } from './appearance.ts';
import { Brand } from './Brand.tsx';
import { followLatest, isSameConfig } from './stable-config.ts';
import '../../theme/doorstep.css';

/** Props of {@link SignIn}. All functions, including those in `config`, may be new in every render. */
export interface SignInProps<User extends AuthUser = AuthUser> extends LanguageOptions {
  /** The backend. Create the backend once, outside of the component, because a new backend restarts the widget. */
  readonly backend: TypedBackend<User>;
  /**
   * FirebaseUI's `uiConfig`. The widget restarts if a value changes, but not if a new object has the same values.
   * `signInSuccessUrl` is optional: without a URL, the widget disappears after the sign-in.
   */
  readonly config: UiConfig<User>;
  readonly appearance?: Appearance | undefined;
  /** CSS class of the box around the widget. */
  readonly className?: string | undefined;
  /** Style of the box around the widget, for example custom properties of the theme. */
  readonly style?: CSSProperties | undefined;
  /**
   * `entries` (default): each screen is an entry of the browser's history, and Back leads to the previous screen.
   * `none`: the widget adds no entries. A change of this property restarts the widget.
   */
  readonly history?: RenderOptions['history'];
  /**
   * Called after a sign-in, when the user is already the app's user. The configuration's callback and the redirect to
   * the success URL follow. The call comes even after the component was unmounted.
   */
  readonly onSuccess?: ((result: AuthResult<User>) => void) | undefined;
  /** Called when the visible screen or its title has changed. `title` is empty if the screen has no title. */
  readonly onScreen?: RenderOptions['onScreen'] | undefined;
  /**
   * Called with the names of both screens whenever one screen leads to another. Some screens, such as `start`, are
   * never drawn.
   */
  readonly onTransition?: RenderOptions['onTransition'] | undefined;
  /**
   * Opens a URL after the widget has checked that the URL is safe. Defaults to `location.assign`. An app with a router
   * can pass its own function.
   */
  readonly navigate?: RenderOptions['navigate'] | undefined;
}

/** The type of {@link SignIn}. `User` is the type of the backend's users. */
export interface SignInComponent {
  <User extends AuthUser = AuthUser>(props: SignInProps<User> & RefAttributes<HTMLDivElement>): ReactElement | null;
  displayName?: string | undefined;
}

const defaultAppearance: Appearance = {};

/**
 * Maximum number of renderings in a row with a new `backend`. One more is an error, because the app then seems to
 * create a backend in every rendering.
 */
const toleratedNewBackends = 2;

const unstableBackend: ConfigProblem = {
  path: 'backend',
  message: 'must be the same in every render; create it once, outside of your component',
};

/**
 * The sign-in widget. On a server, it renders an empty box.
 *
 * The component checks its props in two steps:
 *
 * - While rendering: `backend`, `history`, `appearance.siteName`, `appearance.colorScheme`, and that `config` is an
 *   object. A new `backend` in every rendering is an error.
 * - After mounting: the content of `config`, and the other keys of `appearance`, except `logo`. The first form may
 *   already be visible then.
 *
 * @throws ConfigError while rendering, even if the problem was found after mounting
 */
export const SignIn = /* @__PURE__ */ forwardRef<HTMLDivElement, SignInProps>(function SignIn(
  { backend, config, appearance = defaultAppearance, className, style, history, onSuccess, ...host },
  ref,
) {
  const [latest] = useState(() => ({ backends: new Set([backend]), newBackends: 0, config, onSuccess }));
  useEffect(() => {
    const newBackends = latest.backends.has(backend) ? 0 : latest.newBackends + 1;
    latest.backends.add(backend);
    Object.assign(latest, { newBackends, config, onSuccess });
  });

  const problems = findAppearanceProblems(appearance);
  const read = (): Started => {
    const isUnstable = !latest.backends.has(backend) && latest.newBackends === toleratedNewBackends;
    const stable = followLatest(config, () => latest.config);
    const complete = withSuccessHandler(stable, (result) => void latest.onSuccess?.(result));
    const all = isUnstable ? [...problems, unstableBackend] : problems;
    const screens = toScreenAppearance(appearance);
    const draft = readOptions({ backend, config: complete, history, appearance: screens }, all, brandKeys);
    return { backend, config, draft };
  };
  const [started, setStarted] = useState(read);
  const isSame =
    started.backend === backend &&
    started.draft.history === history &&
    isSameConfig(started.draft.appearance, toScreenAppearance(appearance)) &&
    isSameConfig(started.config, config);
  if (!isSame || problems.length > 0) setStarted(read());

  const [failure, setFailure] = useState<{ readonly draft: Draft; readonly error: ConfigError } | null>(null);
  const onConfigError = (error: ConfigError): void => setFailure({ draft: started.draft, error });
  const store = useWidget(started.draft, backend, { ...host, onConfigError });
  // Throw the error only if the current configuration has caused it. The app may have corrected the configuration
  // since.
  if (isSame && failure?.draft === started.draft) throw failure.error;
  return (
    <div ref={ref} className={className} style={style}>
      <Widget
        store={store}
        header={<Brand {...appearance} />}
        colorScheme={toFixedColorScheme(appearance.colorScheme)}
      />
    </div>
  );
  // The component only passes the user on, so the user's type does not matter here.
}) as SignInComponent;

/**
 * The backend and the configuration with which the widget was last started. `draft` is this configuration before the
 * widget has checked the values.
 */
interface Started {
  readonly backend: AuthBackend;
  readonly config: UiConfig;
  readonly draft: Draft;
}
