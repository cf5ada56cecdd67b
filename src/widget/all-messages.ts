// A chunk with all messages, and with the tables that choose a message for an error.
export { en } from './messages/en.ts';
export { explainRefusal } from './refusals-anywhere.ts';
