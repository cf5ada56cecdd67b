import { BeforeAll } from '@cucumber/cucumber';
import type { LaneParameters } from '../driver/lane-parameters.ts';
import { waitAtLeast } from './shared/wait-until.ts';

// A test configuration with a slow browser has a larger `patienceMs`. Give its steps more time to wait for results.
BeforeAll(function () {
  // The cast is safe: `harness/run/start-lanes.ts` sets these parameters.
  const { patienceMs } = this.parameters as unknown as LaneParameters;
  waitAtLeast(patienceMs / 5);
});
