import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '../app/App.tsx';
import { productConfig } from '../app/product-config.ts';
import { reportWebVitals } from '../app/report-web-vitals.ts';
import { rootElement } from '../app/root-element.ts';
import { reactRenderer } from '../renderers/react/index.ts';
import type { DemoService } from './demo-service.ts';
import { Panel } from './Panel.tsx';
import type { DemoSettings } from './settings.ts';
import { readDemoSettings } from './settings.ts';
import './demo.css';

/** The product as it is, on a service to play with. */
async function demoService(settings: DemoSettings): Promise<DemoService> {
  if (settings.backend === 'fake') return (await import('./fake-service.ts')).fakeService();
  return (await import('./emulator-service.ts')).emulatorService(settings);
}

const service = await demoService(readDemoSettings(document));
createRoot(rootElement()).render(
  <StrictMode>
    <div className="demo">
      <div className="demo-app">
        <App backend={service.backend} renderer={reactRenderer} config={productConfig} />
      </div>
      <Panel service={service} />
    </div>
  </StrictMode>,
);
reportWebVitals();
