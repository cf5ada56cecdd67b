import type { Plugin } from '@cucumber/cucumber/api';

/**
 * Removes the parsed feature from the data of each scenario. The workers do not need the feature, but Cucumber would
 * send the feature to the workers with every scenario.
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
