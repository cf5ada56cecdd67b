// Everything that the screen with the email field does not need, in one chunk (see `lazy-modules.ts`).
export { selectRefused } from '../common/select-refused.ts';
export { dialogContent } from './dialog-content.ts';
export { extendTextField } from './extend-text-field.ts';
export { laterField } from './later-field.ts';
export { newActions } from './new-actions.ts';
export { tick } from './tick.ts';
