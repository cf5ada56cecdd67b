import type { Description } from '../../description.ts';
import type { Phrase } from '../../messages/phrase.ts';

export type AccountFeedback = Pick<Description<Phrase>, 'notice' | 'isSuccess'>;

/** Returns the part of a description that reports a success; nothing if there is no `notice`. */
export const showSuccess = (notice: Phrase | undefined): AccountFeedback =>
  notice === undefined ? {} : { notice, isSuccess: true };
