import { deleteApp, initializeApp, type FirebaseApp, type FirebaseOptions } from 'firebase/app';

export interface AppHandle {
  readonly app: FirebaseApp;
  /** Releases this handle. Deletes the Firebase app when its last handle is released. */
  release(): Promise<void>;
}

const handleCounts = new Map<FirebaseApp, number>();

/**
 * Returns a handle to the Firebase app with this name. Creates the app if necessary. React StrictMode mounts everything
 * twice, so a page may have two backends at a time; these share the Firebase app.
 *
 * @throws the SDK's error if an app with this name has a different configuration
 */
export function acquireApp(config: FirebaseOptions, name: string): AppHandle {
  const app = initializeApp(config, name);
  handleCounts.set(app, (handleCounts.get(app) ?? 0) + 1);
  return {
    app,
    async release() {
      const remaining = (handleCounts.get(app) ?? 1) - 1;
      handleCounts.set(app, remaining);
      if (remaining > 0) return;
      handleCounts.delete(app);
      await deleteApp(app);
    },
  };
}
