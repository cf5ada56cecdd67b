import type { Plugin } from '@cucumber/cucumber/api';

/**
 * Removes the feature from what Cucumber sends to a worker with each scenario: a feature with 5,000 examples would be
 * copied 5,000 times. Only hooks could use it, and ours do not.
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
