/** What FirebaseUI is held to: the features that its lanes are judged on, and what it has no screen for. */

/**
 * All but 34 and 35, about organisations, for which FirebaseUI has a class of its own that is on no page here; 36 about a
 * second factor, which it has no screen for (Q32); and those after 38 about the app and its versions. How many scenarios
 * are in them is told beside the share of what it is held to.
 */
export const judgedFeatures: readonly string[] = [
  'features/0[1-9]-*.feature',
  'features/1[0-5]-*.feature',
  'features/2*.feature',
  'features/3[0-3]-*.feature',
  'features/3[78]-*.feature',
];

/** Requirements on screens that FirebaseUI does not have, and why. */
export const notInTheReference = [
  {
    because: 'FirebaseUI checks no configuration and has no page that names its faults (reference §6.1).',
    requirements: ['config.invalid'],
  },
  {
    because: 'Its page for errors that can be retried is of the tenant handler only (reference §1.2 (31)).',
    requirements: ['screen.recoverable-error'],
  },
] as const;
