/** That axe was to look at a screen: what a scenario attaches to its messages. */
export interface LookReport {
  /** The screen and its route, as `signIn at /`. */
  readonly screen: string;
  /** It looked; otherwise the screen was gone before it could. */
  readonly hasLooked: boolean;
}

export const looksType = 'application/vnd.doorstep.look+json';

/** What is attached under {@link looksType}. */
export const writeLook = (look: LookReport): string => JSON.stringify(look);

/** The opposite of {@link writeLook}. */
export const readLook = (body: string): LookReport => JSON.parse(body) as LookReport;
