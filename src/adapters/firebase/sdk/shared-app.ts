import { deleteApp, initializeApp, type FirebaseApp, type FirebaseOptions } from 'firebase/app';

/** A Firebase app for as long as somebody uses it. */
export interface AppHandle {
  readonly app: FirebaseApp;
  /** Deletes the app if nobody else uses it. */
  release(): Promise<void>;
}

const uses = new Map<FirebaseApp, number>();

/**
 * The app of this name: the existing one where two backends of a page overlap (React StrictMode mounts, takes away
 * and mounts again), a new one otherwise.
 *
 * @throws the SDK's error if an app of this name exists with another configuration
 */
export function acquireApp(config: FirebaseOptions, name: string): AppHandle {
  const app = initializeApp(config, name);
  uses.set(app, (uses.get(app) ?? 0) + 1);
  return {
    app,
    async release() {
      const left = (uses.get(app) ?? 1) - 1;
      uses.set(app, left);
      if (left > 0) return;
      uses.delete(app);
      await deleteApp(app);
    },
  };
}
