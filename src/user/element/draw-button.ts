import { toFixedColorScheme } from '../../renderers/common/color-scheme.ts';
import { type Child, h, type Props, svg, type VirtualElement } from '../../renderers/plain/dom.ts';
import { describeUser } from '../describe-user.ts';
import { isSafeUrl } from '../url-options.ts';
import type { SignedInUser } from '../user-auth.ts';
import type { UserLanguage } from '../user-texts.ts';
import type { DoorstepUserItem, ElementValues } from './element-values.ts';

/** Everything that one button shows, and the listeners of its parts. */
export interface ButtonView {
  readonly values: ElementValues;
  readonly user: SignedInUser;
  readonly language: UserLanguage;
  /** The `id` of the panel, which differs between the elements of a page. */
  readonly panelId: string;
  readonly isOpen: boolean;
  readonly isSigningOut: boolean;
  /** The message after a failed sign-out. */
  readonly problem: string | null;
  /** The URL of a picture that cannot be loaded. */
  readonly failedPicture: string | null;
  readonly on: {
    keydown(event: KeyboardEvent): void;
    toggle(): void;
    openLink(event: MouseEvent, href: string): void;
    callApp(onClick: () => void): void;
    signOut(): void;
    pictureFails(url: string): void;
  };
}

/** Draws the same as `<UserButton>`. */
export function drawButton(view: ButtonView): VirtualElement {
  const { values, user, language, panelId, isOpen, failedPicture, on } = view;
  const { tag, direction, texts } = language;
  const { name, detail, initials, picture } = describeUser(user, tag);
  const shownName = name ?? (user.isAnonymous ? texts.guestShort : null);
  return h(
    'div',
    {
      key: panelId,
      class: 'doorstep-user',
      role: 'presentation',
      'data-color-scheme': toFixedColorScheme(values.colorScheme),
      lang: tag,
      dir: direction,
      on: { keydown: on.keydown },
    },
    h(
      'button',
      {
        type: 'button',
        class: 'doorstep-user-button',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? panelId : undefined,
        on: { click: on.toggle },
      },
      // Use a text instead of `aria-label`, because tools that translate pages translate only texts.
      h(
        'span',
        { class: 'doorstep-user-label' },
        texts.yourAccount,
        shownName !== null && ', ',
        keepDirection(shownName),
      ),
      h(
        'span',
        { class: 'doorstep-user-avatar', 'aria-hidden': true },
        initials === null ? drawPerson() : keepDirection(initials),
        values.picture && picture !== null && picture !== failedPicture && drawPicture(picture, on.pictureFails),
      ),
    ),
    isOpen && drawPanel(view, shownName, detail),
  );
}

function drawPanel(view: ButtonView, name: string | null, detail: string | null): VirtualElement {
  const { values, language, panelId, isSigningOut, problem, on } = view;
  const { texts } = language;
  const { accountUrl, items } = values;
  return h(
    'div',
    { id: panelId, role: 'group', 'aria-label': texts.yourAccount, class: 'doorstep-user-panel' },
    name !== null && h('p', { class: 'doorstep-user-name' }, keepDirection(name)),
    detail !== null && h('p', { class: 'doorstep-user-detail' }, keepDirection(detail)),
    accountUrl !== undefined && drawItem({ label: texts.yourAccount, href: accountUrl }, on),
    ...(Array.isArray(items) ? items.map((item: DoorstepUserItem) => drawItem(item, on)) : []),
    drawRow('button', { label: texts.signOut }, { 'aria-disabled': isSigningOut, on: { click: on.signOut } }),
    h('p', { role: 'alert', class: 'doorstep-user-error' }, problem),
  );
}

/** Draws nothing for a wrong item, because the check of items may not be loaded yet. */
function drawItem(item: Partial<DoorstepUserItem> | null, on: ButtonView['on']): Child {
  const { label, icon, href, onClick } = item ?? {};
  if (typeof label !== 'string') return null;
  if (typeof onClick === 'function')
    return drawRow('button', { label, icon }, { on: { click: () => on.callApp(onClick) } });
  if (!isSafeUrl(href)) return null;
  return drawRow('a', { label, icon }, { href, on: { click: (event) => on.openLink(event, href) } });
}

function drawRow<T extends 'a' | 'button'>(
  tag: T,
  { label, icon }: Pick<DoorstepUserItem, 'label' | 'icon'>,
  props: Props<HTMLElementTagNameMap[T]>,
): VirtualElement {
  return h(
    tag,
    { key: label, type: tag === 'button' && 'button', class: 'doorstep-user-action', ...props },
    drawIcon(icon),
    keepDirection(label),
  );
}

/** Copies the app's icon, because several items and several elements of a page may have the same icon. */
function drawIcon(icon: DoorstepUserItem['icon']): VirtualElement {
  const props = { class: 'doorstep-user-icon', 'aria-hidden': true };
  if (!(icon instanceof Element)) return h('span', props, typeof icon === 'string' && icon);
  // The key makes a changed icon replace this element. Otherwise, the element would keep the old icon.
  return h('span', { ...props, key: icon.outerHTML, onCreate: (span) => span.append(icon.cloneNode(true)) });
}

/** Draws a text that keeps its own direction, such as a Hebrew name on an English page. */
const keepDirection = (text: string | null): VirtualElement => h('bdi', {}, text);

/** Outline of a person, for a user without initials. */
const drawPerson = (): VirtualElement =>
  svg(
    'svg',
    { viewBox: '0 0 24 24' },
    svg('path', { d: 'M12 4a4 4 0 0 0 0 8 4 4 0 0 0 0-8M4 20.5c1-4.2 3.8-6 8-6s7 1.8 8 6' }),
  );

/** Draws the picture on top of the initials. The request for it does not contain the address of the page. */
const drawPicture = (url: string, onError: (url: string) => void): VirtualElement =>
  h('img', { alt: '', referrerpolicy: 'no-referrer', src: url, on: { error: () => onError(url) } });
