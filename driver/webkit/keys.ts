/** The characters that stand for special keys in WebDriver. The names of the keys are Playwright's. */
const characters: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  Space: ' ',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

/**
 * Returns the WebDriver action that presses keys together.
 *
 * @param keys Playwright's name of the keys, such as `Shift+Tab`
 */
export function pressKeys(keys: string) {
  const values = keys.split('+').map((key) => {
    const value = characters[key] ?? key;
    if ([...value].length !== 1) throw new Error(`unknown key "${key}"`);
    return value;
  });
  const actions = [
    ...values.map((value) => ({ type: 'keyDown', value })),
    ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
  ];
  return { type: 'key', id: 'keyboard', actions };
}
