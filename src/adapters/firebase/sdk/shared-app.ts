import { deleteApp, initializeApp, type FirebaseApp, type FirebaseOptions } from 'firebase/app';

export interface AppHandle {
  readonly app: FirebaseApp;
  /** Releases this handle. Deletes the Firebase app when its last handle is released. */
  release(): Promise<void>;
}

const handleCounts = new Map<FirebaseApp, number>();

/**
 * Returns a handle to the Firebase app with this name. Creates the app if there is none. Two backends on a page share
 * the app, for example under React StrictMode.
 *
 * @throws the SDK's error if the app exists with another configuration
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
