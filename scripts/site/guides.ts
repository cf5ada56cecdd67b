import { existsSync } from 'node:fs';
import { inProject } from '../../tools/project.ts';

/** A Markdown document that is a page of the site. */
export interface Document {
  /** Path in the project, such as `docs/theming.md`. */
  readonly source: string;
  /** Title in the navigation. The heading on the page comes from the document itself. */
  readonly title: string;
  /** File on the site. By default, `docs/theming.md` becomes `guides/theming.html`. */
  readonly file?: string;
  /** Documents that the navigation shows below this one. */
  readonly parts?: readonly Document[];
}

export interface Subject {
  readonly title: string;
  readonly documents: readonly Document[];
}

/** The overview page of the quick starts. The navigation shows one quick start for each framework below this page. */
export const quickStarts = {
  source: 'docs/quick-starts/README.md',
  title: 'Quick starts',
  parts: [
    { source: 'docs/quick-starts/react.md', title: 'React' },
    { source: 'docs/quick-starts/nextjs.md', title: 'Next.js' },
    { source: 'docs/quick-starts/nextjs-server.md', title: 'Next.js sessions' },
    { source: 'docs/quick-starts/react-router.md', title: 'React Router' },
    { source: 'docs/quick-starts/tanstack-start.md', title: 'TanStack Start' },
    { source: 'docs/quick-starts/vue.md', title: 'Vue' },
    { source: 'docs/quick-starts/nuxt.md', title: 'Nuxt' },
    { source: 'docs/quick-starts/svelte.md', title: 'Svelte' },
    { source: 'docs/quick-starts/sveltekit.md', title: 'SvelteKit' },
    { source: 'docs/quick-starts/astro.md', title: 'Astro' },
    { source: 'docs/quick-starts/angular.md', title: 'Angular' },
    { source: 'docs/quick-starts/plain-html.md', title: 'Plain HTML' },
    { source: 'docs/quick-starts/own-components.md', title: 'Own components' },
  ],
} as const satisfies Document;

/** The guides by subject, in the order of the navigation. A test fails if a page of `docs/` is missing. */
const allSubjects: readonly Subject[] = [
  {
    title: 'Start',
    documents: [
      quickStarts,
      { source: 'docs/moving-from-firebaseui.md', title: 'Moving from FirebaseUI 6' },
      { source: 'docs/doorstep-or-firebaseui-7.md', title: 'Doorstep or FirebaseUI 7' },
      { source: 'examples/README.md', title: 'Example apps', file: 'guides/examples.html' },
    ],
  },
  {
    title: 'Sign-in options',
    documents: [
      { source: 'docs/sign-in-options.md', title: 'Sign-in options' },
      { source: 'docs/email-codes.md', title: 'Codes by email' },
      { source: 'docs/passkeys.md', title: 'Passkeys and other ways of your own' },
      { source: 'docs/new-passwords.md', title: 'New passwords' },
      { source: 'docs/guests.md', title: 'Guests' },
    ],
  },
  {
    title: 'Look and language',
    documents: [
      { source: 'docs/theming.md', title: 'Theming' },
      { source: 'docs/languages.md', title: 'Languages' },
    ],
  },
  {
    title: 'Flows',
    documents: [
      { source: 'docs/sign-up.md', title: 'Fields and consent at sign-up' },
      { source: 'docs/verified-emails-and-second-factors.md', title: 'Verified emails, second factors' },
      { source: 'docs/backup-codes.md', title: 'Backup codes' },
      { source: 'docs/dialog.md', title: 'Sign-in in a dialog' },
      { source: 'docs/account-page.md', title: 'The account page' },
      { source: 'docs/after-the-sign-in.md', title: 'After the sign-in' },
      { source: 'docs/user.md', title: 'The signed-in user' },
      { source: 'docs/what-visitors-meet.md', title: 'What visitors meet' },
    ],
  },
  {
    title: 'Security and operation',
    documents: [
      { source: 'docs/security.md', title: 'Security' },
      { source: 'docs/bot-protection.md', title: 'Protection against bots' },
      { source: 'docs/server-sessions.md', title: 'Sessions on your server' },
      { source: 'docs/headers.md', title: 'Headers for your app' },
      { source: 'docs/deploying.md', title: 'Deploying' },
      { source: 'docs/browsers.md', title: 'Browsers' },
      { source: 'docs/testing-your-app.md', title: 'Testing your app' },
      { source: 'docs/troubleshooting.md', title: 'Troubleshooting' },
      { source: 'SECURITY.md', title: 'Reporting a vulnerability', file: 'guides/reporting-a-vulnerability.html' },
    ],
  },
  {
    title: 'Reference',
    documents: [
      { source: 'docs/configuration.md', title: 'Configuration' },
      { source: 'docs/react.md', title: 'The React component' },
      { source: 'docs/server-rendering.md', title: 'The first screen from your server' },
      { source: 'docs/element.md', title: 'The custom element' },
      { source: 'docs/api.md', title: 'API' },
      { source: 'docs/plug-in-a-renderer.md', title: 'Your own renderer' },
      { source: 'docs/plug-in-a-backend.md', title: 'Your own backend' },
      { source: 'docs/differences.md', title: 'Differences from FirebaseUI' },
      { source: 'docs/differences-from-the-specification.md', title: 'Differences from the specification' },
      { source: 'CHANGELOG.md', title: 'Changes', file: 'guides/changes.html' },
    ],
  },
  {
    title: 'Contributing',
    documents: [
      { source: 'docs/architecture.md', title: 'Architecture' },
      { source: 'GLOSSARY.md', title: 'Words of the code', file: 'guides/glossary.html' },
      { source: 'docs/commands.md', title: 'Commands' },
      { source: 'docs/translating.md', title: 'Translating' },
      { source: 'docs/real-project.md', title: 'Tests on a Firebase project' },
      { source: 'docs/differences-of-the-emulator.md', title: 'Differences of the emulator' },
      { source: 'docs/robustness.md', title: 'Robustness' },
      { source: 'docs/running-on-many-machines.md', title: 'Running on many machines' },
      { source: 'docs/releasing.md', title: 'Releasing' },
    ],
  },
];

/** Documents about the features. They belong to the specification, and not to the guides. */
export const featureDocuments: readonly Document[] = [
  { source: 'features/README.md', title: 'How to read it', file: 'reading.html' },
  { source: 'features/GLOSSARY.md', title: 'Glossary', file: 'glossary.html' },
];

/**
 * Returns the guides by subject.
 *
 * @param hasChangelog whether the project has a `CHANGELOG.md`. Before the first release, this file does not exist
 */
export const listSubjects = (hasChangelog = existsSync(inProject('CHANGELOG.md'))): readonly Subject[] =>
  allSubjects.map(({ title, documents }) => ({
    title,
    documents: documents.filter(({ source }) => hasChangelog || source !== 'CHANGELOG.md'),
  }));

/** Returns all guides in the order of the navigation. */
export const listGuides = (subjects = listSubjects()): readonly Document[] =>
  subjects.flatMap(({ documents }) => documents.flatMap((document) => [document, ...(document.parts ?? [])]));

export const toFile = ({ source, file }: Document): string =>
  file ??
  source.replace(/^docs\//, 'guides/').replace(/(?:README)?\.md$/, (end) => (end === '.md' ? '.html' : 'index.html'));
