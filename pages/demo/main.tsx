import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { reportWebVitals } from '../../src/app/report-web-vitals.ts';
import { findRootElement } from '../../src/app/root-element.ts';
import type { DemoService } from './demo-service.ts';
import { Demo } from './Demo.tsx';
import { createOneTapLibrary } from './google-one-tap.ts';
import { takeConfigurationFromAddress } from './selected-configuration.ts';
import { readDemoSettings, type DemoSettings } from './settings.ts';
import './demo.css';

async function createDemoService(settings: DemoSettings): Promise<DemoService> {
  if (settings.backend === 'fake')
    return (await import('./in-memory-demo-service.ts')).createInMemoryDemoService(settings);
  return (await import('./emulator-service.ts')).createEmulatorService(settings);
}

takeConfigurationFromAddress(window);
const service = await createDemoService(readDemoSettings(document));
const oneTap = createOneTapLibrary();
Object.assign(window, { google: { accounts: { id: oneTap.id } } });
createRoot(findRootElement()).render(
  <StrictMode>
    <Demo service={service} oneTap={oneTap} />
  </StrictMode>,
);
reportWebVitals();
