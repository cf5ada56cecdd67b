import { BeforeAll } from '@cucumber/cucumber';
import type { LaneParameters } from '../driver/lane-parameters.ts';
import { waitAtLeast } from './shared/wait-until.ts';

// Let steps wait longer in slow browsers, where `patienceMs` is longer.
BeforeAll(function () {
  // The cast is safe: `harness/run/start-lanes.ts` sends these parameters to this thread.
  const { patienceMs } = this.parameters as unknown as LaneParameters;
  waitAtLeast(patienceMs / 5);
});
