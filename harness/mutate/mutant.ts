import type { Pickle } from '@cucumber/messages';

/** A scenario in which one literal is another. */
export interface Mutant {
  /** The scenario as it is, under its id in the corpus. */
  readonly scenario: string;
  readonly pickle: Pickle;
  /** The step that has to fail; null where it may be any, since another one tells of a boundary. */
  readonly failsAt: string | null;
  /** `file:line: step: "this" → "that"`. */
  readonly says: string;
  /** Mutants of one literal: where one of them is noticed, the literal counts for something. */
  readonly literal: string;
}
