/** The visitor's clock. It stands still except when a step lets time pass. */
export interface Clock {
  /** Lets exactly this many milliseconds pass on the visitor's device. */
  pass(milliseconds: number): Promise<void>;
  /** Lets time pass until the next day begins (UTC, which is the time zone of the visitor's device). */
  passToMidnight(): Promise<void>;
}
