import type { KeyboardEvent, SubmitEvent } from 'react';
import { useId, useRef } from 'react';
import { Actions } from './Actions.tsx';
import { BusyBar } from './BusyBar.tsx';
import { Dialog } from './Dialog.tsx';
import { rendererTexts } from '../common/renderer-texts.ts';
import { Field } from './Field.tsx';
import { heading, nextField, valuesOf } from '../common/form.ts';
import { LegalFooter } from './LegalFooter.tsx';
import { Notice } from './Notice.tsx';
import { Paragraph } from './Paragraph.tsx';
import { parts } from './parts.ts';
import type { Scene } from './stage.ts';
import { Title } from './Title.tsx';
import { useFocus } from './use-focus.ts';

/** One screen of the widget, from its description. */
export function Screen({ view, handlers, isFirst }: Scene) {
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  useFocus(form, view, isFirst);

  const { description, errors, notice, pending, busy, dialog } = view;
  const { title, body, fields = {}, choices, actions = {}, footer, username, status, picture, qrCode } = description;

  const names = Object.keys(fields);
  const values = () => (form.current ? valuesOf(form.current, names) : {});
  const answer = (action: string) => handlers.answer(action, values());

  // By a click on one of the primary actions, or by Enter, which is the first one's.
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    if (submitter instanceof HTMLButtonElement) answer(submitter.name);
  };
  // Enter goes to the next field; in the last one it submits, as forms do (reference §4 "Focus and Enter").
  const goOn = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented) return;
    const next = nextField(event.currentTarget, event.target, names);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const dismiss = () => {
    handlers.dismissNotice();
    // The button that has the focus goes away.
    (form.current?.querySelector<HTMLElement>('input:not([hidden])') ?? heading(form.current))?.focus();
  };

  const { extras } = parts;
  const list = choices && parts.choices && (
    <parts.choices.ChoiceList choices={choices} pending={pending} onChoose={answer} />
  );
  // What the screen is about stands first: the list, unless there is something better to go on with.
  const isListFirst = Object.values(actions).every(({ role }) => role !== 'primary');
  const row = <Actions actions={Object.entries(actions)} status={status} pending={pending} onAction={answer} />;
  return (
    <form
      className="doorstep-card"
      ref={form}
      tabIndex={-1}
      aria-label={title === undefined ? rendererTexts.signIn : undefined}
      noValidate
      onSubmit={submit}
      onKeyDown={goOn}
    >
      {busy && <BusyBar />}
      {picture && extras && <extras.Tick />}
      <Title title={title} heading={description.heading} />
      {notice !== null && <Notice text={notice} onDismiss={dismiss} />}
      {body?.map((content, at) => (
        <Paragraph key={at} content={content} onAction={answer} />
      ))}
      {qrCode !== undefined && parts.qrCode && <parts.qrCode.QrCode {...qrCode} />}
      {username !== undefined && (
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      )}
      {Object.entries(fields).map(([name, field]) => (
        <Field
          key={name}
          id={`${id}${name}`}
          name={name}
          field={field}
          error={errors[name]}
          given={view.values}
          onEdit={() => handlers.edit(name, values())}
          verification={handlers.verification}
        />
      ))}
      {isListFirst && list}
      {row}
      {!isListFirst && list}
      {extras && <extras.ActionNews actions={actions} />}
      {footer && <LegalFooter footer={footer} onAction={answer} />}
      <Dialog dialog={dialog} />
    </form>
  );
}
