import { usePageTitle } from './page-title.ts';

export function ConfigErrorPage({ message, problems }: { message: string; problems: readonly string[] }) {
  const title = 'Configuration error';
  usePageTitle(title);
  return (
    <main className="app-page">
      <h1>{title}</h1>
      <p>{message}</p>
      <ul className="app-problems">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </main>
  );
}
