import type { Plugin } from '@cucumber/cucumber/api';

/**
 * Removes the parsed feature from the data of each scenario. Otherwise, Cucumber would send the feature to a worker
 * with every scenario, and the workers do not need it.
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
