import type { View, ViewHandlers } from '../../widget/view.ts';
import { findNextField, focusStart, nameForm, readValues } from '../common/form.ts';
import { actionRow } from './actions.ts';
import { h, renderChildren, type Child } from './dom.ts';
import { createFields } from './fields.ts';
import { loadedModules } from './lazy-modules.ts';
import { busyBar, dialogRegion } from './progress.ts';
import { noticeBox } from './notice-box.ts';
import { headings, paragraph, smallPrint } from './texts.ts';
import { createViewFocus } from './view-focus.ts';

/** A form that draws one screen until the visitor leaves the screen. */
export interface ScreenForm {
  readonly form: HTMLFormElement;
  draw(view: View): void;
  /** Removes the human verification, if any, and stops drawing. */
  close(): void;
}

/**
 * Creates the form that draws a screen. Keeps what the visitor has typed until the visitor leaves the screen.
 *
 * @param id prefix of the IDs of all elements; different for every screen on the page
 * @param isFirstScreen whether this is the widget's first screen
 */
export function createScreen(
  firstView: View,
  handlers: ViewHandlers,
  { id, isFirstScreen }: { readonly id: string; readonly isFirstScreen: boolean },
): ScreenForm {
  const form = document.createElement('form');
  const fields = createFields();
  const moveFocus = createViewFocus(isFirstScreen);
  const initialActions = Object.keys(firstView.description.actions ?? {});
  const closing = new AbortController();
  let view = firstView;
  let lastValues: View['values'] | null = null;
  let isDrawing = false;

  const fieldNames = (): string[] => Object.keys(view.description.fields ?? {});
  const values = () => readValues(form, fieldNames());
  const answer = (action: string): void => handlers.answer(action, values());

  form.className = 'doorstep-card';
  form.dataset['doorstepPart'] = 'card';
  form.tabIndex = -1;
  form.noValidate = true;
  form.addEventListener('formdata', ({ formData }) => fields.setFormData(formData));
  // If the visitor presses Enter, `event.submitter` is the button of the first primary action.
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (event.submitter instanceof HTMLButtonElement) answer(event.submitter.name);
  });
  // Enter moves the focus to the next field. In the last field, Enter submits the form (reference §4 "Focus and
  // Enter").
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing || event.defaultPrevented || !event.target) return;
    const nextField = findNextField(form, event.target, fieldNames());
    if (!nextField) return;
    event.preventDefault();
    nextField.focus();
  });

  function dismissNotice(): void {
    handlers.dismissNotice();
    focusStart(form);
  }

  /**
   * Draws the form. Drawing can remove the focused element, whose `blur` listener then calls `redraw` again. This
   * second call does nothing.
   */
  function redraw(): void {
    if (isDrawing || closing.signal.aborted) return;
    isDrawing = true;
    const name = nameForm(view, id);
    for (const attribute of ['aria-label', 'aria-labelledby'] as const) {
      if (name[attribute] === undefined) form.removeAttribute(attribute);
      else form.setAttribute(attribute, name[attribute]);
    }
    renderChildren(form, drawContent());
    isDrawing = false;
  }

  function drawContent(): readonly Child[] {
    const { description, notice, pending, busy, dialog } = view;
    const { body = [], actions = {}, footer, username, picture } = description;
    const answerProps = { pending, answer, id };
    const { choices } = loadedModules;
    const list = choices?.choiceList(view, answerProps) ?? [];
    const isListFirst = choices?.isListFirst(view);
    return [
      busy && busyBar(view),
      picture && loadedModules.beyondEmailScreen?.tick(),
      ...headings(description, id),
      notice !== null &&
        noticeBox({
          text: notice,
          isSuccess: description.isSuccess,
          label: view.language.texts.dismiss,
          onClick: dismissNotice,
        }),
      ...body.map((text) => paragraph(text, answer)),
      description.qrCode && loadedModules.qrCode?.qrCode(description.qrCode, view, redraw),
      username !== undefined &&
        h('input', {
          type: 'text',
          name: 'username',
          autocomplete: 'username',
          value: username,
          readonly: true,
          hidden: true,
        }),
      ...(isListFirst ? list : []),
      ...drawFields(),
      actionRow(loadedModules.appearance?.orderActions(view) ?? Object.entries(actions), description, answerProps),
      ...(isListFirst ? [] : list),
      loadedModules.beyondEmailScreen?.newActions(view, initialActions),
      footer && smallPrint(footer, answer),
      dialogRegion(dialog),
    ];
  }

  function drawFields(): readonly Child[] {
    const { description, errors } = view;
    return Object.entries(description.fields ?? {}).map(([name, field]) =>
      fields.draw(field, {
        id: `${id}${name}`,
        name,
        error: errors[name],
        onEdit: () => handlers.edit(name, values()),
        onAction: answer,
        redraw,
        language: view.language,
        verification: handlers.verification,
        closing: closing.signal,
      }),
    );
  }

  return {
    form,
    draw(newView) {
      view = newView;
      redraw();
      if (lastValues !== view.values) fields.setValues(form, view.values);
      lastValues = view.values;
      moveFocus(form, view);
    },
    close: () => closing.abort(),
  };
}
