import { createTestAuth } from '../../fixtures/user-auth.ts';
import type { DoorstepUserItem } from '../../src/user/element/element-values.ts';
import type { DoorstepUserButtonElement } from '../../src/user/element/index.ts';
import '../../src/user/element/index.ts';
import { toSlowLanguage } from './slow-language.ts';
import { type TestItem, type UserPage, userPageName, type UserPageProps } from './user-page.ts';
import './user.css';

const container = document.querySelector('#app');
if (!container) throw new Error('The page has no element #app.');

let auth = createTestAuth();
let element: DoorstepUserButtonElement | null = null;
let loadsPages = false;
const opened: string[] = [];
let ended = 0;
let languageLoads = 0;
let dialogEscapes = 0;

function toItem({ label, href, hasIcon = false }: TestItem): DoorstepUserItem {
  const content = hasIcon ? { label, icon: createStar() } : { label };
  return href === undefined ? { ...content, onClick: () => userPage.onItem(label) } : { ...content, href };
}

/** Creates an icon whose look is set by SVG attributes, such as `stroke`, as in most icon libraries. */
function createStar(): SVGElement {
  const draw = (
    tag: string,
    attributes: Readonly<Record<string, string>>,
    ...children: readonly Node[]
  ): SVGElement => {
    const node = document.createElementNS('http://www.w3.org/2000/svg', tag) as SVGElement;
    for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
    node.append(...children);
    return node;
  };
  const size = { width: '64', height: '64', viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor' };
  const title = draw('title', {}, document.createTextNode('Star'));
  return draw('svg', size, title, draw('path', { d: 'm12 3 3 6 6 1-4.5 4.5 1 6.5-5.5-3-5.5 3 1-6.5L3 10l6-1z' }));
}

function createElement(): DoorstepUserButtonElement {
  const created = document.createElement('doorstep-user-button');
  created.addEventListener('doorstep-sign-out', () => void (ended += 1));
  created.addEventListener('doorstep-navigate', (event) => {
    if (loadsPages) return;
    event.preventDefault();
    const { pathname, search } = event.detail.url;
    opened.push(pathname + search);
  });
  created.addEventListener('doorstep-config-error', (event) => {
    event.preventDefault();
    const message = document.createElement('pre');
    message.textContent = String(event.detail);
    container?.append(message);
  });
  return created;
}

/** Puts the element into a dialog, and counts the presses of Escape that reach the dialog. */
function createDialog(content: Node): HTMLElement {
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  dialog.setAttribute('aria-label', 'Settings');
  dialog.tabIndex = -1;
  dialog.addEventListener('keydown', ({ key }) => void (dialogEscapes += key === 'Escape' ? 1 : 0));
  dialog.append(content);
  return dialog;
}

/** Removes a node as soon as no user is signed in. */
const removeWithUser = (node: Element): void => void auth.onIdTokenChanged((user) => user ?? node.remove());

function setProperties(target: DoorstepUserButtonElement, props: UserPageProps): void {
  const { items, uncheckedItems, language = 'en', languageDelay = 0, picture, colorScheme } = props;
  ({ loadsPages = false } = props);
  Object.assign(target, {
    auth,
    accountUrl: props.accountUrl,
    signOutUrl: props.signOutUrl,
    items: uncheckedItems ?? items?.map(toItem),
    picture,
    colorScheme,
    ...toSlowLanguage(language, languageDelay, () => void (languageLoads += 1)),
  });
}

const userPage: UserPage = {
  get auth() {
    return auth;
  },
  start(props = {}) {
    userPage.unmount();
    auth = createTestAuth(props);
    userPage.render(props);
    if (element && props.isInSignedIn) removeWithUser(element);
  },
  replaceAuth(user) {
    auth = createTestAuth();
    auth.report(user);
    userPage.render();
  },
  render(props = {}) {
    if (!element) {
      element = createElement();
      container.append(props.isInDialog ? createDialog(element) : element);
    }
    setProperties(element, props);
  },
  unmount() {
    container.replaceChildren();
    element = null;
  },
  opened,
  onItem() {},
  get ended() {
    return ended;
  },
  get dialogEscapes() {
    return dialogEscapes;
  },
  get languageLoads() {
    return languageLoads;
  },
};

Object.defineProperty(window, userPageName, { value: userPage });
