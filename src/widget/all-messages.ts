// Chunk with all messages. Also contains the function that chooses the message for an error, and a table of screens and
// the chunks that contain these screens.
export { english } from './messages/english.ts';
export { explainRefusal } from './refusals-anywhere.ts';
export { chunksOfOtherScreens } from './flow/other-screens.ts';
