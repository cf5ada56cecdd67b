import { connectAuthEmulator, type Auth } from 'firebase/auth';
import { getEmulatorUrl } from '../emulator-url.ts';

/**
 * The properties of an `Auth` that its calls to the service depend on. The first two are documented. The others belong
 * to the SDK's implementation, and do not exist in all of its versions: the provider of App Check tokens, and the
 * configuration of reCAPTCHA Enterprise.
 */
const sharedProperties = [
  'languageCode',
  'settings',
  'appCheckServiceProvider',
  '_agentRecaptchaConfig',
  '_tenantRecaptchaConfigs',
] as const;

/**
 * Makes an `Auth` call the service in the same way as the app's own: on the same emulator, in the same language, with
 * the same App Check token. The properties stay shared, because the app may change them at any time.
 *
 * @param auth a new `Auth` without a request
 */
export function shareSettings(appAuth: Auth, auth: Auth): void {
  const emulatorUrl = getEmulatorUrl(appAuth);
  // The app's own `Auth` already shows the SDK's warning.
  if (emulatorUrl !== null) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  for (const name of sharedProperties) {
    if (!(name in appAuth)) continue;
    Object.defineProperty(auth, name, {
      get: () => Reflect.get(appAuth, name),
      set(value: unknown) {
        Reflect.set(appAuth, name, value);
      },
      enumerable: true,
      configurable: true,
    });
  }
}
