// A chunk with the components that the screen with the email field does not need (see `lazy-components.ts`).
import '../../theme/beyond-email-screen.css';

export { getCodeInputProps } from './code-input-props.ts';
export { DialogContent } from './DialogContent.tsx';
export { HumanVerification } from './HumanVerification.tsx';
export { NewActions } from './NewActions.tsx';
export { PasswordToggle } from './PasswordToggle.tsx';
export { Tick } from './Tick.tsx';
