import { posix } from 'node:path';
import type { AppFolder } from './app-folder.ts';
import { detectFramework, detectLanguage, requireTemplate } from './detect-app.ts';
import { findFirebaseModule, type FirebaseModule } from './find-firebase-module.ts';
import {
  frameworks,
  toConfig,
  toEnvironmentFile,
  type Environment,
  type FrameworkName,
  type Place,
} from './frameworks.ts';
import { findPackageManager, type PackageManager } from './package-manager.ts';
import { findSamePage } from './page-address.ts';
import { listFiles } from './project-files.ts';
import type { Options } from './read-options.ts';
import { fillTemplate, importedFiles, importedNames, type TemplateName, type Templates } from './templates.ts';

/** A file to write, with its text. */
export interface NewFile {
  /** Path in the app's folder, with slashes. */
  readonly path: string;
  readonly about: string;
  readonly text: string;
  /** The imports of modules of the app. */
  readonly imports: readonly ModuleImport[];
  /** Path of another page with the same address, such as `app/(auth)/login/page.tsx`; null if there is none. */
  readonly samePage: string | null;
}

/** An import of a name from a module of the app. */
export interface ModuleImport {
  /** Path in the app's folder, with slashes. */
  readonly path: string;
  readonly name: string;
}

/** Everything that the command has found out, and is going to do. */
export interface Plan {
  readonly framework: FrameworkName;
  readonly place: Place;
  readonly manager: PackageManager;
  readonly missingPackages: readonly string[];
  readonly files: readonly NewFile[];
  /** The module of the app that connects Firebase already; null if the command writes this module. */
  readonly found: FirebaseModule | null;
  /** Path of the module that the sign-in page imports; null if the page connects Firebase itself. */
  readonly firebase: string | null;
  /** Set if the app gets its Firebase configuration from the environment. */
  readonly environment: Environment | null;
  /** Whether the app already has an `.env.example`. The command does not change it, so a step names the variables. */
  readonly hasOwnExample: boolean;
}

/**
 * Decides which files to write.
 *
 * @param userAgent the environment variable `npm_config_user_agent`
 * @throws InitError if the folder has no app, or one for which there is no template
 */
export function makePlan(app: AppFolder, options: Options, templates: Templates, userAgent?: string): Plan {
  const framework = options.framework ?? detectFramework(app);
  requireTemplate(framework, app);
  const { environment: findEnvironment, folder: findFolder } = frameworks[framework];
  const place = {
    app,
    folder: options.out ?? findFolder(app),
    language: detectLanguage(framework, app),
  };
  const files = listFiles(app.path);
  const isHtml = framework === 'html';
  const found = isHtml ? null : findFirebaseModule(app.path, files);
  const own = posix.join(place.folder, `firebase.${place.language}`);
  const firebase = isHtml ? null : (found?.path ?? own);
  const environment = found !== null || options.emulator ? null : findEnvironment(app);
  const all = [
    ...(firebase === own && found === null ? [writeFirebase(own, options, environment, place, templates)] : []),
    ...writePages(framework, place, options, firebase, templates),
    ...(environment === null ? [] : [writeEnvironment(environment)]),
  ];
  return {
    framework,
    place,
    manager: findPackageManager(app, userAgent),
    missingPackages: isHtml ? [] : ['doorstep-auth', 'firebase'].filter((name) => !app.packages.has(name)),
    files: all.map((file) => ({ ...file, samePage: findSamePage(framework, file.path, files) })),
    found,
    firebase,
    environment,
    hasOwnExample: app.has('.env.example'),
  };
}

/** Returns true if the app connects Firebase already, in a module that exports no `auth`. */
export const lacksAuth = ({ found }: Plan): boolean => found !== null && !found.exportsAuth;

type WrittenFile = Omit<NewFile, 'samePage'>;

function writeFirebase(
  path: string,
  { emulator }: Options,
  environment: Environment | null,
  { language }: Place,
  templates: Templates,
): WrittenFile {
  const { [language]: template } = templates[emulator ? 'firebaseOnEmulator' : 'firebase'];
  const config = environment === null ? null : toConfig(environment);
  const text = fillTemplate(template, { imports: {}, providers: null, config });
  return { path, about: 'connects Firebase', text, imports: [] };
}

function writePages(
  framework: FrameworkName,
  place: Place,
  { providers, emulator }: Options,
  firebase: string | null,
  templates: Templates,
): readonly WrittenFile[] {
  const planned = frameworks[framework].files(place);
  const targets = [
    ...(firebase === null ? [] : [['firebase', firebase] as const]),
    ...planned.flatMap((each) => (each.importedAs ? [[each.importedAs, each.path] as const] : [])),
  ];
  return planned.map(({ template, path, about }) => {
    const name: TemplateName = template === 'html' && emulator ? 'htmlOnEmulator' : template;
    const { [place.language]: code } = templates[name];
    const imported = targets.filter(([key]) => code.includes(` from '${importedFiles[key]}'`));
    const imports = {
      ...Object.fromEntries(imported.map(([key, target]) => [importedFiles[key], toImport(path, target)])),
      ...renamedPackages(place.app),
    };
    return {
      path,
      about,
      text: fillTemplate(code, { imports, providers, config: null }),
      imports: imported.map(([key, target]) => ({ path: target, name: importedNames[key] })),
    };
  });
}

/** Before version 7, React Router was the package `react-router-dom`. */
const renamedPackages = ({ packages }: AppFolder): Readonly<Record<string, string>> =>
  packages.has('react-router-dom') && !packages.has('react-router') ? { 'react-router': 'react-router-dom' } : {};

const writeEnvironment = (environment: Environment): WrittenFile => ({
  path: '.env.example',
  about: 'names of the two values of the Firebase configuration',
  text: toEnvironmentFile(environment),
  imports: [],
});

/** Returns the path for the `import` of one file in another. Every bundler finds a module without the extension. */
function toImport(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to.replace(/\.[cm]?[jt]sx?$/, ''));
  return path.startsWith('.') ? path : `./${path}`;
}
