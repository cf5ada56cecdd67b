import type { SessionOperations, Unsubscribe } from '../adapters/auth-backend.ts';

/**
 * Deletes the stored data of mailed links when the app's user signs out or is replaced. The next visitor may be another
 * person. Keeps the data of a guest, who may still wait for a mail. Loads its code when it is called, so that other apps
 * do not load this code at their start.
 */
export function forgetLinksOnSignOut(auth: Pick<SessionOperations, 'observeSession'>): Unsubscribe {
  let isStopped = false;
  let stop: Unsubscribe = () => {};
  void (async () => {
    try {
      const module = await import('../widget/storage/forget-links.ts');
      if (!isStopped) stop = module.forgetLinksOnSignOut(auth);
    } catch (error) {
      // Without the code, the data expire after an hour.
      console.info('[doorstep]', error);
    }
  })();
  return () => {
    isStopped = true;
    stop();
  };
}
