// Chunk with all messages and the function that chooses the message for an error. Also contains a table that says which
// chunk each further screen is in.
export { english } from './messages/english.ts';
export { explainRefusal } from './refusals-anywhere.ts';
export { chunksOfOtherScreens } from './flow/other-screens.ts';
