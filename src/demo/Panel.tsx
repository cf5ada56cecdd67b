import { AccountList } from './AccountList.tsx';
import type { DemoService } from './demo-service.ts';
import { OutboxList } from './OutboxList.tsx';

/** Beside the app: what a visitor of the demo needs to know, and the mails that a real service would have sent. */
export function Panel({ service: { name, about, accounts, outbox, startOver } }: { service: DemoService }) {
  return (
    <aside className="demo-panel" aria-label="Demo">
      <header>
        <p className="demo-badge">Demo</p>
        <h2>{name}</h2>
        <p>{about}</p>
        {startOver && (
          <button type="button" onClick={() => void startOver()}>
            Start over
          </button>
        )}
      </header>
      <section>
        <h3>Outbox</h3>
        <OutboxList outbox={outbox} />
      </section>
      <section>
        <h3>Accounts at the start</h3>
        <AccountList accounts={accounts} />
      </section>
      <section>
        <h3>What to try</h3>
        <ul>
          <li>Sign in with one of the accounts, with a right and a wrong password.</li>
          <li>Enter an address that nobody has: you can create an account.</li>
          <li>Forget a password: the mail with the link comes into the outbox.</li>
          <li>
            Once signed in, go to <a href="/cummies">/cummies</a>, <a href="/Login">/Login</a> or{' '}
            <a href="/nowhere">/nowhere</a>.
          </li>
        </ul>
      </section>
    </aside>
  );
}
