import type { Visit } from '../visit.ts';
import { createAssertions, type Assertions } from './assertions.ts';
import { createAuthenticator, type Authenticator } from './authenticator.ts';
import { createChunks, type Chunks } from './chunks.ts';
import { createDeployedApp, type DeployedApp } from './deployed-app.ts';
import { createInput, type Input } from './input.ts';
import { createNavigation, type Navigation } from './navigation.ts';
import { createOneTap, type OneTap } from './one-tap.ts';
import { createPhone, type Phone } from './phone.ts';
import { createProvider, type Provider } from './provider.ts';
import { createStorage, type BrowserStorage } from './storage.ts';
import { createVersions, type Versions } from './versions.ts';

/** A visitor in a browser. Steps use this interface; only the driver knows Playwright. */
export type Visitor = Navigation &
  Input &
  Assertions &
  Provider &
  BrowserStorage &
  Chunks &
  Phone &
  Authenticator &
  OneTap &
  DeployedApp &
  Versions;

export function createVisitor(visit: Visit): Visitor {
  return {
    ...createNavigation(visit),
    ...createInput(visit),
    ...createAssertions(visit),
    ...createProvider(visit),
    ...createStorage(visit),
    ...createChunks(visit),
    ...createPhone(visit),
    ...createAuthenticator(visit),
    ...createOneTap(visit),
    ...createDeployedApp(visit),
    ...createVersions(visit),
  };
}
