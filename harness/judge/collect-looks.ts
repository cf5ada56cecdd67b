import type { Envelope } from '@cucumber/messages';
import { looksType, readLook } from '../../steps/support/look-report.ts';

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
   * What axe never looked at, in order: screens on their routes that were always gone again before it could, and
   * screens that nobody ever looked at.
   *
   * @param reached the names of screens that were come to
   */
  missed(reached: Iterable<string>): readonly string[] {
    const names = new Set([...this.#lookedAt, ...this.#gone].map((screen) => screen.split(' at ', 1)[0]));
    const unseen = [...new Set(reached)].filter((name) => !names.has(name) && !faceless.has(name));
    return [...unseen, ...[...this.#gone].filter((screen) => !this.#lookedAt.has(screen))].toSorted();
  }
}
