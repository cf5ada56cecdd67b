// Chunk with all messages, the function that chooses the message for an error, the validation rules of later screens,
// a table that maps screens to their chunks, and functions that load further chunks.
export { english } from './messages/english.ts';
export { explainRefusal } from './refusals-anywhere.ts';
export { laterRules } from './validation/later-rules.ts';
export { chunksOfOtherScreens, laterChunks } from './flow/other-screens.ts';
