import { connectAuthEmulator, type Auth } from 'firebase/auth';
import { getEmulatorUrl } from '../emulator-url.ts';

/**
 * The properties of an `Auth` that affect its calls to the service. Only the first two properties are documented. The
 * others are internal, and missing in some versions of the SDK.
 */
const sharedProperties = [
  'languageCode',
  'settings',
  'appCheckServiceProvider',
  '_agentRecaptchaConfig',
  '_tenantRecaptchaConfigs',
  '_projectPasswordPolicy',
  '_tenantPasswordPolicies',
] as const;

/**
 * Makes a new `Auth` share the settings of the app's own `Auth`, such as the language and the App Check token. A later
 * change of a setting applies to both `Auth` instances.
 *
 * @param auth the new `Auth`, which has not called the service yet
 */
export function shareSettings(appAuth: Auth, auth: Auth): void {
  const emulatorUrl = getEmulatorUrl(appAuth);
  // Disable the SDK's warning, because the app's own `Auth` already shows the same warning.
  if (emulatorUrl !== null) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  for (const name of sharedProperties) shareSetting(appAuth, auth, name);
}

/** Makes `auth` use the property `name` of the app's own `Auth`, for reading and for writing. */
export function shareSetting(appAuth: Auth, auth: Auth, name: (typeof sharedProperties)[number]): void {
  if (!(name in appAuth)) return;
  Object.defineProperty(auth, name, {
    get: () => Reflect.get(appAuth, name),
    set(value: unknown) {
      Reflect.set(appAuth, name, value);
    },
    enumerable: true,
    configurable: true,
  });
}
