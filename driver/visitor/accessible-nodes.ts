import type { Session } from '../browser/session.ts';

export interface AccessibleNode {
  readonly id: string;
  /** ARIA role, or a role of Chromium's own, such as `MenuListPopup`. */
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly isInvalid: boolean;
}

/**
 * Returns the focused element, followed by its ancestors. If `aria-activedescendant` names an option, this option
 * counts as focused.
 */
export const readFocusedNodes = (
  session: Pick<Session, 'context' | 'page' | 'hasDevtools'>,
): Promise<readonly AccessibleNode[]> =>
  session.hasDevtools ? readFromBrowser(session) : session.page.evaluate(readFromDocument);

/** A node in the answers of the DevTools protocol. Lists only the properties that the driver reads. */
interface DevtoolsNode {
  readonly backendDOMNodeId?: number;
  readonly ignored: boolean;
  readonly role?: DevtoolsValue;
  readonly name?: DevtoolsValue;
  readonly description?: DevtoolsValue;
  readonly properties?: readonly { readonly name: string; readonly value: DevtoolsValue }[];
}

interface DevtoolsValue {
  readonly value?: unknown;
}

/** Reads the browser's own accessibility tree. */
async function readFromBrowser({
  context,
  page,
}: Pick<Session, 'context' | 'page'>): Promise<readonly AccessibleNode[]> {
  const devtools = await context.newCDPSession(page);
  try {
    await devtools.send('Accessibility.enable');
    const expression = `(() => {
      const { activeElement } = document;
      const option = activeElement?.getAttribute('aria-activedescendant');
      return (option && document.getElementById(option)) || activeElement;
    })()`;
    const { result } = await devtools.send('Runtime.evaluate', { expression });
    if (result.objectId === undefined) return [];
    const { nodes } = await devtools.send('Accessibility.getAXNodeAndAncestors', { objectId: result.objectId });
    return (nodes as readonly DevtoolsNode[]).filter(({ ignored }) => !ignored).map(toNode);
  } finally {
    await devtools.detach();
  }
}

function toNode({ backendDOMNodeId = -1, role, name, description, properties = [] }: DevtoolsNode): AccessibleNode {
  const getText = (value: DevtoolsValue | undefined): string => (typeof value?.value === 'string' ? value.value : '');
  const isInvalid = properties.some((property) => property.name === 'invalid' && property.value.value !== 'false');
  return {
    id: String(backendDOMNodeId),
    role: getText(role),
    name: getText(name),
    description: getText(description),
    isInvalid,
  };
}

declare global {
  interface Window {
    /**
     * IDs of the elements that {@link readFocusedNodes} has returned. A later call returns the same ID for the same
     * element.
     */
    elementIds?: WeakMap<Element, string>;
  }
}

/**
 * Reads roles, names and descriptions from the document, for browsers whose accessibility tree the driver cannot read.
 * Supports only the kinds of elements that the widget uses. Runs in the page.
 */
function readFromDocument(): AccessibleNode[] {
  const ids = (window.elementIds ??= new WeakMap());
  const { activeElement } = document;
  const option = document.getElementById(activeElement?.getAttribute('aria-activedescendant') ?? '');
  const focused = option ?? activeElement;

  const normalize = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
  const getText = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.ariaHidden === 'true' || !node.checkVisibility()) return '';
    const text = node instanceof HTMLImageElement ? node.alt : [...node.childNodes].map(getText).join('');
    return getComputedStyle(node).display.startsWith('inline') ? text : ` ${text} `;
  };
  const readReferenced = (element: Element, attribute: string): string =>
    normalize(
      (element.getAttribute(attribute) ?? '')
        .split(/\s+/)
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' '),
    );
  const getRole = (element: Element): string => {
    if (element.role !== null) return element.role;
    if (element instanceof HTMLInputElement) return element.type === 'checkbox' ? 'checkbox' : 'textbox';
    if (/^h[1-6]$/i.test(element.tagName)) return 'heading';
    const roles: Readonly<Record<string, string>> = {
      A: 'link',
      BUTTON: 'button',
      FORM: 'form',
      FIELDSET: 'group',
      DIALOG: 'dialog',
      BODY: 'RootWebArea',
      HTML: 'RootWebArea',
    };
    return roles[element.tagName] ?? 'generic';
  };
  const getOwnName = (element: Element, role: string): string => {
    if (element instanceof HTMLFieldSetElement)
      return normalize(element.querySelector(':scope > legend')?.textContent ?? '');
    if (element instanceof HTMLInputElement) return normalize([...(element.labels ?? [])].map(getText).join(' '));
    return ['button', 'link', 'heading', 'option'].includes(role) ? normalize(getText(element)) : '';
  };
  const read = (element: Element): AccessibleNode => {
    const id = ids.get(element) ?? String(Math.random());
    ids.set(element, id);
    const role = getRole(element);
    return {
      id,
      role,
      name:
        readReferenced(element, 'aria-labelledby') || normalize(element.ariaLabel ?? '') || getOwnName(element, role),
      description: readReferenced(element, 'aria-describedby'),
      isInvalid: element.ariaInvalid !== null && element.ariaInvalid !== 'false',
    };
  };

  const nodes: AccessibleNode[] = [];
  for (let element = focused; element !== null; element = element.parentElement) nodes.push(read(element));
  return nodes;
}
