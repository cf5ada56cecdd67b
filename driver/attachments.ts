/** Attached when axe checks a screen. */
export interface AxeCheck {
  /** Screen and path, such as `signIn at /`. */
  readonly screen: string;
  /** False if the screen was gone before axe could check it. */
  readonly hasRun: boolean;
}

export const axeCheckType = 'application/vnd.doorstep.axe-check+json';

/** Returns the body of an attachment of type {@link axeCheckType}. */
export const writeAxeCheck = (check: AxeCheck): string => JSON.stringify(check);

/** Reads what {@link writeAxeCheck} returned. */
export const readAxeCheck = (body: string): AxeCheck => JSON.parse(body) as AxeCheck;
