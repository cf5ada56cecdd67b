import { createElement, useEffect, useRef, type FunctionComponent } from 'react';
import { stop, type StoppableAuthUI } from '../firebaseui/auth-ui.ts';
import type { AuthUI, AuthUIConstructor, Config, PageAuth } from '../firebaseui/types.ts';

/** The props of react-firebaseui's components. */
export interface FirebaseAuthProps {
  /** FirebaseUI's configuration. A change takes effect when the component is mounted again. */
  readonly uiConfig: Config;
  /** The app's `Auth`: a modular one, or a compat one such as `firebase.auth()`. */
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
 * Creates react-firebaseui's component. While the component is mounted, the page's default `AuthUI` shows the widget in
 * it. When the user signs out, the widget is removed.
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
        // `reset` would abandon a sign-in link, which StrictMode's second mount still has to complete.
        ui[stop]();
      };
    }, [firebaseAuth]);
    return createElement('div', { id: elementId, className, ref: element });
  };
}
