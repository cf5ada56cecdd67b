/** The namespace `auth`, as in FirebaseUI's default export. */
export * as auth from './index.ts';
