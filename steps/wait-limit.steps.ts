import { BeforeAll } from '@cucumber/cucumber';
import type { LaneParameters } from '../driver/lane-parameters.ts';
import { waitAtLeast } from './shared/wait-until.ts';

// Lanes with slow browsers have a longer `patienceMs`. Let their steps wait longer for results, too.
BeforeAll(function () {
  // The cast is safe: `harness/run/start-lanes.ts` sets these parameters.
  const { patienceMs } = this.parameters as unknown as LaneParameters;
  waitAtLeast(patienceMs / 5);
});
