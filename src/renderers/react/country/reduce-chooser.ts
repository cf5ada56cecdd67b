import type { UseComboboxState, UseComboboxStateChangeOptions } from 'downshift';
import { useCombobox } from 'downshift';

/**
 * What is to be seen after each thing that the visitor does, where that is not the library's idea. A country is always
 * chosen: closed without a new one, the list leaves the old one, and its name stands in the field again.
 */
export function reduceChooser<C>(nameOf: (country: C | null) => string) {
  return (
    state: UseComboboxState<C>,
    { type, changes }: UseComboboxStateChangeOptions<C>,
  ): Partial<UseComboboxState<C>> => {
    const { InputChange, InputClick, InputKeyDownEscape, MenuMouseLeave } = useCombobox.stateChangeTypes;
    switch (type) {
      case InputChange:
        return { ...changes, isOpen: true, highlightedIndex: 0 };
      case InputClick:
        if (state.isOpen) return state; // The cursor is put somewhere else.
        break;
      case InputKeyDownEscape:
        return { ...state, isOpen: false, highlightedIndex: -1, inputValue: nameOf(state.selectedItem) };
      case MenuMouseLeave:
        // The list has gone from under the mouse: where React 18 draws before it hears of the choice, the old one is here.
        return { ...state, highlightedIndex: -1 };
    }
    const selectedItem = changes.selectedItem ?? state.selectedItem;
    return changes.isOpen ? changes : { ...changes, selectedItem, inputValue: nameOf(selectedItem) };
  };
}
