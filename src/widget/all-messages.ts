// Chunk with all messages, the function that chooses the message for an error, the validation rules of later screens,
// a table that maps screens to their chunks, and a function that loads these chunks.
export { english } from './messages/english.ts';
export { explainRefusal } from './refusals-anywhere.ts';
export { laterRules } from './validation/later-rules.ts';
export { loadOtherChunk, otherScreens } from './flow/other-screens.ts';
