import { type CSSProperties, forwardRef, type ReactElement, type ReactNode, type RefAttributes } from 'react';
import type { AuthUser } from '../../../adapters/auth-backend.ts';
import { toFixedColorScheme } from '../../common/color-scheme.ts';
import { createLoadingViewStore } from '../loading-view-store.ts';
import { Widget } from '../Widget.tsx';
import { type Appearance, brandKeys, findAppearanceProblems, toScreenAppearance } from './appearance.ts';
import { Brand } from './Brand.tsx';
import type { SignInFlowOptions } from './sign-in-flow-options.ts';
import { useConfiguredWidget } from './use-configured-widget.ts';
import '../../../theme/doorstep.css';

/** Props of {@link SignIn}. All functions, including those in `config`, may be new in every render. */
export interface SignInProps<User extends AuthUser = AuthUser> extends Omit<SignInFlowOptions<User>, 'appearance'> {
  readonly appearance?: Appearance | undefined;
  /**
   * Content to show until the widget has drawn its first screen, also on a server. Defaults to an empty box. With it,
   * `appearance.logo` and `appearance.siteName` appear only with the first screen.
   */
  readonly fallback?: ReactNode;
  /** CSS class of the box around the widget. */
  readonly className?: string | undefined;
  /** Style of the box around the widget, for example custom properties of the theme. */
  readonly style?: CSSProperties | undefined;
}

/** The type of {@link SignIn}. `User` is the type of the backend's users. */
export interface SignInComponent {
  <User extends AuthUser = AuthUser>(props: SignInProps<User> & RefAttributes<HTMLDivElement>): ReactElement | null;
  displayName?: string | undefined;
}

const defaultAppearance: Appearance = {};

/**
 * The sign-in widget. On a server, it renders `fallback`, or an empty box. Create `backend` once, outside of your
 * component, because a new `backend` restarts the widget.
 *
 * The component checks its props in two steps. While rendering, it checks `backend`, `history`, `appearance.siteName`
 * and `appearance.colorScheme`. It also checks that `config` is an object. After mounting, it checks the rest of
 * `config` and `appearance`, except `appearance.logo`. The first form may be visible by then.
 *
 * @throws ConfigError while rendering. If the problem was found after mounting, the component renders again to throw, so
 *   that an error boundary can catch the error
 */
export const SignIn = /* @__PURE__ */ forwardRef<HTMLDivElement, SignInProps>(function SignIn(
  { appearance = defaultAppearance, fallback, className, style, ...options },
  ref,
) {
  const problems = findAppearanceProblems(appearance);
  const flow = { ...options, appearance: toScreenAppearance(appearance) };
  const store = useConfiguredWidget(createLoadingViewStore, flow, problems, brandKeys);
  return (
    <div ref={ref} className={className} style={style}>
      <Widget
        store={store}
        fallback={fallback}
        header={<Brand {...appearance} />}
        colorScheme={toFixedColorScheme(appearance.colorScheme)}
      />
    </div>
  );
  // `forwardRef` returns a component without the type parameter `User`. The cast to `SignInComponent` adds this
  // parameter.
}) as SignInComponent;
