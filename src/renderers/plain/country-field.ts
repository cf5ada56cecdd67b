import type { CountryField, CountryOption } from '../../widget/description.ts';
import { focusNextInput } from '../common/focus-next-input.ts';
import { describeCount } from '../common/describe-count.ts';
import { formatCountry } from '../common/format-country.ts';
import { scrollOptionIntoView } from '../common/scroll-option-into-view.ts';
import {
  closeList,
  findMatches,
  handleKey,
  openList,
  selectMatch,
  setSearch,
  type ComboboxState,
} from './combobox-state.ts';
import { h, svg, type VirtualElement } from './dom.ts';
import { errorAttributes, labelledField, type FieldContext } from './field.ts';
import { part } from './part.ts';

/** The country field of a screen. The field's value is the ID of the selected country, not the text of the input. */
export interface CountryCombobox {
  draw(field: CountryField, context: FieldContext): VirtualElement;
  /** Returns the ID of the selected country. */
  value(): string;
  /** Selects the country with this ID. If there is no such country, the selection does not change. */
  setValue(id: string): void;
}

/** Creates a combobox that can be searched by country name, ISO code or dialling code. */
export function createCountryCombobox({ options, value }: CountryField): CountryCombobox {
  const findOption = (id: string, list = state.options): CountryOption | null =>
    list.find((option) => option.id === id) ?? null;
  let state: ComboboxState = closeList({
    options,
    selected: findOption(value, options),
    isOpen: false,
    search: '',
    highlighted: -1,
  });
  let input: HTMLInputElement | null = null;
  let visibleText: HTMLElement | null = null;

  function update(newState: ComboboxState, { onEdit, redraw }: FieldContext): void {
    const oldState = state;
    state = newState;
    if (!newState.isOpen) showSelected();
    redraw();
    if (newState.isOpen && input) scrollToHighlighted(input);
    if (newState.selected !== oldState.selected) onEdit();
  }

  /** Selects a country of the list, and moves the focus to the field for the phone number. */
  function choose(index: number, context: FieldContext): void {
    update(selectMatch(state, index), context);
    if (input) focusNextInput(input);
  }

  function showSelected(): void {
    const text = formatCountry(state.selected);
    if (input) input.value = text;
    visibleText?.setAttribute('data-text', text);
  }

  /** Replaces the list of countries after a change of the language. */
  function replaceOptions(newOptions: readonly CountryOption[]): void {
    state = { ...state, options: newOptions, selected: state.selected && findOption(state.selected.id, newOptions) };
    if (!state.isOpen) showSelected();
  }

  function draw({ label, options: newOptions }: CountryField, context: FieldContext): VirtualElement {
    if (newOptions !== state.options) replaceOptions(newOptions);
    const { texts } = context.language;
    const { isOpen, highlighted } = state;
    const countries = findMatches(state);
    const listId = `${context.id}-list`;
    const combobox = h('input', {
      ...errorAttributes(context),
      ...part('input', ' doorstep-country'),
      type: 'text',
      id: context.id,
      name: context.name,
      role: 'combobox',
      autocomplete: 'off',
      autocapitalize: 'off',
      spellcheck: 'false',
      'aria-autocomplete': 'list',
      'aria-controls': listId,
      'aria-expanded': isOpen,
      'aria-activedescendant': isOpen && countries[highlighted] ? `${listId}-${highlighted}` : '',
      onCreate(element) {
        input = element;
        showSelected();
      },
      on: {
        input: ({ currentTarget }) => update(setSearch(state, currentTarget.value), context),
        click({ currentTarget }) {
          // While the list is open, a click in the input only moves the text cursor. The list stays open.
          if (state.isOpen) return;
          currentTarget.select();
          update(openList(state), context);
        },
        keydown(event) {
          const newState = event.isComposing ? null : handleKey(state, event.key, event.altKey);
          if (!newState) return;
          event.preventDefault();
          if (event.key === 'Enter') choose(state.highlighted, context);
          else update(newState, context);
        },
        // If the visitor leaves the field while the list is open, select the highlighted country.
        blur: () => state.isOpen && update(selectMatch(state, state.highlighted), context),
      },
    });
    const items = isOpen ? countries.map((country, index) => drawOption(country, index)) : [];
    // Without `tabindex: -1`, the Tab key would stop at the list, because the list is scrollable.
    const list = {
      class: 'doorstep-countries',
      id: listId,
      role: 'listbox',
      'aria-label': texts.countryList,
      tabindex: -1,
    };
    const keepFocus = (event: MouseEvent) => event.preventDefault();
    return labelledField(
      context,
      [label],
      [
        combobox,
        h('span', {
          ...part('input', ' doorstep-country-text'),
          'aria-hidden': true,
          onCreate(element) {
            visibleText = element;
            showSelected();
          },
        }),
        svg(
          'svg',
          { class: 'doorstep-icon doorstep-arrow', viewBox: '0 0 24 24', 'aria-hidden': true },
          svg('path', { d: 'M6 9.5l6 6 6-6' }),
        ),
        h(
          'div',
          { class: 'doorstep-popup', hidden: !isOpen, on: { mousedown: keepFocus } },
          h('ul', { ...list, hidden: countries.length === 0 }, ...items),
          countries.length === 0 && h('p', { class: 'doorstep-no-country' }, texts.noCountry),
        ),
        h(
          'p',
          { class: 'doorstep-sr-only', role: 'status' },
          isOpen && state.search !== '' && describeCount(countries.length, context.language),
        ),
      ],
    );

    function drawOption(country: CountryOption, index: number): VirtualElement {
      return h(
        'li',
        {
          key: country.id,
          class: 'doorstep-country-option',
          id: `${listId}-${index}`,
          role: 'option',
          'aria-selected': index === highlighted,
          'data-current': country === state.selected ? 'true' : undefined,
          'data-highlighted': index === highlighted ? 'true' : undefined,
          on: {
            click: () => choose(index, context),
            mousemove: () => index !== state.highlighted && update({ ...state, highlighted: index }, context),
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
    value: () => state.selected?.id ?? '',
    setValue(id) {
      state = closeList({ ...state, selected: findOption(id) ?? state.selected });
      showSelected();
    },
  };
}

function scrollToHighlighted(input: HTMLInputElement): void {
  const list = input.parentElement?.querySelector<HTMLElement>('[role="listbox"]');
  const option = list?.querySelector<HTMLElement>('[data-highlighted]');
  if (list && option) scrollOptionIntoView(option, list);
}
