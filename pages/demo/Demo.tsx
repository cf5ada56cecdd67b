import { useState, useSyncExternalStore } from 'react';
import { App } from '../../src/app/App.tsx';
import { createConfigurations, type DemoConfiguration } from './configurations.ts';
import type { DemoService } from './demo-service.ts';
import { createDemoDevices, createEndedDevices } from './devices.ts';
import type { OneTapLibrary } from './google-one-tap.ts';
import { theme } from './look.ts';
import { OneTapPrompt } from './OneTapPrompt.tsx';
import { Panel } from './Panel.tsx';
import { explainMissingPasskeys } from './passkeys.ts';
import { readSelectedConfiguration, saveSelectedConfiguration } from './selected-configuration.ts';
import { defaultTheme, replaceLook } from './theme.ts';
import { themedRenderer } from './themed-renderer.tsx';
import { useReadyTheme } from './use-ready-theme.ts';

interface DemoProps {
  readonly service: DemoService;
  readonly oneTap: OneTapLibrary;
}

export function Demo({ service, oneTap }: DemoProps) {
  const [configurations] = useState(() =>
    createConfigurations({
      appServer: service.appServer,
      devices: createDemoDevices(createEndedDevices(window), {
        userAgent: navigator.userAgent,
        openedAt: performance.timeOrigin,
      }),
      missingPasskeys: explainMissingPasskeys(window),
    }),
  );
  const [configuration, setConfiguration] = useState(() => {
    const selected = readSelectedConfiguration(configurations);
    theme.setIfMissing(replaceLook(defaultTheme, undefined, selected.look));
    return selected;
  });
  const chosen = useSyncExternalStore(theme.subscribe, theme.get);
  const { class: schemeClass = '', ...schemeAttributes } = useReadyTheme(chosen);
  const select = (selected: DemoConfiguration) => {
    theme.set(replaceLook(theme.get(), configuration.look, selected.look));
    saveSelectedConfiguration(selected);
    setConfiguration(selected);
  };
  return (
    <div className="demo">
      <div className={`demo-app ${schemeClass}`} data-color-scheme={chosen.colorScheme} {...schemeAttributes}>
        <OneTapPrompt library={oneTap} accounts={service.fixture.accounts} />
        <App backend={service.backend} renderer={themedRenderer} config={configuration.config} />
      </div>
      <Panel {...{ service, configurations, configuration }} onSelectConfiguration={select} />
    </div>
  );
}
