import { type ReactElement, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { AuthUser } from '../adapters/auth-backend.ts';
import { toFixedColorScheme } from '../renderers/common/color-scheme.ts';
import { createLoadingViewStore } from '../renderers/react/loading-view-store.ts';
import { brandKeys, toScreenAppearance } from '../renderers/react/sign-in/appearance.ts';
import { useConfiguredWidget } from '../renderers/react/sign-in/use-configured-widget.ts';
import { Widget } from '../renderers/react/Widget.tsx';
import { getEnglish } from '../widget/load-messages.ts';
import { oneTapPlace } from '../widget/one-tap/one-tap-place.ts';
import { openUrl } from '../widget/page.ts';
import type { View } from '../widget/view.ts';
import { forgetAddress, needsWidget } from './address.ts';
import { checkProps, type SignInDialogProps, withPopups } from './dialog-options.ts';
import { DialogHeader } from './DialogHeader.tsx';
import { useClosing } from './use-closing.ts';
import { useEnd } from './use-end.ts';
import { useFirstFocus } from './use-first-focus.ts';
import { useModal } from './use-modal.ts';
import '../theme/doorstep.css';
import '../theme/dialog.css';

/** ID of the element in which Google draws One Tap. */
const ONE_TAP = 'doorstep-one-tap';

/**
 * The sign-in widget in a modal dialog over the page. Opens if `open` is true. Also opens by itself if the page needs
 * the widget, for example if a mailed link has opened the page. Renders nothing on a server. Needs the style sheets
 * `doorstep-auth/style.css` and `doorstep-auth/dialog.css`.
 *
 * @throws ConfigError (while rendering) that lists every wrong prop. The values in `config` are checked as `<SignIn>`
 *   checks them, but only while the dialog is open
 */
export function SignInDialog<User extends AuthUser = AuthUser>(props: SignInDialogProps<User>): ReactElement | null {
  // The cast is safe: the functions of the app receive only users of the backend, which are of the type `User`.
  const options = props as unknown as SignInDialogProps;
  checkProps(options);
  // Null until React has hydrated the HTML of the server.
  const [isNeeded, setNeeded] = useState<boolean | null>(null);
  // Check only once, after mounting. A later check could open the dialog again after the visitor has closed it.
  const firstConfig = useRef(options.config);
  useEffect(() => setNeeded(needsWidget(firstConfig.current)), []);
  if (isNeeded === null || !(options.open || isNeeded)) return null;
  const close = (): void => {
    setNeeded(false);
    forgetAddress();
    options.onClose();
  };
  return <OpenDialog {...options} onClose={close} />;
}

function OpenDialog(props: SignInDialogProps): ReactElement {
  const { open: _open, onClose, onSuccess, label, className, style, appearance = {}, ...flow } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const hasSucceeded = useRef(false);
  /** True after `close` has called `onClose`. False again if the widget shows a new view in the still open dialog. */
  const hasCalledOnClose = useRef(false);
  // After a sign-in, does nothing, because the widget's `onSuccess` (below) has already called `onClose`.
  const close = (): void => {
    if (hasSucceeded.current) return;
    hasCalledOnClose.current = true;
    onClose();
  };
  const options: Parameters<typeof useConfiguredWidget>[1] = {
    ...flow,
    config: withPopups(flow.config),
    history: 'none',
    appearance: toScreenAppearance(appearance),
    // Close the dialog before the next page opens. This deletes the parameters of a mailed link from the current
    // history entry. Otherwise, the visitor could go back to an entry with these parameters.
    navigate(url) {
      close();
      (flow.navigate ?? openUrl)(url);
    },
    // Calls `onClose` even if the app has already unmounted the dialog, because a user is signed in now. Otherwise, the
    // app's `open` could stay true, and the dialog would open again after a sign-out. Does not call `onClose` a second
    // time if the visitor has closed the dialog while a passkey was offered, which completes the sign-in.
    onSuccess(result) {
      hasSucceeded.current = true;
      try {
        onSuccess?.(result);
      } finally {
        if (!hasCalledOnClose.current) onClose();
      }
    },
  };
  const store = useConfiguredWidget(createLoadingViewStore, options, [], brandKeys);
  const view = useSyncExternalStore(store.subscribe, store.getSnapshot)?.view;
  useLayoutEffect(() => void (hasCalledOnClose.current = false), [view]);
  const { request, events } = useClosing(store, view, close);
  useModal(dialog, hasVerification(view));
  useFirstFocus(dialog, view);
  useLayoutEffect(() => {
    oneTapPlace.prompt_parent_id = ONE_TAP;
    return () => void delete oneTapPlace.prompt_parent_id;
  }, []);

  useEnd(view, close);

  const { tag, direction, texts } = view?.language ?? getEnglish();
  const title = view?.description.title;
  const name = title ?? label ?? texts.signIn;
  return createPortal(
    <dialog
      ref={dialog}
      className={`doorstep-modal ${className ?? ''}`}
      style={style}
      aria-label={name}
      lang={tag}
      dir={direction}
      tabIndex={-1}
      {...events}
    >
      <Widget
        store={store}
        colorScheme={toFixedColorScheme(appearance.colorScheme)}
        header={<DialogHeader appearance={appearance} closeLabel={texts.dismiss} onClose={request} />}
      />
      <div id={ONE_TAP} className="doorstep-one-tap" />
    </dialog>,
    document.body,
  );
}

/** Returns true if the screen contains a reCAPTCHA, also an invisible one. */
const hasVerification = (view: View | undefined): boolean =>
  Object.values(view?.description.fields ?? {}).some(({ kind }) => kind === 'humanVerification');
