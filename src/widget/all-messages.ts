// Chunk with all messages. It also contains the function that chooses the message for an error, and the table with the
// chunk of each later screen.
export { english } from './messages/english.ts';
export { explainRefusal } from './refusals-anywhere.ts';
export { chunksOfOtherScreens } from './flow/other-screens.ts';
