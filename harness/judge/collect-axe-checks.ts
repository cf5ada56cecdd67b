import type { Envelope } from '@cucumber/messages';
import { axeCheckType, readAxeCheck } from '../../driver/attachments.ts';

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

/** Collects, from the messages of a run, which screens axe has checked. */
export class AxeCheckCollector {
  readonly #checked = new Set<string>();
  readonly #missed = new Set<string>();

  receive({ attachment }: Envelope): void {
    if (attachment?.mediaType !== axeCheckType) return;
    const { screen, hasRun } = readAxeCheck(attachment.body);
    (hasRun ? this.#checked : this.#missed).add(screen);
  }

  /**
   * Returns what axe never checked, in order: screens by name, whatever their path, and other pages by path.
   *
   * @param reached names of the screens that scenarios reached
   */
  findUnchecked(reached: Iterable<string>): readonly string[] {
    const screens = [...reached].filter((name) => !invisibleScreens.has(name));
    const otherPages = [...this.#missed].filter((screen) => nameIn(screen) === otherPageName);
    const checkedNames = new Set([...this.#checked].map(nameIn));
    const isUnchecked = (each: string): boolean => !checkedNames.has(each) && !this.#checked.has(each);
    return [...new Set([...screens, ...otherPages])].filter(isUnchecked).toSorted();
  }
}

/** The name in reports of pages that are not screens of the widget. */
const otherPageName = 'page';

const nameIn = (screen: string): string => screen.split(' at ', 1)[0] ?? '';
