import type { ScenarioResult } from './scenario-result.ts';

/** Screens that never appear under their own name: while they take long, the page shows the screen `blank`. */
const invisibleScreens: ReadonlySet<string> = new Set([
  'done',
  'emailChangeRevocation',
  'emailVerification',
  'federatedRedirect',
  'revertSecondFactor',
  'start',
  'verifyAndChangeEmail',
]);

/** The name in axe checks of pages that are not screens of the widget. */
const otherPageName = 'page';

const nameIn = (screen: string): string => screen.split(' at ', 1)[0] ?? '';

/**
 * Returns what scenarios reached and axe never checked, in order: screens by name, whatever their path, and other pages by
 * path.
 */
export function findUncheckedScreens(
  scenarios: readonly Pick<ScenarioResult, 'transitions' | 'axeChecks'>[],
): readonly string[] {
  const reached = scenarios.flatMap(({ transitions = [] }) => transitions.map(({ to }) => to));
  const checks = scenarios.flatMap(({ axeChecks = [] }) => axeChecks);
  const checked = new Set(checks.filter(({ hasRun }) => hasRun).flatMap(({ screen }) => [screen, nameIn(screen)]));
  const otherPages = checks.map(({ screen }) => screen).filter((screen) => nameIn(screen) === otherPageName);
  const visible = reached.filter((name) => !invisibleScreens.has(name));
  return [...new Set([...visible, ...otherPages])].filter((screen) => !checked.has(screen)).toSorted();
}
