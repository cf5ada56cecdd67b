import { usePageTitle } from './page-title.ts';

/** For the developer or operator: what is wrong with a configuration, fault by fault. Nothing else is there. */
export function FaultPage({ what, problems }: { what: string; problems: readonly string[] }) {
  const title = 'Configuration error';
  usePageTitle(title);
  return (
    <main className="app-page">
      <h1>{title}</h1>
      <p>{what}</p>
      <ul className="app-faults">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </main>
  );
}
