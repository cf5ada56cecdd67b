import type { FormEvent, KeyboardEvent } from 'react';
import { useId, useRef } from 'react';
import { Actions } from './Actions.tsx';
import { BusyBar } from './BusyBar.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import { faceTexts } from './face-texts.ts';
import { Field } from './Field.tsx';
import { heading, nextField, valuesOf } from './form.ts';
import { LegalFooter } from './LegalFooter.tsx';
import { Notice } from './Notice.tsx';
import { Paragraph } from './Paragraph.tsx';
import { ProgressPage } from './ProgressPage.tsx';
import type { Scene } from './stage.ts';
import { Title } from './Title.tsx';
import { useFocus } from './use-focus.ts';

/** One screen of the widget, from its description. */
export function Screen({ view, handlers, isFirst }: Scene) {
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  useFocus(form, view, isFirst);

  const { description, errors, notice, pending, busy } = view;
  if (description.progress) return <ProgressPage kind={description.progress} busy={busy} />;

  const fields = Object.entries(description.fields ?? {});
  const actions = Object.entries(description.actions ?? {});
  const primary = actions.find(([, { role }]) => role === 'primary')?.[0];
  const answer = (action: string) => {
    const names = fields.map(([name]) => name);
    handlers.answer(action, form.current ? valuesOf(form.current, names) : {});
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (primary !== undefined) answer(primary);
  };
  // Enter goes to the next field; in the last one it submits, as forms do (reference §4 "Focus and Enter").
  const goOn = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const next = nextField(event.currentTarget, event.target, fields);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const dismiss = () => {
    handlers.dismissNotice();
    // The button that has the focus goes away.
    (form.current?.querySelector<HTMLElement>('input:not([hidden])') ?? heading(form.current))?.focus();
  };

  return (
    <form
      className={`doorstep-card${description.choices ? ' doorstep-plain' : ''}`}
      ref={form}
      tabIndex={-1}
      aria-label={description.title === undefined ? faceTexts.signIn : undefined}
      noValidate
      onSubmit={submit}
      onKeyDown={goOn}
    >
      {busy && <BusyBar />}
      <Title title={description.title} heading={description.heading} />
      {notice !== null && <Notice text={notice} onDismiss={dismiss} />}
      {description.body?.map((content, at) => (
        <Paragraph key={at} content={content} onAction={answer} />
      ))}
      {description.username !== undefined && (
        <input type="text" name="username" autoComplete="username" value={description.username} readOnly hidden />
      )}
      {fields.map(([name, field]) => (
        <Field
          key={name}
          id={`${id}${name}`}
          name={name}
          field={field}
          error={errors[name]}
          onEdit={() => handlers.edit(name)}
        />
      ))}
      {description.choices && <ChoiceList choices={description.choices} onChoose={answer} />}
      <Actions actions={actions} pending={pending} onAction={answer} />
      {description.footer && <LegalFooter footer={description.footer} onAction={answer} />}
    </form>
  );
}
