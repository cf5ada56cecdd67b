import fc from 'fast-check';
import { createMemoryStorage } from '../../fixtures/storage.ts';
import { credentialFromJSON } from '../../src/adapters/shared/plain-credential.ts';
import { parseAnswer, parseMessage, parseRequest } from '../../src/adapters/in-memory/provider-messages.ts';
import { abandonRedirect, isRedirectPending } from '../../src/compat/firebaseui/pending-redirect.ts';
import { limits } from '../../src/widget/delays-and-limits/constants.ts';
import { readEntryState } from '../../src/widget/history/history-entry.ts';
import { readScreenNumbers } from '../../src/widget/history/read-screen-numbers.ts';
import { createBrowserPage } from '../../src/widget/page.ts';
import { linkCookies } from '../../src/widget/storage/link-cookies.ts';
import { pendingCredential } from '../../src/widget/storage/pending-credential.ts';
import { redirectStatus } from '../../src/widget/storage/redirect-status.ts';
import { storedRedirectUrl } from '../../src/widget/storage/redirect-url.ts';
import { hostileJson, hostileText } from './arbitraries.ts';
import { defineFuzzer, type Fuzzer } from './fuzzer.ts';
import { assertOwn } from './promises.ts';
import { stubBrowser } from './run-widget.ts';
import { hostileAddress, storedData } from './widget-run-arbitraries.ts';

interface StoredValues {
  readonly address: URL;
  readonly storage: Storage;
  readonly text: string;
  readonly json: unknown;
}

/**
 * Functions that read values from outside, such as cookies and messages from other windows. In error messages, the keys
 * describe the values.
 */
export const storedValueReaders: Readonly<Record<string, (values: StoredValues) => unknown>> = {
  'the success URL': ({ storage }) => storedRedirectUrl.take(storage),
  'a pending redirect': ({ storage }) => [redirectStatus.isPending(storage), redirectStatus.read(storage)],
  'a pending credential': ({ storage }) => pendingCredential.read(storage, credentialFromJSON),
  'the data of a link': ({ text }) => [
    linkCookies.has('emailForSignIn'),
    linkCookies.read('emailForSignIn', text),
    linkCookies.read('pendingEncryptedCredential', 'a'.repeat(limits.stateTokenLength)),
  ],
  'the history entry': () => [readEntryState(), readScreenNumbers(), createBrowserPage(() => {}).takeEmail()],
  'the hidden parameters'({ address }) {
    const page = createBrowserPage(() => {});
    assertOwn(page.address, address, page.address.href);
    page.hide(['mode', 'oobCode']);
    page.forgetHidden();
  },
  "FirebaseUI's pending redirect"({ storage, text, address }) {
    const page = { ...createBrowserPage(() => {}), address, storage };
    isRedirectPending(page, text, text);
    abandonRedirect(page, text);
  },
  'a request to the provider page': ({ text, json }) => [parseRequest(text), parseRequest(JSON.stringify(json))],
  "the provider page's answer": ({ text, json }) => [parseAnswer(text), parseAnswer(JSON.stringify(json))],
  'a message of another window': ({ json }) => parseMessage(json),
  'a credential': ({ json }) => credentialFromJSON(json),
};

/**
 * Creates a fuzzer that passes hostile data to the readers of stored values, cookies and history entries. No reader may
 * throw, or return a URL of another site.
 */
export const createStoredValueFuzzer = (readers = storedValueReaders): Fuzzer =>
  defineFuzzer({
    name: 'stored values, cookies and history entries',
    arbitrary: fc.tuple(hostileAddress, storedData, hostileText, hostileJson),
    async check([address, stored, text, json]) {
      stubBrowser({ ...stored, address }, () => {});
      for (const [name, read] of Object.entries(readers)) {
        const storage = createMemoryStorage(new Map(Object.entries(stored.stored)));
        try {
          const result = read({ address, storage, text, json });
          await Promise.all(Array.isArray(result) ? result : [result]);
        } catch (cause) {
          throw new Error(`crash: ${name}: ${String(cause)}`, { cause });
        }
      }
    },
  });
