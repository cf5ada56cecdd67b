// A chunk with all messages, with the tables that choose a message for an error, and with the table of later screens.
export { english } from './messages/english.ts';
export { explainRefusal } from './refusals-anywhere.ts';
export { chunksOfOtherScreens } from './flow/other-screens.ts';
