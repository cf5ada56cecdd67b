import type { KeyboardEvent, SubmitEvent } from 'react';
import { useId, useRef } from 'react';
import { findNextField, focusStart, nameForm, readValues } from '../common/form.ts';
import { Actions } from './Actions.tsx';
import { BusyBar } from './BusyBar.tsx';
import { Dialog } from './Dialog.tsx';
import { Field } from './Field.tsx';
import { Headings } from './Headings.tsx';
import { loadedComponents } from './lazy-components.ts';
import { Notice } from './Notice.tsx';
import { Paragraph } from './Paragraph.tsx';
import { SmallPrint } from './SmallPrint.tsx';
import { useViewFocus } from './use-view-focus.ts';
import type { ViewSnapshot } from './view-store.ts';
import { partProps } from './part-props.ts';

/** Draws the screen that the view describes. */
export function Screen({ view, handlers, isFirstScreen }: ViewSnapshot) {
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  useViewFocus(form, view, isFirstScreen);

  const { description, errors, notice, pending, busy, dialog, language } = view;
  const { title, body, fields = {}, actions = {}, footer, username, status, picture, qrCode } = description;

  const names = Object.keys(fields);
  const values = () => (form.current ? readValues(form.current, names) : {});
  const answer = (action: string) => handlers.answer(action, values());

  // `submitter` is the clicked button. After Enter, it is the button of the first primary action.
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    if (submitter instanceof HTMLButtonElement) answer(submitter.name);
  };
  // Enter moves the focus to the next field. In the last field, Enter submits the form (reference §4 "Focus and
  // Enter").
  const moveToNextField = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented) return;
    const nextField = findNextField(event.currentTarget, event.target, names);
    if (!nextField) return;
    event.preventDefault();
    nextField.focus();
  };
  const dismissNotice = () => {
    handlers.dismissNotice();
    focusStart(form.current);
  };

  const { beyondEmailScreen, choices } = loadedComponents;
  const choiceList = choices && <choices.ChoiceList view={view} onChoose={answer} />;
  const isListFirst = choices?.isListFirst(view);
  const actionRow = (
    <Actions
      actions={loadedComponents.appearance?.orderActions(view) ?? Object.entries(actions)}
      status={status}
      pending={pending}
      onAction={answer}
    />
  );
  return (
    <form
      {...partProps('card')}
      ref={form}
      tabIndex={-1}
      {...nameForm(view, id)}
      noValidate
      onSubmit={submit}
      onKeyDown={moveToNextField}
    >
      {busy && <BusyBar language={language} />}
      {picture && beyondEmailScreen && <beyondEmailScreen.Tick />}
      <Headings id={id} title={title} heading={description.heading} />
      {notice !== null && (
        <Notice
          text={notice}
          data-success={description.isSuccess}
          label={language.texts.dismiss}
          onClick={dismissNotice}
        />
      )}
      {body?.map((content, index) => (
        <Paragraph key={index} content={content} onAction={answer} />
      ))}
      {qrCode !== undefined && loadedComponents.qrCode && (
        <loadedComponents.qrCode.QrCode {...qrCode} language={language} />
      )}
      {username !== undefined && (
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      )}
      {isListFirst && choiceList}
      {Object.entries(fields).map(([name, field]) => (
        <Field
          key={name}
          id={`${id}${name}`}
          name={name}
          field={field}
          error={errors[name]}
          newValues={view.values}
          onEdit={() => handlers.edit(name, values())}
          onAction={answer}
          verification={handlers.verification}
          language={language}
        />
      ))}
      {actionRow}
      {!isListFirst && choiceList}
      {beyondEmailScreen && <beyondEmailScreen.NewActions view={view} />}
      {footer && <SmallPrint footer={footer} onAction={answer} />}
      <Dialog dialog={dialog} />
    </form>
  );
}
