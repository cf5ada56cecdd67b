import type { Plugin } from '@cucumber/cucumber/api';

/**
 * Removes the parsed feature from the data of each scenario. Otherwise, Cucumber would send a whole feature to a worker
 * for every scenario.
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
