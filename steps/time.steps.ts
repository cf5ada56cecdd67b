import { Given, When } from '@cucumber/cucumber';
import type { DoorstepWorld } from '../driver/world.ts';

Given('{timeUnit} has passed', passTime);
Given('{timeUnits} have passed', passTime);
When('{timeUnit} passes', passTime);
When('{timeUnits} pass', passTime);
function passTime(this: DoorstepWorld, milliseconds: number) {
  return this.clock.pass(milliseconds);
}

// In 23-signing-in-by-phone.feature, the table row "1 second" turns the step "When <time> pass" into this sentence. If
// that row is removed, remove this step, too.
When('1 second pass', function (this: DoorstepWorld) {
  return this.clock.pass(1000);
});
