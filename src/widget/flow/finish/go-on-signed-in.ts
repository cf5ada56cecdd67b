import type { Tools } from '../screen.ts';
import { configuredTarget } from './success-target.ts';

/**
 * Whoever is signed in goes on to where a success leads. Where a callback says that, it has no say here, since nobody
 * has signed in: the page says that all is well.
 */
export async function goOnSignedIn({ page, settings, ui, text }: Tools): Promise<null> {
  const target = configuredTarget(settings.config.signInSuccessUrl, page.address);
  if (target) page.navigate(target);
  else {
    page.forgetHidden();
    await ui.show({ title: text.loggedIn });
  }
  return null;
}
