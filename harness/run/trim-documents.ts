import type { Plugin } from '@cucumber/cucumber/api';

/**
 * Removes the parsed feature from the data that Cucumber sends to a worker with each scenario. Otherwise, a feature
 * with 5,000 examples would be copied 5,000 times. Only hooks can read the feature in a worker, and ours do not.
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
