// A chunk with the components that the screen with the email field does not need (see `lazy-components.ts`).
import '../../../theme/beyond-email-screen.css';

export { DialogContent } from './DialogContent.tsx';
export { selectRefused } from '../../common/select-refused.ts';
export { extendTextField } from './extend-text-field.tsx';
export { LaterField } from './LaterField.tsx';
export { NewActions } from './NewActions.tsx';
export { Tick } from './Tick.tsx';
