import { join } from 'node:path';
import { exportsName, readCode } from './module-exports.ts';

/** The module of an app that connects Firebase. */
export interface FirebaseModule {
  /** Path in the app's folder, with slashes. */
  readonly path: string;
  /** Whether the module exports an `auth` that the widget can use. */
  readonly exportsAuth: boolean;
}

const moduleName = /(?<!\.d|\.test|\.spec|\.config)\.[cm]?[jt]sx?$/;

/** Matches the import of Firebase in a browser. A server imports `firebase-admin`. */
const firebaseImport = /['"](?:@?firebase|@angular\/fire)\/(?:compat\/)?(?:app|auth)['"]/;

const firebaseCall = /\b(?:initializeApp|getAuth|initializeAuth)\s*\(/;

/**
 * Finds the module that connects Firebase. Prefers a module that exports `auth`, then one near the app's folder.
 *
 * @param root absolute path of the app's folder
 * @param files paths of the app's files, with slashes
 * @returns null if the app does not connect Firebase yet
 */
export function findFirebaseModule(root: string, files: readonly string[]): FirebaseModule | null {
  let found: FirebaseModule | null = null;
  for (const path of files) {
    const text = moduleName.test(path) ? readCode(join(root, path)) : '';
    if (!firebaseImport.test(text) || !firebaseCall.test(text)) continue;
    const exportsAuth = exportsUsableAuth(text);
    if (exportsAuth) return { path, exportsAuth };
    // Without `auth`, take only a module that calls `initializeApp()`. Others, such as a component, may just call
    // `getAuth()`.
    if (/\binitializeApp\s*\(/.test(text)) found ??= { path, exportsAuth };
  }
  return found;
}

/** Returns true if the module exports an `auth` of the modular SDK. The widget cannot use an `auth` of the compat SDK. */
function exportsUsableAuth(text: string): boolean {
  return exportsName(text, 'auth') && !/firebase\/compat\/|@angular\/fire\/compat/.test(text);
}
