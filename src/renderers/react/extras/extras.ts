/** What the first screen of most does without. A chunk of its own. */
import '../../theme/extras.css';

export { ActionNews } from './ActionNews.tsx';
export { codeInput } from './code-input.ts';
export { HumanVerification } from './HumanVerification.tsx';
export { PasswordEye } from './PasswordEye.tsx';
export { ProgressNote } from './ProgressNote.tsx';
export { Tick } from './Tick.tsx';
