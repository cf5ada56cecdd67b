import { Given, When } from '@cucumber/cucumber';
import type { DoorstepWorld } from '../driver/world.ts';

Given('{timeUnit} has passed', passTime);
Given('{timeUnits} have passed', passTime);
When('{timeUnit} passes', passTime);
When('{timeUnits} pass', passTime);
function passTime(this: DoorstepWorld, milliseconds: number) {
  return this.clock.pass(milliseconds);
}

Given("her device's clock has been set back by {timeUnit}", function (this: DoorstepWorld, milliseconds: number) {
  return this.clock.jump(-milliseconds);
});
