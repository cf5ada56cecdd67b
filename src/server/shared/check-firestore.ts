import { mustBe, needsMethods } from './check-values.ts';
import type { OptionProblem } from './option-problems.ts';

const checkFirestore = needsMethods('the Firestore of the Firebase Admin SDK, such as getFirestore()', [
  'collection',
  'runTransaction',
]);

/**
 * Checks the arguments of a function that creates a store in Firestore.
 *
 * @param example a valid path of a collection
 */
export const checkFirestoreArguments = (
  firestore: unknown,
  collection: unknown,
  example: string,
): readonly OptionProblem[] => [
  ...checkFirestore('firestore', firestore),
  ...(typeof collection === 'string' && collection !== ''
    ? []
    : mustBe('collection', `the path of a collection, such as "${example}"`, collection)),
];
