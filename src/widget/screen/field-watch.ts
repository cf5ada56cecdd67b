import type { TextField } from '../description.ts';
import type { Phrase } from '../messages/phrase.ts';
import type { ShowOptions } from '../ui.ts';

/** Shows facts about the typed password, such as its strength, in a form with the field `newPassword`. */
export interface FieldWatch {
  /** Adds the facts about the password to the field. Returns the field unchanged if there are no facts. */
  addTo(field: TextField<Phrase>): TextField<Phrase>;
  /** Options for showing the form with `Ui.show`. */
  readonly showOptions: ShowOptions;
}
