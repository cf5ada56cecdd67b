import type { Environment } from './adapters/firebase/project-config.ts';
import { findProjectProblems } from './adapters/firebase/project-problems.ts';
import ConfigErrorPage from './app/ConfigErrorPage.tsx';

/** Lists the problems of the Firebase project's configuration. */
export default function ProjectErrorPage({ environment }: { environment: Environment }) {
  const problems = findProjectProblems(environment);
  return <ConfigErrorPage message="The configuration of the Firebase project is wrong:" problems={problems} />;
}
