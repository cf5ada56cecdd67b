import { useId, useRef, type KeyboardEvent, type SubmitEvent } from 'react';
import type { View, ViewHandlers } from 'doorstep-auth/headless';
import { Actions } from './Actions.tsx';
import { Choices } from './Choices.tsx';
import { Dialog } from './Dialog.tsx';
import { Field } from './Field.tsx';
import { NewTexts } from './NewTexts.tsx';
import { Notice } from './Notice.tsx';
import { loadWhenDrawn } from './load-when-drawn.ts';
import { Paragraph, Text } from './Text.tsx';
import { Tick } from './Tick.tsx';
import { focusStart, useFocus } from './use-focus.ts';

// Few visitors see a QR code, so load the code that draws it later.
const QrCode = loadWhenDrawn(() => import('./QrCode.tsx'));

interface ScreenProps {
  view: View;
  handlers: ViewHandlers;
  isFirstScreen: boolean;
}

export function Screen({ view, handlers, isFirstScreen }: ScreenProps) {
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  useFocus(form, view, isFirstScreen);

  const { description, errors, notice, pending, busy, chosen, dialog, language } = view;
  const { title, heading, picture, body, qrCode, username, divider, status, footer } = description;
  const { fields = {}, choices = {}, actions = {} } = description;

  const readValues = () => {
    const data = new FormData(form.current!);
    return Object.fromEntries(Object.keys(fields).map((name) => [name, String(data.get(name) ?? '')]));
  };
  const answer = (action: string) => handlers.answer(action, readValues());
  const dismissNotice = () => {
    focusStart(form.current);
    handlers.dismissNotice();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // `submitter` is the clicked button or, after Enter, the first submit button.
    const { submitter } = event.nativeEvent;
    if (submitter instanceof HTMLButtonElement) answer(submitter.name);
  };

  // The Enter key moves the focus to the next field. In the last field, it submits the form.
  const moveOn = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented) return;
    const controls = Object.keys(fields).map((name) => event.currentTarget.elements.namedItem(name));
    const index = controls.findIndex((control) => control === event.target);
    const next = index < 0 ? null : controls[index + 1];
    if (!(next instanceof HTMLElement) || next.matches('[type=checkbox], input[tabindex="-1"]')) return;
    event.preventDefault();
    next.focus();
  };

  // Draw the choices below the submit button. Draw them first if there is none, or if `providerPosition` is `above`.
  const isForm = Object.values(actions).some(({ role }) => role === 'primary');
  const isListFirst = !isForm || (divider !== undefined && view.appearance?.providerPosition === 'above');
  const dividerLine = divider !== undefined && <p className="divider">{divider}</p>;
  const choiceList = (
    <>
      {!isListFirst && dividerLine}
      <Choices choices={choices} pending={pending} waiting={busy ? chosen : null} onChoose={answer} />
      {isListFirst && dividerLine}
    </>
  );
  return (
    <form
      className="card"
      ref={form}
      tabIndex={-1}
      // Screen readers read the name when the focus enters the form. If the title gets the focus, they read the title.
      aria-labelledby={title && description.focus ? `${id}-title ${heading ? `${id}-heading` : ''}` : undefined}
      aria-label={title ? undefined : language.texts.signIn}
      aria-busy={busy}
      noValidate
      onSubmit={submit}
      onKeyDown={moveOn}
    >
      {busy && <div className="progress" role="progressbar" aria-label={language.texts.loading} />}
      {picture === 'tick' && <Tick />}
      {title && (
        <h1 id={`${id}-title`} tabIndex={-1}>
          {title}
        </h1>
      )}
      {heading && (
        <h2 id={`${id}-heading`} tabIndex={-1}>
          {heading}
        </h2>
      )}
      {notice !== null && <Notice text={notice} button={language.texts.dismiss} onClick={dismissNotice} />}
      {body?.map((content, index) => (
        <Paragraph key={index} content={content} onAction={answer} />
      ))}
      {qrCode && <QrCode {...qrCode} texts={language.texts} />}
      {username !== undefined && <input name="username" autoComplete="username" value={username} readOnly hidden />}
      {isListFirst && choiceList}
      {Object.entries(fields).map(([name, field]) => (
        <Field
          key={name}
          id={`${id}-${name}`}
          name={name}
          field={field}
          error={errors[name]}
          newValues={view.values}
          language={language}
          onEdit={() => handlers.edit(name, readValues())}
          onAction={answer}
          drawVerification={handlers.verification}
        />
      ))}
      <Actions actions={actions} status={status} pending={pending} onAction={answer} />
      {!isListFirst && choiceList}
      {footer?.kind === 'sentence' && (
        <p className="small">
          <Text content={footer.content} onAction={answer} />
        </p>
      )}
      {footer?.kind === 'links' && (
        <ul className="small">
          {footer.content.map((link, index) => (
            <li key={index}>
              <Text content={[link]} onAction={answer} />
            </li>
          ))}
        </ul>
      )}
      <NewTexts view={view} />
      <Dialog dialog={dialog} />
    </form>
  );
}
