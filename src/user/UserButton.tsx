import { type MouseEvent, type ReactElement, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { toFixedColorScheme } from '../renderers/common/color-scheme.ts';
import type { UserButtonItem } from './button-items.ts';
import { findPropProblems, type UserButtonProps } from './button-options.ts';
import { describeUser } from './describe-user.ts';
import { placePanel } from './place-panel.ts';
import { throwProblems } from './prop-problems.ts';
import { readRefusal } from './sign-out.ts';
import { isSafeUrl, toUrl } from './url-options.ts';
import { useDismissal } from './use-dismissal.ts';
import { useItemCheck } from './use-item-check.ts';
import { useSignOut } from './use-sign-out.ts';
import { useUser } from './use-user.ts';
import { useUserLanguage } from './use-user-language.ts';
import type { SignedInUser } from './user-auth.ts';
import { toUserKey } from './user-key.ts';
import { UserAvatar } from './UserAvatar.tsx';
import type { UserLanguage } from './user-texts.ts';

/**
 * A round button for the signed-in user. It opens a panel with the name and email, a link to the account page, the
 * items of the app, and "Sign Out". Renders nothing without a user, and on a server. Needs the style sheet
 * `doorstep-auth/user.css`.
 *
 * @throws ConfigError (while rendering) that lists every wrong prop. Wrong `items` are reported soon after mounting.
 */
export function UserButton(props: UserButtonProps): ReactElement | null {
  throwProblems(findPropProblems(props));
  useItemCheck(props.items);
  const user = useUser(props.auth);
  const language = useUserLanguage(props);
  if (!user || !language) return null;
  // The key makes React mount the button again for another user, which closes an open panel.
  return <ButtonWithPanel key={toUserKey(props.auth, user)} {...props} user={user} language={language} />;
}

interface ButtonWithPanelProps extends UserButtonProps {
  readonly user: SignedInUser;
  readonly language: UserLanguage;
}

/**
 * The button and its panel, by the disclosure pattern of the ARIA Authoring Practices. It is not a menu: a menu may
 * contain only commands, so screen readers would skip the name and email. A menu also needs the arrow keys, which are
 * unusual in a list of links.
 */
function ButtonWithPanel(props: ButtonWithPanelProps): ReactElement {
  const { auth, user, language, accountUrl, signOutUrl, items, onSignOut, navigate, picture } = props;
  const { tag, direction, texts } = language;
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();

  const close = (returnsFocus: boolean): void => {
    if (returnsFocus) button.current?.focus();
    setOpen(false);
    setProblem(null);
  };
  const closeByEscape = useDismissal(isOpen, box, close);
  const [isSigningOut, signOut] = useSignOut(
    auth,
    onSignOut,
    () => {
      if (signOutUrl) (navigate ?? openUrl)(toUrl(signOutUrl));
    },
    (error) => {
      console.info('[doorstep]', error);
      setProblem(readRefusal(error) ?? texts.generic);
      setOpen(true);
    },
  );
  // Place the panel after every render, because a longer name or an error changes its size.
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    const place = (): void => placePanel(element);
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  });

  const toggle = (): void => {
    // Focuses the button, because Safari does not focus a button that is clicked.
    close(true);
    setOpen(!isOpen);
  };
  const openLink = (event: MouseEvent, url: string): void => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (navigate && isPlain) {
      event.preventDefault();
      navigate(toUrl(url));
    }
    close(true);
  };
  const callApp = (onClick: () => void): void => {
    // Remove the panel before the app's function runs. A dialog of the app then gives the focus back to the round
    // button, and `print()` does not print the panel.
    flushSync(() => close(true));
    onClick();
  };
  const startSignOut = (): void => {
    setProblem(null);
    signOut();
  };

  const { name, detail, ...mark } = describeUser(user, tag);
  /** Draws nothing for a wrong item, because its `ConfigError` has to wait until the check of items is loaded. */
  const drawRow = (item: Partial<UserButtonItem> | null, key?: number, isDisabled?: boolean): ReactNode => {
    const { label, href, onClick, icon } = item ?? {};
    if (typeof label !== 'string') return null;
    const content = (
      <>
        <span className="doorstep-user-icon" aria-hidden="true">
          {icon}
        </span>
        <bdi>{label}</bdi>
      </>
    );
    const className = 'doorstep-user-action';
    if (typeof onClick === 'function') {
      const click = isDisabled === undefined ? () => callApp(onClick) : onClick;
      return (
        <button key={key} className={className} type="button" aria-disabled={isDisabled} onClick={click}>
          {content}
        </button>
      );
    }
    return (
      isSafeUrl(href) && (
        <a key={key} className={className} href={href} onClick={(event) => openLink(event, href)}>
          {content}
        </a>
      )
    );
  };
  const shownName = name ?? (user.isAnonymous ? texts.guestShort : null);
  return (
    <div
      ref={box}
      role="presentation"
      className={`doorstep-user ${props.className ?? ''}`}
      data-color-scheme={toFixedColorScheme(props.colorScheme)}
      lang={tag}
      dir={direction}
      onKeyDown={closeByEscape}
    >
      <button
        ref={button}
        type="button"
        className="doorstep-user-button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={toggle}
      >
        {/* Use a text instead of `aria-label`, because tools that translate pages translate only texts. */}
        <span className="doorstep-user-label">
          {texts.yourAccount}
          {shownName !== null && ', '}
          <bdi>{shownName}</bdi>
        </span>
        <UserAvatar initials={mark.initials} picture={picture ? mark.picture : null} />
      </button>
      {isOpen && (
        <div ref={panel} id={panelId} role="group" aria-label={texts.yourAccount} className="doorstep-user-panel">
          {shownName !== null && (
            <p className="doorstep-user-name">
              <bdi>{shownName}</bdi>
            </p>
          )}
          {detail !== null && (
            <p className="doorstep-user-detail">
              <bdi>{detail}</bdi>
            </p>
          )}
          {drawRow({ label: texts.yourAccount, href: accountUrl })}
          {Array.isArray(items) && items.map((item, index) => drawRow(item, index))}
          {drawRow({ label: texts.signOut, onClick: startSignOut }, 0, isSigningOut)}
          <p role="alert" className="doorstep-user-error">
            {problem}
          </p>
        </div>
      )}
    </div>
  );
}

const openUrl = (url: URL): void => location.assign(url);
