import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ConfigError, type LanguageOptions, type WidgetRenderer } from 'doorstep-auth/headless';
import { SignInForm } from './SignInForm.tsx';
import './styles.css';

/** For `npm run conformance -- --renderer`, which runs the specification on the components of this app. */
export const renderer: WidgetRenderer = {
  name: 'headless-react',
  mount(container, { onConfigError, ...options }) {
    const element = document.createElement('div');
    container.append(element);
    const root = createRoot(element, {
      onUncaughtError(error) {
        unmount();
        if (error instanceof ConfigError) onConfigError?.(error);
        else reportError(error);
      },
    });
    let language: LanguageOptions = {};
    const render = () => flushSync(() => root.render(<SignInForm {...options} {...language} />));
    const unmount = () => {
      element.remove();
      queueMicrotask(() => root.unmount());
    };
    render();
    return Object.assign(unmount, {
      setLanguage(newLanguage: LanguageOptions) {
        language = { ...language, ...newLanguage };
        render();
      },
    });
  },
};
