import { type CSSProperties, forwardRef, type ReactElement, type RefAttributes } from 'react';
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
 * The sign-in widget. On a server, it renders an empty box. Create `backend` once, outside of your component, because a
 * new `backend` restarts the widget.
 *
 * While rendering, the component checks `backend`, `history`, `appearance.siteName`, `appearance.colorScheme`, and that
 * `config` is an object. After mounting, when the first form may already be visible, it checks the content of `config`
 * and the other keys of `appearance`, except `logo`.
 *
 * @throws ConfigError while rendering, even if the problem was found after mounting
 */
export const SignIn = /* @__PURE__ */ forwardRef<HTMLDivElement, SignInProps>(function SignIn(
  { appearance = defaultAppearance, className, style, ...options },
  ref,
) {
  const problems = findAppearanceProblems(appearance);
  const flow = { ...options, appearance: toScreenAppearance(appearance) };
  const store = useConfiguredWidget(createLoadingViewStore, flow, problems, brandKeys);
  return (
    <div ref={ref} className={className} style={style}>
      <Widget
        store={store}
        header={<Brand {...appearance} />}
        colorScheme={toFixedColorScheme(appearance.colorScheme)}
      />
    </div>
  );
  // `forwardRef` returns a component without the type parameter `User`. The cast to `SignInComponent` adds this
  // parameter.
}) as SignInComponent;
