// Chunk with all messages and the function that chooses the message for an error. Also contains a table with the names
// of further screens and their chunks.
export { english } from './messages/english.ts';
export { explainRefusal } from './refusals-anywhere.ts';
export { chunksOfOtherScreens } from './flow/other-screens.ts';
