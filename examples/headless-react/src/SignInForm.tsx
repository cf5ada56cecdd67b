import { useRef } from 'react';
import { useSignInFlow, type SignInFlowOptions } from 'doorstep-auth/headless-react';
import { Dialog } from './Dialog.tsx';
import { Notice } from './Notice.tsx';
import { Screen } from './Screen.tsx';
import { focusStart } from './use-focus.ts';

/** The sign-in flow, drawn with the components of this app. */
export function SignInForm(options: SignInFlowOptions) {
  const { view, screenKey, isFirstScreen, ...handlers } = useSignInFlow(options);
  const box = useRef<HTMLDivElement>(null);
  if (view === null) return null;
  const { description, busy, dialog, longWait, language } = view;
  const isWaiting = dialog === null && (busy || description.progress === 'card');
  const stopWaiting = () => {
    focusStart(box.current);
    handlers.stopWaiting();
  };
  return (
    <div className="sign-in" ref={box} data-screen={view.screen} lang={language.tag} dir={language.direction ?? 'ltr'}>
      {description.progress ? (
        <div className={description.progress === 'card' || dialog ? 'card' : undefined}>
          {isWaiting && <div className="progress" role="progressbar" aria-label={language.texts.loading} />}
          <Dialog dialog={dialog} />
        </div>
      ) : (
        // React creates new fields for each new key, so text from the last screen does not appear on the next one.
        <Screen key={screenKey} view={view} handlers={handlers} isFirstScreen={isFirstScreen} />
      )}
      {longWait && <Notice text={longWait.text} button={longWait.stop} onClick={stopWaiting} />}
      <p className="sr-only" role="status">
        {isWaiting && language.texts.loading}
      </p>
    </div>
  );
}
