import type { Backend } from './backends.ts';
import { stackTags, type Stack } from './stacks.ts';

/** Tag of the scenarios in which Firebase's own pages (the auth domain) are on another site than the app. */
const authDomainTag = '@backend.auth-domain';

/** Tags of the scenarios that run only on some lanes (combinations of renderer, backend, stack and browser). */
export const laneTags: readonly string[] = [...stackTags, authDomainTag];

/** Tag of the scenarios that run only in English. `docs/translating.md` lists the reasons. */
export const englishTag = '@language.english';

interface LanePlace {
  readonly stack: Stack;
  readonly backend: Backend;
  readonly locale?: string | undefined;
}

/** Returns the tags that keep a scenario from running on a lane (test configuration). */
export function listOtherTags({ stack, backend, locale }: LanePlace): readonly string[] {
  const others = laneTags.filter((tag) => tag !== stack.own?.tag && !(tag === authDomainTag && backend.hasAuthDomain));
  return locale === undefined ? others : [...others, englishTag];
}
