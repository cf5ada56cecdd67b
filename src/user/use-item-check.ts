import { useEffect, useState } from 'react';
import type { findItemProblems } from './check-items.ts';
import { propChecks } from './prop-checks.ts';
import { throwProblems } from './prop-problems.ts';

/**
 * Checks the prop `items`. Loads the code of the check after mounting, and only if the app sets this prop.
 *
 * @throws ConfigError (while rendering) that lists the problems of all items, after the check is loaded
 */
export function useItemCheck(items: unknown): void {
  const [check, setCheck] = useState<typeof findItemProblems>();
  const hasItems = items !== undefined;
  useEffect(() => {
    // React ignores `setCheck` after an unmount. If the check cannot be loaded, the next mount tries again.
    if (hasItems) {
      import('./check-items.ts').then(
        (module) => setCheck(() => module.findItemProblems),
        (error: unknown) => console.info('[doorstep]', error),
      );
    }
  }, [hasItems]);
  if (check) throwProblems(check(items, propChecks));
}
