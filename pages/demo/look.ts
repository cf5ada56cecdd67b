import { createStoredValue } from './stored-value.ts';
import { parseTheme } from './theme.ts';

/** The theme that the visitor has chosen. */
export const theme = createStoredValue('doorstep:demo:theme', parseTheme, JSON.stringify, window);

/** The tag of the language that the visitor has chosen. */
export const language = createStoredValue('doorstep:demo:language', (tag) => tag ?? 'en', String, window);
