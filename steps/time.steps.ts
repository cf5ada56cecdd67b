import { When } from '@cucumber/cucumber';
import type { DoorstepWorld } from '../driver/world.ts';

When('{duration} (have )(has )pass(es)(ed)', function (this: DoorstepWorld, milliseconds: number) {
  return this.clock.pass(milliseconds);
});
