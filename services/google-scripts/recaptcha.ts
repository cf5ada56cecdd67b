/**
 * In the page: as much of Google's reCAPTCHA as the SDK uses. A checkbox, which looks as that of the services that stand
 * in for the real one; whoever ticks it is a person, for a minute (spec §9). An invisible one takes everybody for one.
 */
export function playRecaptcha(): void {
  interface Parameters {
    readonly size?: string;
    callback(token: string): void;
    'expired-callback'?(): void;
  }
  interface Drawn {
    readonly parameters: Parameters;
    readonly box: HTMLInputElement | null;
    token: string;
    expiry?: ReturnType<typeof setTimeout>;
  }
  const tokenLifetimeMs = 60_000;
  const drawn: Drawn[] = [];
  const of = (id: number): Drawn => {
    const found = drawn[id - 1];
    if (!found) throw new Error(`reCAPTCHA: there is none of the number ${id}`);
    return found;
  };
  const solve = (each: Drawn): void => {
    each.token = 'a person is there';
    clearTimeout(each.expiry);
    if (each.box) each.expiry = setTimeout(() => expire(each), tokenLifetimeMs);
    each.parameters.callback(each.token);
  };
  const forget = (each: Drawn): void => {
    clearTimeout(each.expiry);
    each.token = '';
    if (each.box) each.box.checked = false;
  };
  const expire = (each: Drawn): void => {
    forget(each);
    // One that was taken off the page is nobody's any more.
    if (each.box?.isConnected) each.parameters['expired-callback']?.();
  };
  const grecaptcha = {
    ready: (then: () => void) => then(),
    render(container: HTMLElement, parameters: Parameters): number {
      const box = parameters.size === 'invisible' ? null : document.createElement('input');
      const each: Drawn = { parameters, box, token: '' };
      if (box) {
        const label = document.createElement('label');
        box.type = 'checkbox';
        label.append(box, " I'm not a robot");
        container.append(label);
        box.addEventListener('change', () => {
          if (box.checked) solve(each);
          else expire(each);
        });
      }
      return drawn.push(each);
    },
    getResponse: (id: number) => of(id).token,
    reset: (id: number) => forget(of(id)),
    execute: (id: number) => solve(of(id)),
  };
  Object.assign(window, { grecaptcha });
}
