// Chunk with all messages, the tables that choose the message for an error, and the table of the chunks of later
// screens.
export { english } from './messages/english.ts';
export { explainRefusal } from './refusals-anywhere.ts';
export { chunksOfOtherScreens } from './flow/other-screens.ts';
