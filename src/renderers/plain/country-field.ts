import type { CountryField, CountryOption } from '../../widget/description.ts';
import { rendererTexts } from '../common/renderer-texts.ts';
import { showInMenu } from '../common/show-in-menu.ts';
import {
  afterKey,
  closed,
  countriesOf,
  nameOf,
  opened,
  searched,
  taken,
  type ChooserState,
} from './country-chooser.ts';
import { h, svg, type Piece } from './dom.ts';
import { fieldFrame, tied, type FieldPlace } from './field.ts';

/** A field whose value is not what is typed in it. */
export interface CountryCombobox {
  draw(field: CountryField, place: FieldPlace): Piece;
  /** The id of the country that is chosen. */
  value(): string;
  /** Chooses the country of an id. */
  put(id: string): void;
}

/** One country of many: to be chosen from the list, or to be searched by name, ISO code or dialling code. */
export function createCountryField({ options, value }: CountryField): CountryCombobox {
  const find = (id: string): CountryOption | null => options.find((option) => option.id === id) ?? null;
  let state: ChooserState = closed({ options, chosen: find(value), isOpen: false, typed: '', highlighted: -1 });

  function become(next: ChooserState, { id, onEdit, redraw }: FieldPlace): void {
    const before = state;
    state = next;
    if (!next.isOpen) showName(id);
    redraw();
    if (next.isOpen) showHighlighted(id);
    if (next.chosen !== before.chosen) onEdit();
  }
  function showName(id: string): void {
    const input = document.getElementById(id);
    if (input instanceof HTMLInputElement) input.value = nameOf(state.chosen);
  }
  let inputId = '';

  function draw({ label }: CountryField, place: FieldPlace): Piece {
    inputId = place.id;
    const { isOpen, highlighted } = state;
    const countries = countriesOf(state);
    const list = `${place.id}-list`;
    const input = h('input', {
      ...tied(place),
      class: 'doorstep-input doorstep-country',
      type: 'text',
      id: place.id,
      name: place.name,
      role: 'combobox',
      autocomplete: 'off',
      autocapitalize: 'off',
      spellcheck: 'false',
      'aria-autocomplete': 'list',
      'aria-controls': list,
      'aria-expanded': isOpen,
      'aria-activedescendant': isOpen && countries[highlighted] ? `${list}-${highlighted}` : '',
      created: (element) => (element.value = nameOf(state.chosen)),
      on: {
        input: ({ currentTarget }) => become(searched(state, currentTarget.value), place),
        click({ currentTarget }) {
          if (state.isOpen) return; // The cursor is put somewhere else.
          currentTarget.select();
          become(opened(state), place);
        },
        keydown(event) {
          const next = event.isComposing ? null : afterKey(state, event.key, event.altKey);
          if (!next) return;
          event.preventDefault();
          become(next, place);
        },
        // Whoever goes on by the keyboard takes what is at hand.
        blur: () => state.isOpen && become(taken(state, state.highlighted), place),
      },
    });
    const items = isOpen ? countries.map((country, at) => option(country, at, list)) : [];
    const menu = { class: 'doorstep-countries', id: list, role: 'listbox', 'aria-label': rendererTexts.countryList };
    const keepFocus = (event: MouseEvent) => event.preventDefault();
    return fieldFrame(
      place,
      label,
      input,
      svg(
        'svg',
        { class: 'doorstep-icon doorstep-arrow', viewBox: '0 0 24 24', 'aria-hidden': true },
        svg('path', { d: 'M6 9.5l6 6 6-6' }),
      ),
      h(
        'div',
        { class: 'doorstep-popup', hidden: !isOpen, on: { mousedown: keepFocus } },
        h('ul', { ...menu, hidden: countries.length === 0 }, ...items),
        countries.length === 0 && h('p', { class: 'doorstep-no-country' }, rendererTexts.noCountry),
      ),
      h('p', { class: 'doorstep-unseen', role: 'status' }, isOpen && state.typed !== '' && countOf(countries.length)),
    );

    function option(country: CountryOption, at: number, listId: string): Piece {
      return h(
        'li',
        {
          key: country.id,
          class: 'doorstep-country-option',
          id: `${listId}-${at}`,
          role: 'option',
          'aria-selected': at === highlighted,
          'data-current': country === state.chosen ? 'true' : undefined,
          'data-highlighted': at === highlighted ? 'true' : undefined,
          on: {
            click: () => become(taken(state, at), place),
            mousemove: () => at !== state.highlighted && become({ ...state, highlighted: at }, place),
          },
        },
        h('span', {}, country.name),
        ' ',
        h('span', { class: 'doorstep-dial-code' }, `+${country.dialCode}`),
      );
    }
  }

  return {
    draw,
    value: () => state.chosen?.id ?? '',
    put(id) {
      state = closed({ ...state, chosen: find(id) ?? state.chosen });
      showName(inputId);
    },
  };
}

function showHighlighted(id: string): void {
  const menu = document.getElementById(`${id}-list`);
  const item = menu?.querySelector<HTMLElement>('[data-highlighted]');
  if (menu && item) showInMenu(item, menu);
}

const countOf = (count: number): string => (count === 0 ? rendererTexts.noCountry : rendererTexts.countries(count));
