// Chunk with all messages, the function that chooses the message for an error, the validation rules of later screens,
// and a table that maps screens to their chunks.
export { english } from './messages/english.ts';
export { explainRefusal } from './refusals-anywhere.ts';
export { laterRules } from './validation/later-rules.ts';
export { chunksOfOtherScreens } from './flow/other-screens.ts';
