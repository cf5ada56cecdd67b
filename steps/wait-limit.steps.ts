import { BeforeAll } from '@cucumber/cucumber';
import type { LaneParameters } from '../driver/lane-parameters.ts';
import { waitAtLeast } from './shared/wait-until.ts';

// In some browsers, steps wait longer for screens. In these browsers, steps also wait longer for values.
BeforeAll(function () {
  // The cast is safe: `harness/run/start-lanes.ts` sends these parameters to this thread.
  const { patienceMs } = this.parameters as unknown as LaneParameters;
  waitAtLeast(patienceMs / 5);
});
