import type { Visit } from '../visit.ts';
import type { Visitor } from '../visitor.ts';
import { actIn } from './act.ts';
import { authenticator } from './authenticator.ts';
import { doing } from './doing.ts';
import { going } from './going.ts';
import { keeping } from './keeping.ts';
import { oneTap } from './one-tap.ts';
import { pageParts } from './page-parts.ts';
import { phone } from './phone.ts';
import { atProvider } from './provider/at-provider.ts';
import { product } from './product.ts';
import { seeing } from './seeing.ts';
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
