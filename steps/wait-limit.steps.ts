import { BeforeAll } from '@cucumber/cucumber';
import type { LaneParameters } from '../driver/lane-parameters.ts';
import { waitAtLeast } from './shared/wait-until.ts';

// In slow browsers, `patienceMs` is longer, so that steps wait longer for a screen. Let steps also wait longer for
// other values, such as the number of accounts.
BeforeAll(function () {
  // The cast is safe: `harness/run/start-lanes.ts` sends these parameters to this thread.
  const { patienceMs } = this.parameters as unknown as LaneParameters;
  waitAtLeast(patienceMs / 5);
});
