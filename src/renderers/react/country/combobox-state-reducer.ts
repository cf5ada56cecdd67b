import type { UseComboboxState, UseComboboxStateChangeOptions } from 'downshift';
import { useCombobox } from 'downshift';

/**
 * Creates a state reducer for a Downshift combobox that never loses its selection. If the visitor closes the list
 * without selecting an item, the input shows the selected item again.
 *
 * @param toText returns the text of an item; Downshift's types also allow null, for no item
 */
export function createComboboxStateReducer<Item>(toText: (item: Item | null) => string) {
  return (
    state: UseComboboxState<Item>,
    { type, changes }: UseComboboxStateChangeOptions<Item>,
  ): Partial<UseComboboxState<Item>> => {
    const { InputChange, InputClick, InputKeyDownEscape, MenuMouseLeave } = useCombobox.stateChangeTypes;
    switch (type) {
      case InputChange:
        return { ...changes, isOpen: true, highlightedIndex: 0 };
      case InputClick:
        // A click in the input does not close the open list. The click only moves the text cursor.
        if (state.isOpen) return state;
        break;
      case InputKeyDownEscape:
        return { ...state, isOpen: false, highlightedIndex: -1, inputValue: toText(state.selectedItem) };
      case MenuMouseLeave:
        // In React 18, `selectedItem` may still be the previous country when the mouse leaves the list. The code below
        // would write the name of this country into the input, so change only the highlight.
        return { ...state, highlightedIndex: -1 };
    }
    const selectedItem = changes.selectedItem ?? state.selectedItem;
    return changes.isOpen ? changes : { ...changes, selectedItem, inputValue: toText(selectedItem) };
  };
}
