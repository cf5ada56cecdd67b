import type { Plugin } from '@cucumber/cucumber/api';

/** Removes the parsed feature from each scenario's data, because Cucumber sends this data to the workers. */
const trimDocuments: Plugin = {
  type: 'plugin',
  coordinator({ transform }) {
    transform('pickles:order', (scenarios) =>
      scenarios.map((scenario) => ({ ...scenario, gherkinDocument: { uri: scenario.pickle.uri, comments: [] } })),
    );
  },
};

export default trimDocuments;
