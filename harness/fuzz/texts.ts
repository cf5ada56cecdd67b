import { createUser } from '../../fixtures/flow.ts';
import { toAuthError, toSignInError } from '../../src/adapters/firebase/sdk/to-auth-error.ts';
import { credentialFromJSON } from '../../src/adapters/shared/plain-credential.ts';
import { authErrorFromWireMessage } from '../../src/adapters/shared/wire-error.ts';
import { createPageReporter } from '../../src/compat/firebaseui/page-ids.ts';
import { findCountries } from '../../src/renderers/common/find-countries.ts';
import { describeValue } from '../../src/widget/config/config-error.ts';
import { suggest } from '../../src/widget/config/describe-issue.ts';
import { knownProviders } from '../../src/widget/config/known-providers.ts';
import { findLoginHintParameter, findProviderLook } from '../../src/widget/config/providers.ts';
import type { FieldKind } from '../../src/widget/description.ts';
import { isActionCodeMode } from '../../src/widget/flow/start/address-parameters.ts';
import { filterCountries, listCountries } from '../../src/widget/phone/countries.ts';
import { findTypedCountry, parsePhoneNumber, replaceDialCode } from '../../src/widget/phone/phone-number.ts';
import { laterRules } from '../../src/widget/validation/later-rules.ts';
import { addRules, isEmail, joinDigits, normalizeValue, validateField } from '../../src/widget/validation/rules.ts';
import { hostileText } from './arbitraries.ts';
import { defineFuzzer, type Fuzzer } from './fuzzer.ts';

addRules(laterRules);

const countries = listCountries('en');
const chosen = countries.find(({ isoCode }) => isoCode === 'GB') ?? countries[0];
if (!chosen) throw new Error('expected a country');

const kinds: readonly FieldKind[] = [
  ...(['email', 'password', 'newPassword', 'name', 'phoneNumber', 'phoneConfirmationCode'] as const),
  ...(['country', 'humanVerification', 'text', 'checkbox'] as const),
];

const sdkError = (message: string, code: string): Error =>
  Object.assign(new Error(message), { code, customData: { email: message, originalMessage: message } });

/**
 * Functions that read texts from outside, such as emails and messages of the service. In error messages, the keys are
 * the names of the functions.
 */
export const textReaders: Readonly<Record<string, (text: string) => unknown>> = {
  'the rules of fields': (text) => kinds.map((kind) => validateField(kind, normalizeValue(kind, text))),
  'an email': isEmail,
  'a code in groups': joinDigits,
  'a phone number': (text) => parsePhoneNumber(text, chosen, countries),
  'a dialling code': (text) => findTypedCountry(text, chosen, countries),
  'a changed dialling code': (text) => replaceDialCode(text, chosen),
  'a search for a country': (text) => findCountries(countries, text),
  'a list of countries': (text) => filterCountries(countries, { allowed: [text], blocked: [text] }),
  'a message of the service': authErrorFromWireMessage,
  'an error of the SDK': (text) => toAuthError(sdkError(`Firebase: ${text} (auth/x).`, 'auth/internal-error')),
  'an unfinished message of the SDK': (text) => toAuthError(sdkError(`Firebase: ${text}`, 'auth/internal-error')),
  'a message of the SDK': (text) => toAuthError(sdkError(text, text)),
  'the error of a sign-in': (text) => toSignInError(sdkError(text, 'auth/email-already-in-use'), { email: text }),
  'a blocking function': (text) =>
    authErrorFromWireMessage(
      `BLOCKING_FUNCTION_ERROR_RESPONSE : HTTP Cloud Function returned an error: {"error":{"message":"${text}"}}`,
    ),
  'a stored credential': (text) => credentialFromJSON({ providerId: text, signInMethod: text, idToken: text }),
  'the ID of a provider': (text) => [findProviderLook(text), findLoginHintParameter(text)],
  'a misspelt ID': (text) => suggest(text, knownProviders),
  'a wrong value': describeValue,
  'the mode of the address': (text) => isActionCodeMode(text),
  'the name of a screen': (text) => createPageReporter(() => {})(null, text),
  'a user': (text) => createUser({ email: text, displayName: text }),
};

/** Creates a fuzzer that calls each function in `readers` with hostile texts. Fails if a function throws an error. */
export const createTextFuzzer = (readers = textReaders): Fuzzer =>
  defineFuzzer({
    name: 'texts in names, emails, labels, service messages and query parameters',
    arbitrary: hostileText,
    check(text) {
      for (const [name, read] of Object.entries(readers)) {
        try {
          read(text);
        } catch (cause) {
          throw new Error(`crash: ${name}: ${String(cause)}`, { cause });
        }
      }
    },
  });
