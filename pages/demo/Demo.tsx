import { useState } from 'react';
import { App } from '../../src/app/App.tsx';
import type { DemoConfiguration } from './configurations.ts';
import type { DemoService } from './demo-service.ts';
import { Panel } from './Panel.tsx';
import { readSelectedConfiguration, saveSelectedConfiguration } from './selected-configuration.ts';
import { renderer } from './shown-language.ts';

export function Demo({ service }: { service: DemoService }) {
  const [configuration, setConfiguration] = useState(readSelectedConfiguration);
  const select = (selected: DemoConfiguration) => {
    saveSelectedConfiguration(selected);
    setConfiguration(selected);
  };
  return (
    <div className="demo">
      <div className="demo-app">
        <App backend={service.backend} renderer={renderer} config={configuration.config} />
      </div>
      <Panel service={service} configuration={configuration} onSelectConfiguration={select} />
    </div>
  );
}
