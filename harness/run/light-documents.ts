import type { Plugin } from '@cucumber/cucumber/api';

/**
 * Cucumber hands a worker, with every scenario, all of the feature that it stands in, for hooks that ask for it: a
 * feature of 5,000 examples would be copied 5,000 times. No hook of ours asks, so they are handed one without a text.
 */
const lightDocuments: Plugin = {
  type: 'plugin',
  coordinator({ transform }) {
    transform('pickles:order', (scenarios) =>
      scenarios.map((scenario) => ({ ...scenario, gherkinDocument: { uri: scenario.pickle.uri, comments: [] } })),
    );
  },
};

export default lightDocuments;
