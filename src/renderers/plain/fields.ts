import type { Field, TextField } from '../../widget/description.ts';
import { isTextField } from '../common/input-attributes.ts';
import type { CountryCombobox } from './country-field.ts';
import type { Child } from './dom.ts';
import type { FieldContext } from './field.ts';
import { loadedModules } from './lazy-modules.ts';
import { createTextField, type DrawField } from './text-field.ts';

/** The fields of one screen. They keep their state, such as an open country list, when the screen is drawn again. */
export interface Fields {
  draw(field: Field, context: FieldContext): Child;
  /** Replaces the text of each country field in `data` with the ID of the country. */
  setFormData(data: FormData): void;
  /** Fills in the fields of a form. The keys of `values` are the names of the fields. */
  setValues(form: HTMLFormElement, values: Readonly<Record<string, string>>): void;
}

export function createFields(): Fields {
  const textFields = new Map<string, DrawField<TextField>>();
  const comboboxes = new Map<string, CountryCombobox>();

  return {
    draw(field, context) {
      const { name } = context;
      const { beyondEmailScreen, country } = loadedModules;
      if (isTextField(field)) return getOrCreate(textFields, name, createTextField)(field, context);
      if (field.kind === 'country')
        return (
          country && getOrCreate(comboboxes, name, () => country.createCountryCombobox(field)).draw(field, context)
        );
      return beyondEmailScreen?.laterField(field, context);
    },
    setFormData(data) {
      for (const [name, combobox] of comboboxes) data.set(name, combobox.value());
    },
    setValues(form, values) {
      for (const [name, value] of Object.entries(values)) {
        const input = form.elements.namedItem(name);
        const combobox = comboboxes.get(name);
        if (combobox) combobox.setValue(value);
        else if (input instanceof HTMLInputElement) input.value = value;
      }
    },
  };
}

function getOrCreate<T>(items: Map<string, T>, name: string, create: () => T): T {
  const item = items.get(name) ?? create();
  items.set(name, item);
  return item;
}
