import type { Plugin } from '@cucumber/cucumber/api';

/**
 * Removes the parsed feature from the data that Cucumber sends to a worker with each scenario. Otherwise, a feature
 * with 5,000 scenarios would be sent 5,000 times. Workers do not need the feature: only hooks could read it, and ours
 * do not.
 */
const trimDocuments: Plugin = {
  type: 'plugin',
  coordinator({ transform }) {
    transform('pickles:order', (scenarios) =>
      scenarios.map((scenario) => ({ ...scenario, gherkinDocument: { uri: scenario.pickle.uri, comments: [] } })),
    );
  },
};

export default trimDocuments;
