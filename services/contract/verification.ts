import assert from 'node:assert/strict';
import type { AuthBackend, HumanVerification } from '../../src/adapters/auth-backend.ts';

/** As much of an element as a drawn verification needs: Node has none. */
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

  /** Everything in it, itself included. */
  *all(): Iterable<StubElement> {
    yield this;
    for (const child of this.children) if (child instanceof StubElement) yield* child.all();
  }
}

/** A human verification that is drawn, in a place where a test can use it. */
export interface Drawn {
  readonly verification: HumanVerification;
  /** Whether there was a proof, each time that it changed. */
  readonly heard: readonly boolean[];
  readonly isEmpty: () => boolean;
  tick(): void;
}

const everyDrawn = new Set<HumanVerification>();

/** Takes away what was drawn: its proofs would last for a minute. */
export function clearDrawn(): void {
  for (const verification of everyDrawn) verification.clear();
  everyDrawn.clear();
}

export async function drawn(backend: AuthBackend): Promise<Drawn> {
  const verification = backend.humanVerification({});
  everyDrawn.add(verification);
  const container = new StubElement('div');
  const heard: boolean[] = [];
  await verification.render(container as unknown as HTMLElement, (isSolved) => heard.push(isSolved));
  return {
    verification,
    heard,
    isEmpty: () => container.children.length === 0,
    tick() {
      const box = [...container.all()].find(({ type }) => type === 'checkbox');
      assert.ok(box, 'expected a checkbox, saw none');
      box.checked = !box.checked;
      box.dispatchEvent(new Event('change'));
    },
  };
}

/** A human verification that somebody has solved. */
export async function solved(backend: AuthBackend): Promise<HumanVerification> {
  const { verification, tick } = await drawn(backend);
  tick();
  return verification;
}
