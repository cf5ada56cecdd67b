import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { reportWebVitals } from '../../src/app/report-web-vitals.ts';
import { rootElement } from '../../src/app/root-element.ts';
import { selectedConfiguration } from './selected-configuration.ts';
import type { DemoService } from './demo-service.ts';
import { Demo } from './Demo.tsx';
import type { DemoSettings } from './settings.ts';
import { readDemoSettings } from './settings.ts';
import './demo.css';

/** The product as it is, on a service to play with. */
async function demoService(settings: DemoSettings): Promise<DemoService> {
  if (settings.backend === 'fake') return (await import('./fake-service.ts')).fakeService(settings);
  return (await import('./emulator-service.ts')).emulatorService(settings);
}

selectedConfiguration.takeFromAddress(window);
const service = await demoService(readDemoSettings(document));
createRoot(rootElement()).render(
  <StrictMode>
    <Demo service={service} />
  </StrictMode>,
);
reportWebVitals();
