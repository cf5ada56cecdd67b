import type { AppField, AppTextField, CheckboxField, VerificationField } from '../../widget/description.ts';
import { h, type VirtualElement } from './dom.ts';
import { errorAttributes, fieldError, labelledField, type FieldContext } from './field.ts';
import { part } from './part.ts';
import { inlineText } from './texts.ts';
import { verificationField } from './verification-field.ts';

/**
 * Draws the kinds of fields that the screen with the email field never contains, such as checkboxes. So this module can
 * be loaded after that screen.
 */
export function laterField(field: AppField | VerificationField, context: FieldContext): VirtualElement {
  switch (field.kind) {
    case 'text':
      return appTextField(field, context);
    case 'checkbox':
      return checkbox(field, context);
    case 'humanVerification':
      return verificationField(field, context);
  }
}

/** Draws a text field of the app. `value` is only the initial value; the browser keeps what the visitor types. */
function appTextField(field: AppTextField, context: FieldContext): VirtualElement {
  const { label, value = '', autocomplete, maxLength } = field;
  const input = h('input', {
    ...inputAttributes(field, context),
    ...part('input', ' doorstep-app-input'),
    type: 'text',
    autocomplete,
    maxlength: maxLength,
    onCreate(element) {
      element.value = value;
    },
  });
  return labelledField(context, [label], [input]);
}

/** Draws a checkbox that the app has added to the form, with its label. The label may contain a link. */
function checkbox(field: CheckboxField, context: FieldContext): VirtualElement {
  const { id, name, error } = context;
  return h(
    'div',
    { ...part('field'), key: name },
    h(
      'div',
      { class: 'doorstep-checkbox-row' },
      h('input', { ...inputAttributes(field, context), ...part('checkbox'), type: 'checkbox' }),
      h('label', { ...part('label'), for: id }, ...inlineText(field.label, () => {})),
    ),
    fieldError(id, error),
  );
}

/** Returns the attributes of an input that the app has added to the form. */
const inputAttributes = ({ missing }: AppField, context: FieldContext) => ({
  ...errorAttributes(context),
  key: 'input',
  id: context.id,
  name: context.name,
  'aria-required': missing === undefined ? undefined : true,
  on: { input: context.onEdit },
});
