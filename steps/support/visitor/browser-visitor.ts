import type { Visit } from '../visit.ts';
import type { Visitor } from '../visitor.ts';
import { doing } from './doing.ts';
import { going } from './going.ts';
import { seeing } from './seeing.ts';

/** A visitor who uses a browser. */
export const browserVisitor = (visit: Visit): Visitor => ({ ...going(visit), ...doing(visit), ...seeing(visit) });
