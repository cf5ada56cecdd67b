import type { Field } from '../../widget/description.ts';
import { createCountryField, type CountryCombobox } from './country-field.ts';
import type { Piece } from './dom.ts';
import type { FieldPlace } from './field.ts';
import { createTextField, type DrawField } from './text-field.ts';
import { verificationField } from './verification-field.ts';

/** The fields of one screen, each with what it remembers between draws. */
export interface Fields {
  draw(field: Field, place: FieldPlace): Piece;
  /** Gives values that are not what is typed to the form's data. */
  complete(data: FormData): void;
  /** Puts values into fields, by name. */
  put(form: HTMLFormElement, values: Readonly<Record<string, string>>): void;
}

export function createFields(): Fields {
  const texts = new Map<string, DrawField<Exclude<Field, { kind: 'country' | 'humanVerification' }>>>();
  const countries = new Map<string, CountryCombobox>();

  return {
    draw(field, place) {
      const { name } = place;
      if (field.kind === 'humanVerification') return verificationField(field, place);
      if (field.kind === 'country')
        return remembered(countries, name, () => createCountryField(field)).draw(field, place);
      return remembered(texts, name, createTextField)(field, place);
    },
    complete(data) {
      for (const [name, country] of countries) data.set(name, country.value());
    },
    put(form, values) {
      for (const [name, value] of Object.entries(values)) {
        const input = form.elements.namedItem(name);
        const country = countries.get(name);
        if (country) country.put(value);
        else if (input instanceof HTMLInputElement) input.value = value;
      }
    },
  };
}

function remembered<T>(known: Map<string, T>, name: string, make: () => T): T {
  const item = known.get(name) ?? make();
  known.set(name, item);
  return item;
}
