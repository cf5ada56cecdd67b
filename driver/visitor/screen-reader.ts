import type { Visit } from '../visit.ts';
import { toName } from './accessible-name.ts';
import { readFocusedNodes, type AccessibleNode } from './accessible-nodes.ts';

declare global {
  interface Window {
    /** Texts of live regions, in the order of their changes. */
    announcements?: string[];
  }
}

/**
 * Maps a role to the words that the screen reader says. For other roles, the screen reader says the role itself, such
 * as `button`.
 */
const roleNames: Readonly<Record<string, string>> = {
  textbox: 'text field',
  combobox: 'text field with a list',
  MenuListPopup: 'list',
  listbox: 'list',
};

/** Roles of containers that a screen reader announces by name when the focus enters them. */
const containerRoles: ReadonlySet<string> = new Set(['form', 'group', 'dialog', 'alertdialog', 'region']);

/** Creates a screen reader. It announces the focused element and the changes of live regions (WAI-ARIA). */
export function createScreenReader(visit: Visit) {
  /**
   * IDs of the element that had the focus when `startScreenReader` was called, and of the containers of this element.
   * The visitor already knows these elements, so the screen reader does not announce them.
   */
  let known: ReadonlySet<string> = new Set();

  async function readFocus(): Promise<readonly AccessibleNode[]> {
    await visit.waitUntilIdle();
    return readFocusedNodes(visit.view);
  }

  return {
    async startScreenReader(): Promise<void> {
      known = new Set((await readFocus()).map(({ id }) => id));
      await visit.view.page.evaluate(recordAnnouncements);
    },
    /** Returns the number of visible elements with a role and an accessible name. */
    async countNamed(role: 'img' | 'listbox', name: string): Promise<number> {
      await visit.waitUntilIdle();
      return visit.view.page.getByRole(role, toName(visit, name)).count();
    },
    /**
     * Returns everything that the screen reader has said since `startScreenReader`. If the focus has moved, the new
     * containers and the focused element come first.
     */
    async readSpeech(): Promise<readonly string[]> {
      const [focused, ...containers] = await readFocus();
      const hasMoved = focused !== undefined && !known.has(focused.id) && focused.role !== 'RootWebArea';
      const entered = containers.filter(
        ({ id, role, name }) => containerRoles.has(role) && name !== '' && !known.has(id),
      );
      const announcements = await visit.view.page.evaluate(() => window.announcements ?? []);
      const spoken = hasMoved ? [...entered.toReversed(), focused] : [];
      // Do not translate pages of the app: they are in English.
      const isWidget = (await visit.view.page.locator('[data-screen]').count()) > 0;
      return [...spoken.map((node) => describe(isWidget ? inEnglish(node) : node)), ...announcements.map(toEnglish)];
    },
  };

  function inEnglish(node: AccessibleNode): AccessibleNode {
    return { ...node, name: toEnglish(node.name), description: toEnglish(node.description) };
  }

  function toEnglish(text: string): string {
    return visit.translator?.toEnglishText(text.replaceAll(/[\u200E\u200F\u2066-\u2069]/g, '')) ?? text;
  }
}

/** Describes a node as a screen reader does, such as `Email, text field, invalid entry: Enter your email`. */
function describe({ role, name, description, isInvalid }: AccessibleNode): string {
  const parts = [name, ...(role === 'option' ? [] : [roleNames[role] ?? role])];
  return `${[...parts, ...(isInvalid ? ['invalid entry'] : [])].join(', ')}${description === '' ? '' : `: ${description}`}`;
}

/**
 * Records the texts that a screen reader announces: changed texts of live regions, and texts of new alerts. Runs in the
 * page.
 */
function recordAnnouncements(): void {
  const announcements: string[] = [];
  window.announcements = announcements;
  const selector = '[aria-live], [role=alert], [role=status], [role=log], [role=timer], output';
  const isQuiet = (region: Element): boolean =>
    (region.getAttribute('aria-live') ?? (region.role === 'timer' ? 'off' : 'polite')) === 'off';
  const isHidden = (region: Element): boolean =>
    region.closest('[aria-hidden=true]') !== null || !region.checkVisibility({ visibilityProperty: true });
  const getSpokenText = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.ariaHidden === 'true') return '';
    return [...node.childNodes].map(getSpokenText).join(' ');
  };
  const observer = new MutationObserver((records) => {
    const changed = new Set<Element>();
    for (const { target, addedNodes, type } of records) {
      const owner = target instanceof Element ? target : target.parentElement;
      const region = owner?.closest(selector);
      if (region && (type === 'characterData' || addedNodes.length > 0)) changed.add(region);
      if (region) continue;
      const added = [...addedNodes].filter((node) => node instanceof Element);
      const alerts = added.flatMap((node) => [node, ...node.querySelectorAll('[role=alert]')]);
      for (const alert of alerts.filter((node) => node.matches('[role=alert]'))) changed.add(alert);
    }
    for (const region of changed) {
      const text = getSpokenText(region).replaceAll(/\s+/g, ' ').trim();
      if (region.isConnected && text !== '' && !isQuiet(region) && !isHidden(region)) announcements.push(text);
    }
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
}
