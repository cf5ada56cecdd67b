import { Component, type ReactNode, Suspense } from 'react';
import type { AuthBackend } from '../../src/adapters/auth-backend.ts';
import { createInMemoryBackend } from '../../src/adapters/in-memory/in-memory-backend.ts';
import { createServiceState } from '../../src/adapters/in-memory/service/service-state.ts';
import { createMemoryStore } from '../../src/adapters/in-memory/service/state-store.ts';
import { FirstScreen } from '../../src/renderers/first-screen/FirstScreen.tsx';
import { SignIn } from '../../src/renderers/react/index.ts';
import type { UiConfig } from '../../src/widget/config/ui-config.ts';
import type { HostProps } from './host-page.ts';

export interface HostRecord {
  readonly screens: string[];
  refClass: string | null;
  errorMessage: string | null;
  heldCalls: number;
}

/** Creates a backend with a new in-memory service that has no accounts. */
export const createBackend = (): AuthBackend =>
  createInMemoryBackend({ store: createMemoryStore(createServiceState()), session: sessionStorage });

export const backend = createBackend();

/**
 * Renders `<SignIn>` as many apps do: inside Suspense and an error boundary, and with a new `config` and new callbacks
 * in each rendering.
 */
export function HostApp({ record, ...props }: HostProps & { readonly record: HostRecord }) {
  const { config, isSilent, hasUnstableBackend, colorScheme, screenAppearance, locale, firstScreen } = props;
  return (
    <ErrorBoundary onError={(errorMessage) => void Object.assign(record, { errorMessage })}>
      <Suspense>
        <SignIn
          backend={isSilent ? silence(record) : hasUnstableBackend ? { ...backend } : backend}
          config={{ ...structuredClone(config), callbacks: { uiShown() {} } } as unknown as UiConfig}
          appearance={{ ...screenAppearance, siteName: 'Our shop', colorScheme }}
          locale={locale}
          fallback={firstScreen && <FirstScreen screen={firstScreen} />}
          className="sign-in-box"
          ref={(element) => void Object.assign(record, { refClass: element && element.className })}
          onScreen={({ name }) => void record.screens.push(name)}
        />
      </Suspense>
    </ErrorBoundary>
  );
}

let silentBackend: AuthBackend | null = null;

/** Returns a backend whose `lookUpSignInMethods` never resolves. */
function silence(record: HostRecord): AuthBackend {
  silentBackend ??= {
    ...backend,
    lookUpSignInMethods() {
      record.heldCalls += 1;
      return new Promise(() => {});
    },
  };
  return silentBackend;
}

interface ErrorBoundaryProps {
  readonly onError: (message: string) => void;
  readonly children: ReactNode;
}

class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch({ message }: Error) {
    this.props.onError(message);
  }

  override render() {
    return this.state.hasFailed ? <p>The page is not available.</p> : this.props.children;
  }
}
