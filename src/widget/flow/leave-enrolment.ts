import { webUrl } from '../safe-url.ts';
import type { Tools } from './screen.ts';

/** Whoever is signed in goes on to where a success leads; where nothing is said of that, the widget goes. */
export function leaveEnrolment({ ui, page, settings }: Tools): null {
  const { signInSuccessUrl } = settings.config;
  const target = signInSuccessUrl === undefined ? null : webUrl(signInSuccessUrl, page.address);
  if (target) page.navigate(target);
  else ui.leave();
  return null;
}
