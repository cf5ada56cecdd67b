import { usePageTitle } from './page-title.ts';

/** For the developer or operator: what is wrong with a configuration, fault by fault. Nothing else is there. */
export function FaultPage({ title, problems }: { title: string; problems: readonly string[] }) {
  usePageTitle('Configuration fault');
  return (
    <main className="app-page">
      <h1>{title}</h1>
      <ul className="app-faults">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </main>
  );
}
