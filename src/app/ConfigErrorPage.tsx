import { ErrorPage } from './ErrorPage.tsx';
import './problems.css';

export default function ConfigErrorPage({ message, problems }: { message: string; problems: readonly string[] }) {
  return (
    <ErrorPage title="Configuration error" text={message}>
      <ul className="app-problems">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </ErrorPage>
  );
}
