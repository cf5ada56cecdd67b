import { createElement, useEffect, useRef, type FunctionComponent } from 'react';
import { stop, type StoppableAuthUI } from '../firebaseui/auth-ui.ts';
import type { AuthUI, AuthUIConstructor, Config, PageAuth } from '../firebaseui/types.ts';

/** The props of react-firebaseui's components. */
export interface FirebaseAuthProps {
  /** FirebaseUI's configuration. A changed configuration takes effect when the component is mounted again. */
  readonly uiConfig: Config;
  /** The app's `Auth`, of the modular SDK or of the compat SDK (`firebase.auth()`). */
  readonly firebaseAuth: PageAuth & {
    onAuthStateChanged(listener: (user: object | null) => void): () => void;
  };
  /** Called with the `AuthUI` before it is started. */
  readonly uiCallback?: ((ui: AuthUI) => void) | undefined;
  readonly className?: string | undefined;
  /** ID of the element that contains the widget. */
  readonly elementId?: string | undefined;
}

/**
 * Creates react-firebaseui's component, which starts the page's default `AuthUI`. The widget is removed when the
 * component unmounts or the user signs out.
 */
export function defineFirebaseAuth(AuthUI: AuthUIConstructor): FunctionComponent<FirebaseAuthProps> {
  return function FirebaseAuth({ elementId = 'firebaseui_container', className, ...props }) {
    const element = useRef<HTMLDivElement>(null);
    const latest = useRef(props);
    latest.current = props;
    const { firebaseAuth } = props;
    useEffect(() => {
      const { uiConfig, uiCallback } = latest.current;
      const ui = (AuthUI.getInstance() ?? new AuthUI(firebaseAuth)) as StoppableAuthUI;
      let isSignedIn = false;
      const unsubscribe = firebaseAuth.onAuthStateChanged((user) => {
        if (!user && isSignedIn) ui.reset();
        isSignedIn = user !== null;
      });
      uiCallback?.(ui);
      if (element.current) ui.start(element.current, uiConfig);
      return () => {
        unsubscribe();
        // StrictMode unmounts the component once and mounts it again. Do not call `reset` here, because it would
        // abandon a sign-in by mailed link, which the second widget has to complete.
        ui[stop]();
      };
    }, [firebaseAuth]);
    return createElement('div', { id: elementId, className, ref: element });
  };
}
