import type { View, ViewHandlers } from '../../widget/view.ts';
import { rendererTexts } from '../common/renderer-texts.ts';
import { heading, nextField, valuesOf } from '../common/form.ts';
import { actionNews, actionRow, choiceList } from './actions.ts';
import { fill, h, type Child, type Piece } from './dom.ts';
import { createFields } from './fields.ts';
import { createFocus } from './focus.ts';
import { busyBar, dialogPlace, tick } from './progress.ts';
import { qrCode } from './qr-code.ts';
import { headings, paragraph, smallPrint } from './texts.ts';

/** A screen for as long as it is visited. */
export interface ScreenForm {
  readonly form: HTMLFormElement;
  draw(view: View): void;
  /** What others have drawn in it is taken away. */
  close(): void;
}

/** One screen of the widget, from its descriptions. What was typed is kept until another one is visited. */
export function createScreen(first: View, handlers: ViewHandlers, isFirst: boolean): ScreenForm {
  const form = document.createElement('form');
  const fields = createFields();
  const takeFocus = createFocus(isFirst);
  const known = Object.keys(first.description.actions ?? {});
  const closing = new AbortController();
  let view = first;
  let given: View['values'] | null = null;
  let isDrawing = false;

  const names = (): string[] => Object.keys(view.description.fields ?? {});
  const values = () => valuesOf(form, names());
  const answer = (action: string): void => handlers.answer(action, values());

  form.className = 'doorstep-card';
  form.tabIndex = -1;
  form.noValidate = true;
  form.addEventListener('formdata', ({ formData }) => fields.complete(formData));
  // By a click on one of the primary actions, or by Enter, which is the first one's.
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (event.submitter instanceof HTMLButtonElement) answer(event.submitter.name);
  });
  // Enter goes to the next field; in the last one it submits, as forms do (reference §4 "Focus and Enter").
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing || event.defaultPrevented || !event.target) return;
    const next = nextField(form, event.target, names());
    if (!next) return;
    event.preventDefault();
    next.focus();
  });

  function dismiss(): void {
    handlers.dismissNotice();
    // The button that has the focus goes away.
    (form.querySelector<HTMLElement>('input:not([hidden])') ?? heading(form))?.focus();
  }

  /** Not within another draw: what is removed may lose the focus, and say so. */
  function redraw(): void {
    if (isDrawing || closing.signal.aborted) return;
    isDrawing = true;
    if (view.description.title === undefined) form.setAttribute('aria-label', rendererTexts.signIn);
    else form.removeAttribute('aria-label');
    fill(form, content());
    isDrawing = false;
  }

  function content(): readonly Child[] {
    const { description, notice, pending, busy, dialog } = view;
    const { body = [], choices, actions = {}, footer, username, picture } = description;
    const answering = { pending, answer };
    const list = choices && choiceList(choices, answering);
    // What the screen is about stands first: the list, unless there is something better to go on with.
    const isListFirst = Object.values(actions).every(({ role }) => role !== 'primary');
    return [
      busy && busyBar(),
      picture && tick(),
      ...headings(description),
      notice !== null && noticeOf(notice),
      ...body.map((text) => paragraph(text, answer)),
      description.qrCode !== undefined && qrCode(description.qrCode),
      username !== undefined &&
        h('input', {
          type: 'text',
          name: 'username',
          autocomplete: 'username',
          value: username,
          readonly: true,
          hidden: true,
        }),
      ...drawnFields(),
      isListFirst && list,
      actionRow(description, answering),
      !isListFirst && list,
      actionNews(description, known),
      footer && smallPrint(footer, answer),
      dialogPlace(dialog),
    ];
  }

  function drawnFields(): readonly Piece[] {
    const { description, errors, visit } = view;
    return Object.entries(description.fields ?? {}).map(([name, field]) =>
      fields.draw(field, {
        id: `doorstep-${visit}-${name}`,
        name,
        error: errors[name],
        onEdit: () => handlers.edit(name, values()),
        redraw,
        verification: handlers.verification,
        closing: closing.signal,
      }),
    );
  }

  function noticeOf(text: string): Piece {
    const button = h(
      'button',
      { type: 'button', class: 'doorstep-link', on: { click: dismiss } },
      rendererTexts.dismiss,
    );
    return h('div', { class: 'doorstep-notice' }, h('p', { role: 'alert' }, text), button);
  }

  return {
    form,
    draw(latest) {
      view = latest;
      redraw();
      if (given !== view.values) fields.put(form, view.values);
      given = view.values;
      takeFocus(form, view);
    },
    close: () => closing.abort(),
  };
}
