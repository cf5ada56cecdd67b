import type { Envelope } from '@cucumber/messages';
import { looksType, readLook } from '../../driver/attachments.ts';

/** What draws nothing under its own name: where it takes long the page is `blank`, which is a screen like any other. */
const faceless: ReadonlySet<string> = new Set([
  'done',
  'emailChangeRevocation',
  'emailVerification',
  'federatedRedirect',
  'revertSecondFactor',
  'start',
  'verifyAndChangeEmail',
]);

/** Gathers, from the messages of a run, which screens axe looked at and which were gone by then. */
export class LookCollector {
  readonly #lookedAt = new Set<string>();
  readonly #gone = new Set<string>();

  receive({ attachment }: Envelope): void {
    if (attachment?.mediaType !== looksType) return;
    const { screen, hasLooked } = readLook(attachment.body);
    (hasLooked ? this.#lookedAt : this.#gone).add(screen);
  }

  /** Takes over what another one has gathered, of another shard. */
  add(other: LookCollector): void {
    for (const screen of other.#lookedAt) this.#lookedAt.add(screen);
    for (const screen of other.#gone) this.#gone.add(screen);
  }

  /**
   * What axe never looked at, in order: the names of screens that were come to, and other pages by their routes. A screen
   * that was gone on one route was looked at all the same where it was there on another.
   *
   * @param reached the names of screens that were come to
   */
  missed(reached: Iterable<string>): readonly string[] {
    const screens = [...reached].filter((name) => !faceless.has(name));
    const others = [...this.#gone].filter((screen) => nameIn(screen) === nameOfOthers);
    const names = new Set([...this.#lookedAt].map(nameIn));
    const isMissed = (each: string): boolean => !names.has(each) && !this.#lookedAt.has(each);
    return [...new Set([...screens, ...others])].filter(isMissed).toSorted();
  }
}

/** What a page is called that is none of the widget's screens. */
const nameOfOthers = 'page';

const nameIn = (screen: string): string => screen.split(' at ', 1)[0] ?? '';
