// Chunk with all messages, the function that chooses the message for an error, and a table that maps screens
// to their chunks.
export { english } from './messages/english.ts';
export { explainRefusal } from './refusals-anywhere.ts';
export { chunksOfOtherScreens } from './flow/other-screens.ts';
