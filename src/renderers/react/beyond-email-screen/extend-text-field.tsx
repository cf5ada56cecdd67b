import type { InputHTMLAttributes, MouseEvent, ReactNode } from 'react';
import type { TextField } from '../../../widget/description.ts';
import { hasCapsLock } from '../../common/caps-lock.ts';
import { inputAttributes } from '../../common/input-attributes.ts';
import { Badge } from '../choices/Badge.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { InlineText } from '../InlineText.tsx';
import { partProps } from '../part-props.ts';
import { getCodeInputProps } from './code-input-props.ts';
import { PasswordToggle } from './PasswordToggle.tsx';
import { Requirements } from './Requirements.tsx';

/** The state of a text field. Only the state of a password field ever changes. */
export interface TextFieldState {
  readonly isPasswordVisible?: boolean;
  readonly isCapsLockOn?: boolean;
  /** Whether a password manager has filled in the field. A field with `isHiddenUntilFilled` is visible from then on. */
  readonly isFilled?: boolean;
}

interface ExtensionProps extends FieldProps<TextField> {
  readonly state: TextFieldState;
  readonly setState: (update: (state: TextFieldState) => TextFieldState) => void;
}

/**
 * The parts of a text field that the screen with the email field does not need, such as the button that shows the
 * password.
 */
interface Extension {
  readonly inputProps?: InputHTMLAttributes<HTMLInputElement>;
  /** Drawn after the text of the field's label. */
  readonly badge?: ReactNode;
  /** Drawn after the field's input, for example the button that shows the password. */
  readonly controls?: ReactNode;
  /** Drawn after the field's error message. */
  readonly after?: ReactNode;
}

/**
 * Returns the parts of a text field that the screen with the email field does not need, such as the button that shows
 * the password. Must not call hooks: this function may be loaded between two renders of the same field, and React
 * requires the same hooks in both.
 */
export function extendTextField(props: ExtensionProps): Extension {
  const { id, field, error, onEdit, onAction, language, state, setState } = props;
  const { kind, badge, autocomplete, requirements, link, isHiddenUntilFilled } = field;
  const after = link && (
    <p className="doorstep-field-link">
      <InlineText content={[link]} onAction={onAction} />
    </p>
  );
  const describe = (...hintIds: readonly string[]) => ({
    'aria-describedby': [...(error === undefined ? [] : [`${id}-error`]), ...hintIds].join(' '),
  });
  const suggestions = autocomplete === undefined ? {} : { autoComplete: autocomplete };
  if (badge !== undefined) {
    const badgeId = `${id}-badge`;
    return { badge: <Badge id={badgeId} text={badge} />, inputProps: { ...describe(badgeId), ...suggestions } };
  }
  if (kind === 'phoneConfirmationCode') return { inputProps: getCodeInputProps(onEdit) };
  if (inputAttributes[kind].type !== 'password') return { inputProps: suggestions, after };

  const { isPasswordVisible = false, isCapsLockOn = false, isFilled = false } = state;
  if (isHiddenUntilFilled && !isFilled) {
    const show = () => {
      setState((current) => ({ ...current, isFilled: true }));
      onEdit();
    };
    const hidden = { ...partProps('input', ' doorstep-unfilled'), tabIndex: -1, 'aria-hidden': true } as const;
    return { inputProps: { ...hidden, onInput: show, onChange: show, onAnimationStart: show } };
  }
  const hintId = `${id}-hint`;
  const listId = `${id}-list`;
  const hintIds = [...(isCapsLockOn ? [hintId] : []), ...(requirements ? [listId] : [])];
  const setCapsLock = (isOn: boolean) =>
    setState((current) => (current.isCapsLockOn === isOn ? current : { ...current, isCapsLockOn: isOn }));
  const readCapsLock: (event: Parameters<typeof hasCapsLock>[0]) => void = (event) => setCapsLock(hasCapsLock(event));
  const togglePassword = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    setState((current) => ({ ...current, isPasswordVisible: !isPasswordVisible }));
    // The input is the element before the button.
    (currentTarget.previousElementSibling as HTMLInputElement | null)?.focus();
  };
  return {
    inputProps: {
      ...(isPasswordVisible && { type: 'text', autoCapitalize: 'off', spellCheck: false }),
      ...(hintIds.length > 0 && describe(...hintIds)),
      onKeyDown: readCapsLock,
      onKeyUp: readCapsLock,
      onMouseDown: readCapsLock,
      onBlur: () => setCapsLock(false),
    },
    controls: (
      <>
        <PasswordToggle inputId={id} isVisible={isPasswordVisible} onToggle={togglePassword} language={language} />
        <p {...partProps('hint')} id={hintId} role="status">
          {isCapsLockOn && language.texts.capsLockOn}
        </p>
        {requirements && <Requirements {...requirements} id={listId} language={language} />}
      </>
    ),
    after,
  };
}
