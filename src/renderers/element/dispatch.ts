import { ConfigError } from '../../widget/config/config-error.ts';
import { reportAppError } from '../../widget/report-app-error.ts';

type Detail<N extends keyof HTMLElementEventMap> = HTMLElementEventMap[N] extends CustomEvent<infer D> ? D : never;

/** Dispatches an event of a custom element. Returns false if a listener has called `preventDefault()`. */
export function dispatch<N extends keyof HTMLElementEventMap>(
  element: HTMLElement,
  name: N,
  detail: Detail<N>,
): boolean {
  return element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }));
}

/** Dispatches a {@link ConfigError} as an event. Throws any other error. */
export function reportConfigError(element: HTMLElement, error: unknown): void {
  if (!(error instanceof ConfigError)) throw error;
  if (dispatch(element, 'doorstep-config-error', error)) reportAppError(error);
}
