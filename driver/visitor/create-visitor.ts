import type { Visit } from '../visit.ts';
import type { Visitor } from '../visitor.ts';
import { actIn } from './act.ts';
import { authenticator } from './authenticator.ts';
import { doing } from './input.ts';
import { going } from './navigation.ts';
import { keeping } from './storage.ts';
import { oneTap } from './one-tap.ts';
import { pageParts } from './chunks.ts';
import { phone } from './phone.ts';
import { atProvider } from './provider.ts';
import { product } from './deployed-app.ts';
import { seeing } from './assertions.ts';
import { versions } from './versions.ts';

/** A visitor who uses a browser. */
export function browserVisitor(visit: Visit): Visitor {
  const act = actIn(visit);
  return {
    ...going(visit),
    ...doing(visit),
    ...seeing(visit),
    ...atProvider(visit),
    ...keeping(visit),
    ...pageParts(visit),
    ...phone(visit, act),
    ...authenticator(visit),
    ...oneTap(visit),
    ...product(visit),
    ...versions(visit),
  };
}
