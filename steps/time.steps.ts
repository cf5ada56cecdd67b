import { When } from '@cucumber/cucumber';
import type { DoorstepWorld } from './support/world.ts';

When('{duration} (have )(has )pass(es)(ed)', function (this: DoorstepWorld, milliseconds: number) {
  return this.clock.pass(milliseconds);
});
