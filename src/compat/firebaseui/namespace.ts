/** FirebaseUI's namespace, as its default export has it. */
export * as auth from './index.ts';
