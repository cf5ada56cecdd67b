/** What FirebaseUI is held to: the features that its lanes are judged on so far, and what it has no screen for. */

/** Others are run by no lane of FirebaseUI yet. The first is about the app's own pages, which are not the widget's. */
export const judgedFeatures: readonly string[] = [
  'features/0[2-9]-*.feature',
  'features/1[0-4]-*.feature',
  'features/2[01]-*.feature',
  'features/26-*.feature',
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
