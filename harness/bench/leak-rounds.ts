/**
 * The functions that `leaks.ts` runs in the page. Each function is copied into the page, so it cannot use the rest of
 * this module.
 */

export const leakKinds = ['heap', 'nodes', 'listeners'] as const;
export type LeakKind = (typeof leakKinds)[number];

/**
 * Signs in with a password and out again, `count` times. Leaves the app mounted, so that the next call continues in the
 * same app.
 */
export async function signInAgain(count: number): Promise<void> {
  const waitFor = async <T>(find: () => T | null | undefined): Promise<T> => {
    for (const deadline = performance.now() + 10_000; performance.now() < deadline;) {
      const found = find();
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve));
    }
    throw new Error(`the page shows "${document.body.innerText}" instead of the next step of the sign-in`);
  };
  const findButton = (label: string) =>
    [...document.querySelectorAll('button')].find((button) => button.textContent.trim() === label);
  const submit = async (selector: string, value: string, label: string): Promise<void> => {
    const field = await waitFor(() => document.querySelector<HTMLInputElement>(selector));
    // React replaces the `value` setter of each input, and ignores a text that is set through this setter. So call the
    // browser's own setter, which is on the prototype.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    (await waitFor(() => findButton(label))).click();
  };

  const account = { email: 'ada@example.com', password: 'analytical engine 1' };
  const { testBed } = window;
  if (!testBed?.service) throw new Error('the page has no in-memory service');
  if ((await testBed.service.countAccounts()) === 0) {
    await testBed.service.put({ accounts: [account] });
    const config = { signInOptions: [{ provider: 'password' }], signInSuccessUrl: '/' };
    await testBed.mount({ adapter: 'in-memory', config });
  }
  for (let round = 0; round < count; round += 1) {
    await submit('input[name="email"]', account.email, 'Next');
    await submit('input[type="password"]', account.password, 'Sign In');
    (await waitFor(() => findButton('Sign-out'))).click();
    await waitFor(() => document.querySelector('input[name="email"]'));
    window.leak?.();
  }
}

/** Mounts and unmounts the app several times. Each time, waits until the first field can be used. */
export async function mountAgain(count: number): Promise<void> {
  const { testBed } = window;
  if (!testBed) throw new Error('the page has no test bed');
  const config = { signInOptions: [{ provider: 'password' }], signInSuccessUrl: '/' };
  for (let round = 0; round < count; round += 1) {
    await testBed.mount({ adapter: 'in-memory', config });
    for (const deadline = performance.now() + 10_000; !document.querySelector('input[name="email"]');) {
      if (performance.now() > deadline) throw new Error('the page shows no field for the email');
      await new Promise((resolve) => setTimeout(resolve));
    }
    await testBed.unmount();
    window.leak?.();
  }
}

declare global {
  interface Window {
    /** Leaks a little memory. Each round calls this function, if {@link plantLeak} has set it. */
    leak?: () => void;
  }
}

/** Makes each round of the benchmark leak one thing: 2 KB of the heap, one node or one listener. */
export function plantLeak(kind: LeakKind): void {
  const kept: unknown[] = [];
  const leaks: Readonly<Record<LeakKind, () => void>> = {
    heap: () => void kept.push(Float64Array.from({ length: 256 }, () => kept.length)),
    nodes: () => void kept.push(document.createElement('p')),
    listeners: () => window.addEventListener('resize', () => kept.length),
  };
  window.leak = leaks[kind];
}
