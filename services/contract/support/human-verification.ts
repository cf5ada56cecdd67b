import assert from 'node:assert/strict';
import type { AuthBackend, HumanVerification } from '../../../src/adapters/auth-backend.ts';

/** Stands in for a DOM element, because Node has no DOM. Has only the methods that a human verification calls. */
class StubElement extends EventTarget {
  readonly tagName: string;
  readonly ownerDocument: { createElement(tagName: string): StubElement };
  children: (StubElement | string)[] = [];
  checked = false;
  type = '';
  #parent: StubElement | null = null;

  constructor(tagName: string) {
    super();
    this.tagName = tagName;
    this.ownerDocument = { createElement: (name) => new StubElement(name) };
  }

  append(...added: (StubElement | string)[]): void {
    this.children.push(...added);
    for (const child of added) if (child instanceof StubElement) child.#parent = this;
  }

  remove(): void {
    if (this.#parent) this.#parent.children = this.#parent.children.filter((child) => child !== this);
  }

  *all(): Iterable<StubElement> {
    yield this;
    for (const child of this.children) if (child instanceof StubElement) yield* child.all();
  }
}

const rendered = new Set<HumanVerification>();

/**
 * Removes all rendered verifications. Otherwise, the timer of a solved verification would keep Node running for up to a
 * minute.
 */
export function clearVerifications(): void {
  for (const verification of rendered) verification.clear();
  rendered.clear();
}

export async function renderVerification(backend: AuthBackend) {
  const verification = backend.humanVerification({});
  rendered.add(verification);
  const container = new StubElement('div');
  const changes: boolean[] = [];
  await verification.render(container as unknown as HTMLElement, (isSolved) => changes.push(isSolved));
  return {
    verification,
    /**
     * The values passed to `onChange`: true once the reCAPTCHA is solved, false once the solution has expired or was
     * used.
     */
    changes,
    isEmpty: () => container.children.length === 0,
    tick() {
      const box = [...container.all()].find(({ type }) => type === 'checkbox');
      assert.ok(box, 'expected a checkbox, but none was rendered');
      box.checked = !box.checked;
      box.dispatchEvent(new Event('change'));
    },
  };
}

export async function solveVerification(backend: AuthBackend): Promise<HumanVerification> {
  const { verification, tick } = await renderVerification(backend);
  tick();
  return verification;
}
