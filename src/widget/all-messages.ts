// All messages, and the table that chooses one for an error. The first load does not contain this chunk.
export { en } from './messages/en.ts';
export { explainRefusal } from './refusals-anywhere.ts';
