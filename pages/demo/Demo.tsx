import { useState } from 'react';
import { App } from '../../src/app/App.tsx';
import { reactRenderer } from '../../src/renderers/react/index.ts';
import { selectedConfiguration } from './selected-configuration.ts';
import type { Configuration } from './configurations.ts';
import type { DemoService } from './demo-service.ts';
import { Panel } from './Panel.tsx';

/** The product on a service to play with, in one of several configurations. */
export function Demo({ service }: { service: DemoService }) {
  const [configuration, setConfiguration] = useState(selectedConfiguration.read);
  const choose = (next: Configuration) => {
    selectedConfiguration.write(next);
    setConfiguration(next);
  };
  return (
    <div className="demo">
      <div className="demo-app">
        <App backend={service.backend} renderer={reactRenderer} config={configuration.config} />
      </div>
      <Panel service={service} configuration={configuration} onConfigure={choose} />
    </div>
  );
}
