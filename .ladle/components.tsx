import '../src/app/app.css';
import '../src/theme/doorstep.css';
import { languageTags } from '../fixtures/load-language.ts';

/** Ladle lists these arguments below each story. The address can also set an argument: `&arg-language=de`. */
export const argTypes = {
  language: { control: { type: 'select' }, options: languageTags, defaultValue: languageTags[0] },
};
