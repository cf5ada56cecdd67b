/**
 * Defines `window.grecaptcha`, an imitation of the parts that the Firebase SDK uses. A token expires after a minute
 * (spec §9). Some pages get only the source text of this function, so it must use nothing else in this module.
 */
export function installRecaptcha(): void {
  interface Parameters {
    readonly size?: string;
    callback(token: string): void;
    'expired-callback'?(): void;
  }
  interface Widget {
    readonly parameters: Parameters;
    /** The checkbox; null for an invisible reCAPTCHA. */
    readonly box: HTMLInputElement | null;
    /** The token of the solved reCAPTCHA; '' while the reCAPTCHA is unsolved. */
    token: string;
    expiry?: ReturnType<typeof setTimeout>;
  }
  const tokenLifetimeMs = 60_000;
  const widgets: Widget[] = [];
  const getWidget = (id: number): Widget => {
    const widget = widgets[id - 1];
    if (!widget) throw new Error(`reCAPTCHA: unknown widget ${id}`);
    return widget;
  };
  const solve = (widget: Widget): void => {
    widget.token = 'solved';
    clearTimeout(widget.expiry);
    if (widget.box) widget.expiry = setTimeout(() => expire(widget), tokenLifetimeMs);
    widget.parameters.callback(widget.token);
  };
  const reset = (widget: Widget): void => {
    clearTimeout(widget.expiry);
    widget.token = '';
    if (widget.box) widget.box.checked = false;
  };
  const expire = (widget: Widget): void => {
    reset(widget);
    // A reCAPTCHA that was removed from the page does not report that its solution has expired.
    if (widget.box?.isConnected) widget.parameters['expired-callback']?.();
  };
  const grecaptcha = {
    ready: (callback: () => void) => callback(),
    render(container: HTMLElement, parameters: Parameters): number {
      const box = parameters.size === 'invisible' ? null : document.createElement('input');
      const widget: Widget = { parameters, box, token: '' };
      if (box) {
        const label = document.createElement('label');
        box.type = 'checkbox';
        label.append(box, " I'm not a robot");
        container.append(label);
        box.addEventListener('change', () => {
          if (box.checked) solve(widget);
          else expire(widget);
        });
      }
      return widgets.push(widget);
    },
    getResponse: (id: number) => getWidget(id).token,
    reset: (id: number) => reset(getWidget(id)),
    execute: (id: number) => solve(getWidget(id)),
  };
  Object.assign(window, { grecaptcha });
}

/**
 * Defines `window.grecaptcha.enterprise`, an imitation of the parts of reCAPTCHA Enterprise that the Firebase SDK
 * uses. Every token is `proof`. Some pages get only the source text of this function, so it must use nothing else in
 * this module.
 */
export function installRecaptchaEnterprise(): void {
  const page = window as Window & { grecaptcha?: object };
  const enterprise = {
    ready: (callback: () => void) => callback(),
    execute: async () => 'proof',
  };
  page.grecaptcha = Object.assign(page.grecaptcha ?? {}, { enterprise });
}
