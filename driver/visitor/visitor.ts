import type { Visit } from '../visit.ts';
import { createAppearance } from './appearance.ts';
import { createAssertions } from './assertions.ts';
import { createAuthenticator } from './authenticator.ts';
import { createBackupCodeServer } from './backup-code-server.ts';
import { createChunks } from './chunks.ts';
import { createCodeServer } from './code-server.ts';
import { createDeployedApp } from './deployed-app.ts';
import { createDeviceServer } from './device-server.ts';
import { createDisturbances } from './disturbances.ts';
import { createForeignContent } from './foreign-content.ts';
import { createInput } from './input.ts';
import { createKeyboard } from './keyboard.ts';
import { createLanguage } from './language.ts';
import { createLegibility } from './legibility.ts';
import { createNavigation } from './navigation.ts';
import { createOneTap } from './one-tap.ts';
import { createPasskeyServer } from './passkey-server.ts';
import { createPhone } from './phone.ts';
import { createSignInDialog } from './sign-in-dialog.ts';
import { createProvider } from './provider.ts';
import { createRequirements } from './requirements.ts';
import { createSameScreen } from './same-screen.ts';
import { createScreenReader } from './screen-reader.ts';
import { createSessionServer } from './session-server.ts';
import { createStorage } from './storage.ts';
import { createVersions } from './versions.ts';

/** A visitor in a browser. Steps use this type; only the driver knows Playwright. */
export type Visitor = ReturnType<typeof createVisitor>;

export function createVisitor(visit: Visit) {
  return {
    ...createNavigation(visit),
    ...createInput(visit),
    ...createKeyboard(visit),
    ...createAssertions(visit),
    ...createRequirements(visit),
    ...createSameScreen(visit),
    ...createAppearance(visit),
    ...createLanguage(visit),
    ...createLegibility(visit),
    ...createProvider(visit),
    ...createStorage(visit),
    ...createForeignContent(visit),
    ...createChunks(visit),
    ...createPhone(visit),
    ...createAuthenticator(visit),
    ...createOneTap(visit),
    ...createCodeServer(visit),
    ...createPasskeyServer(visit),
    ...createSessionServer(visit),
    ...createDeviceServer(visit),
    ...createBackupCodeServer(visit),
    ...createDeployedApp(visit),
    ...createDisturbances(visit),
    ...createScreenReader(visit),
    ...createSignInDialog(visit),
    ...createVersions(visit),
  };
}
