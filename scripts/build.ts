/** `npm run build`: builds the app into `dist`. Environment variables or the file `.env` name the Firebase project. */
import { findProjectProblems } from '../src/adapters/firebase/project-problems.ts';
import { buildBundle } from '../tools/bundle/build-bundle.ts';
import { app } from '../tools/bundle/bundles.ts';
import { projectEnvironment } from '../tools/bundle/project-environment.ts';
import { readProcessArguments } from '../tools/command-line.ts';
import { toProjectPath } from '../tools/project.ts';

const command = {
  usage: 'npm run build',
  about:
    'Builds the app into dist/. Set its Firebase project in environment variables or in the file .env (see .env.example).',
};

if (readProcessArguments(command)) await build();

async function build(): Promise<void> {
  const environment = projectEnvironment();
  const { folder, seconds } = await buildBundle(app, environment);
  console.log(`Built ${toProjectPath(folder)}/ in ${seconds?.toFixed(1)} s.`);

  const problems = findProjectProblems(environment);
  if (problems.length > 0) {
    console.log('The app will not start: its Firebase project is not configured correctly (see .env.example).');
    for (const problem of problems) console.log(`  ${problem}`);
  }
}
