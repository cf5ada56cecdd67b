import type { TextField } from '../../widget/description.ts';
import { hasCapsLock } from '../common/caps-lock.ts';
import { inputAttributes } from '../common/input-attributes.ts';
import { drawBadge } from './badge.ts';
import { codeInputListeners } from './code-input-listeners.ts';
import { h, type Child, type Props } from './dom.ts';
import type { FieldContext } from './field.ts';
import { part } from './part.ts';
import { passwordToggle } from './password-toggle.ts';
import { requirementList } from './requirement-list.ts';
import { inlineText } from './texts.ts';

/** The state of a text field. Only the state of a password field ever changes. */
export interface TextFieldState {
  isPasswordVisible?: boolean;
  isCapsLockOn?: boolean;
  /** Whether a password manager has filled in the field. A field with `isHiddenUntilFilled` is visible from then on. */
  isFilled?: boolean;
}

/**
 * The parts of a text field that the screen with the email field does not need, such as the button that shows the
 * password.
 */
interface Extension {
  readonly attributes?: Props<HTMLInputElement>;
  readonly on?: Props<HTMLInputElement>['on'];
  /** Drawn after the label's text. */
  readonly badge?: Child;
  /** Drawn between the input and the field's error message. */
  readonly controls?: readonly Child[];
  /** Drawn after the field's error message. */
  readonly after?: Child;
}

/**
 * Returns the optional parts of a text field, such as the button that shows a password.
 *
 * @param state the field's state, which the listeners change
 * @param focus focuses the input
 */
export function extendTextField(
  { kind, badge, autocomplete, requirements, link, isHiddenUntilFilled }: TextField,
  context: FieldContext,
  state: TextFieldState,
  focus: () => void,
): Extension {
  const { id, error, onEdit, onAction, redraw, language } = context;
  const after = link && h('p', { class: 'doorstep-field-link' }, ...inlineText([link], onAction));
  const describe = (...hintIds: readonly string[]) => ({
    'aria-describedby': [...(error === undefined ? [] : [`${id}-error`]), ...hintIds].join(' '),
  });
  const suggestions = autocomplete === undefined ? {} : { autocomplete };
  if (badge !== undefined) {
    const badgeId = `${id}-badge`;
    return { badge: drawBadge(badgeId, badge), attributes: { ...describe(badgeId), ...suggestions } };
  }
  if (kind === 'phoneConfirmationCode')
    return { attributes: part('input', ' doorstep-code'), on: codeInputListeners(onEdit) };
  if (inputAttributes[kind].type !== 'password') return { attributes: suggestions, after };

  const { isPasswordVisible = false, isCapsLockOn = false, isFilled = false } = state;
  if (isHiddenUntilFilled && !isFilled) {
    const show = (): void => {
      state.isFilled = true;
      onEdit();
      redraw();
    };
    return {
      attributes: { ...part('input', ' doorstep-unfilled'), tabindex: -1, 'aria-hidden': true },
      on: { input: show, change: show, animationstart: show },
    };
  }
  const hintId = `${id}-hint`;
  const listId = `${id}-list`;
  const hintIds = [...(isCapsLockOn ? [hintId] : []), ...(requirements ? [listId] : [])];
  const setCapsLock = (isOn: boolean): void => {
    if (isOn === isCapsLockOn) return;
    state.isCapsLockOn = isOn;
    redraw();
  };
  const readCapsLock = (event: KeyboardEvent | MouseEvent): void => setCapsLock(hasCapsLock(event));
  const togglePassword = (): void => {
    state.isPasswordVisible = !isPasswordVisible;
    redraw();
    focus();
  };
  return {
    attributes: {
      ...(isPasswordVisible && { type: 'text', autocapitalize: 'off', spellcheck: 'false' }),
      ...(hintIds.length > 0 && describe(...hintIds)),
    },
    on: {
      keydown: readCapsLock,
      keyup: readCapsLock,
      mousedown: readCapsLock,
      blur: () => setCapsLock(false),
    },
    controls: [
      passwordToggle(id, isPasswordVisible, togglePassword, context),
      h('p', { ...part('hint'), id: hintId, role: 'status' }, isCapsLockOn && language.texts.capsLockOn),
      ...(requirements ? requirementList(requirements, listId, language) : []),
    ],
    after,
  };
}
