import { AccountList } from './AccountList.tsx';
import { AuthenticatorApp } from './AuthenticatorApp.tsx';
import { ConfigurationChooser } from './ConfigurationChooser.tsx';
import type { DemoConfiguration } from './configurations.ts';
import type { DemoService } from './demo-service.ts';
import { OutboxList } from './OutboxList.tsx';
import { SignedInUser } from './SignedInUser.tsx';
import { ThemeChooser } from './ThemeChooser.tsx';

interface PanelProps {
  readonly service: DemoService;
  readonly configurations: readonly DemoConfiguration[];
  readonly configuration: DemoConfiguration;
  readonly onSelectConfiguration: (configuration: DemoConfiguration) => void;
}

export function Panel({ service, configurations, configuration, onSelectConfiguration }: PanelProps) {
  const { name, about, fixture, passwords, outbox, startOver } = service;
  return (
    <aside className="demo-panel" aria-label="Demo">
      <div>
        <header>
          <h2>{name}</h2>
          {startOver && (
            <button type="button" className="demo-button" onClick={() => void startOver()}>
              Start over
            </button>
          )}
          <p>{about}</p>
        </header>
        <section>
          <h3>Accounts</h3>
          <AccountList key={configuration.id} fixture={fixture} passwords={passwords} config={configuration.config} />
        </section>
        <section>
          <h3>Outbox</h3>
          <OutboxList outbox={outbox} configuration={configuration} />
          <AuthenticatorApp />
        </section>
        <section>
          <h3>Pages</h3>
          <p>
            Once signed in: <a href="/">the start</a>, <a href="/cummies">/cummies</a>, <a href="/Login">/Login</a>, one
            that <a href="/nowhere">does not exist</a>, <a href="/Login?mode=addSecondFactor">add a second step</a>, and{' '}
            <a href="/Login?mode=account">your account</a>.
          </p>
        </section>
      </div>
      <div>
        <ConfigurationChooser
          configurations={configurations}
          selected={configuration}
          onSelect={onSelectConfiguration}
        />
        <ThemeChooser look={configuration.look} />
        <section>
          <h3>Signed in</h3>
          <SignedInUser />
        </section>
      </div>
    </aside>
  );
}
