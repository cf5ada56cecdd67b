import { root } from '../../tools/project.ts';
import { ensureStack } from '../../tools/setup/dependencies.js';
import type { ModulesOfFiles } from '../../tools/package/build-code.ts';
import type { BuiltPackage } from '../../tools/package/build-package.ts';
import { bundleConsumer, bundlers, bundlersStack, type Imports } from './bundle-consumer.ts';

/** An app that imports names from the package. */
interface Consumer {
  readonly name: string;
  readonly imports: Imports;
  /** The part of the package that the app must load at its start, such as the React renderer. */
  readonly used: Part;
  /** Parts that the app does not need, in addition to {@link neverInApps}. */
  readonly unused: readonly Part[];
  /** Whether the app must be able to load each language on its own, without the files of other languages. */
  readonly loadsOneLanguage?: true;
  /** Maximum size of the code that the app loads at its start, in bytes after gzip, without React and Firebase. */
  readonly budget: number;
  /** The same limit for an app whose first screen is a list of sign-in options, or that needs another part soon. */
  readonly budgetWithProviders: number;
  /** The part that is loaded soon. Defaults to the list of sign-in options. */
  readonly soon?: SoonLoadedPart;
}

/** A part that an app loads soon after its start. The size of its files is measured in the order of `paths`. */
interface SoonLoadedPart {
  readonly name: string;
  readonly paths: readonly RegExp[];
}

/** A part of the package, recognized by the paths of its modules. */
interface Part {
  readonly name: string;
  readonly paths: RegExp;
}

const inMemoryService = { name: 'the in-memory service', paths: /\/src\/adapters\/(in-memory|emulator)\// };
const plainRenderer = { name: 'the renderer without a framework', paths: /\/src\/renderers\/plain\// };
const reactRenderer = { name: 'the React renderer', paths: /\/src\/renderers\/react\/|\/node_modules\/downshift\// };
const reactComponents = {
  ...reactRenderer,
  paths: /\/src\/renderers\/react\/.*[A-Z]\w+\.tsx$|\/node_modules\/downshift\//,
};
const headless = { name: 'the flow', paths: /\/src\/widget\/start-widget\.ts$/ };
const reactHook = { name: 'the hook', paths: /\/use-sign-in-flow\.ts$/ };
const customElement = { name: 'the custom element', paths: /\/src\/renderers\/element\// };
const firebaseUi = { name: "FirebaseUI's API", paths: /\/src\/compat\// };
const languages = { name: 'a language', paths: /\/src\/locales\// };
const breachedPassword = { name: 'the check for breached passwords', paths: /\/src\/widget\/breached-password\.ts$/ };
const passwordStrength = { name: 'the strength of passwords', paths: /\/src\/widget\/password-strength\.ts$/ };
const emailCodesFrom = { name: 'the functions for codes by email', paths: /\/src\/widget\/email-codes-from\.ts$/ };
const keepSession = {
  name: 'the session on a server',
  paths: /\/src\/widget\/(keep-session|session-(requests|devices))\.ts$/,
};
const passkeys = { name: 'the passkeys', paths: /\/src\/widget\/passkeys\// };
const userButton = { name: 'the button for the user', paths: /\/src\/user\// };
const signInDialog = { name: 'the dialog', paths: /\/src\/dialog\// };
const userElement = { name: 'the element with the button for the user', paths: /\/src\/user\/element\// };
const signInElement = { name: 'the custom element of the widget', paths: /\/element\/(sign-in|start-in)-element\.ts$/ };
const providerPresets = { name: 'the ready providers', paths: /\/src\/widget\/config\/provider-presets\.ts$/ };
const servers = { name: 'code for servers', paths: /\/src\/server\// };
const init = { name: 'the command init', paths: /\/src\/init\// };
/**
 * Style sheets as JavaScript modules. Only apps with the custom element need these modules. All other apps import
 * `style.css`.
 */
const inlineStyles = { name: 'style sheets', paths: /\.css\?inline$/ };

/** Parts that no app may contain. */
const neverInApps: readonly Part[] = [inMemoryService, servers, init];

const consumers: readonly Consumer[] = [
  {
    name: 'an app with React',
    imports: { react: ['SignIn'], firebase: ['firebaseBackend'] },
    used: reactRenderer,
    unused: [
      plainRenderer,
      customElement,
      inlineStyles,
      firebaseUi,
      languages,
      breachedPassword,
      passwordStrength,
      providerPresets,
      emailCodesFrom,
      keepSession,
      passkeys,
      userButton,
      signInDialog,
      reactHook,
    ],
    budget: 18_000,
    budgetWithProviders: 34_500,
  },
  {
    name: 'an app with the custom element',
    imports: { element: ['DoorstepSignInElement'], firebase: ['firebaseBackend'] },
    used: customElement,
    unused: [reactRenderer, firebaseUi, languages, breachedPassword, passwordStrength, providerPresets],
    budget: 22_000,
    budgetWithProviders: 39_000,
  },
  {
    name: 'an app that only registers the custom element',
    imports: { element: [], firebase: ['firebaseBackend'] },
    used: customElement,
    unused: [reactRenderer, firebaseUi, languages, breachedPassword, passwordStrength, providerPresets],
    budget: 22_000,
    budgetWithProviders: 39_000,
  },
  {
    name: 'an app without a framework',
    imports: { plain: ['plainRenderer'], firebase: ['firebaseBackend'] },
    used: plainRenderer,
    unused: [
      reactRenderer,
      customElement,
      inlineStyles,
      firebaseUi,
      languages,
      breachedPassword,
      passwordStrength,
      providerPresets,
    ],
    budget: 18_000,
    budgetWithProviders: 34_500,
  },
  {
    name: 'an app with its own renderer',
    imports: { headless: ['startWidget'], firebase: ['firebaseBackend'] },
    used: headless,
    unused: [
      plainRenderer,
      reactRenderer,
      customElement,
      inlineStyles,
      firebaseUi,
      languages,
      breachedPassword,
      passwordStrength,
      providerPresets,
    ],
    budget: 14_000,
    budgetWithProviders: 28_000,
  },
  {
    name: 'an app with its own React components',
    imports: { 'headless-react': ['useSignInFlow'], firebase: ['firebaseBackend'] },
    used: reactHook,
    unused: [
      plainRenderer,
      reactComponents,
      customElement,
      inlineStyles,
      firebaseUi,
      languages,
      breachedPassword,
      passwordStrength,
      providerPresets,
    ],
    budget: 14_500,
    budgetWithProviders: 28_500,
  },
  {
    name: "an app with FirebaseUI's API",
    imports: { firebaseui: ['auth'] },
    used: firebaseUi,
    unused: [
      reactRenderer,
      customElement,
      inlineStyles,
      languages,
      breachedPassword,
      passwordStrength,
      providerPresets,
    ],
    budget: 24_000,
    budgetWithProviders: 39_000,
  },
  {
    name: 'an app with codes by email',
    imports: { react: ['SignIn'], firebase: ['firebaseBackend'], 'email-codes': ['emailCodesFrom'] },
    used: emailCodesFrom,
    unused: [
      plainRenderer,
      customElement,
      inlineStyles,
      firebaseUi,
      languages,
      breachedPassword,
      passwordStrength,
      providerPresets,
    ],
    budget: 18_500,
    budgetWithProviders: 35_000,
  },
  {
    name: 'an app with sessions on its server',
    imports: { react: ['SignIn'], firebase: ['firebaseBackend'], session: ['keepSession'] },
    used: keepSession,
    unused: [
      plainRenderer,
      customElement,
      inlineStyles,
      firebaseUi,
      languages,
      breachedPassword,
      passwordStrength,
      providerPresets,
      emailCodesFrom,
    ],
    budget: 20_000,
    budgetWithProviders: 36_000,
  },
  {
    name: 'an app with passkeys',
    imports: { react: ['SignIn'], firebase: ['firebaseBackend'], passkeys: ['passkeysFrom'] },
    used: passkeys,
    unused: [
      plainRenderer,
      customElement,
      inlineStyles,
      firebaseUi,
      languages,
      breachedPassword,
      passwordStrength,
      providerPresets,
      emailCodesFrom,
      keepSession,
    ],
    budget: 20_500,
    budgetWithProviders: 36_500,
  },
  {
    name: 'an app with the dialog',
    imports: { dialog: ['SignInDialog'], firebase: ['firebaseBackend'] },
    used: signInDialog,
    unused: [
      plainRenderer,
      customElement,
      inlineStyles,
      firebaseUi,
      languages,
      breachedPassword,
      passwordStrength,
      providerPresets,
      emailCodesFrom,
      keepSession,
      passkeys,
      userButton,
      reactHook,
    ],
    budget: 20_000,
    budgetWithProviders: 36_500,
  },
  {
    name: 'a page with the button for the user',
    imports: { user: ['useUser', 'SignedIn', 'SignedOut', 'UserButton'] },
    used: userButton,
    unused: [
      plainRenderer,
      reactComponents,
      headless,
      customElement,
      inlineStyles,
      firebaseUi,
      languages,
      breachedPassword,
      passwordStrength,
      providerPresets,
      emailCodesFrom,
      keepSession,
      passkeys,
    ],
    budget: 4_500,
    budgetWithProviders: 4_500,
  },
  {
    name: 'a page with the element with the button for the user',
    imports: { 'user-element': [] },
    used: userElement,
    unused: [
      reactRenderer,
      signInElement,
      headless,
      firebaseUi,
      languages,
      breachedPassword,
      passwordStrength,
      providerPresets,
      emailCodesFrom,
      keepSession,
      passkeys,
    ],
    budget: 3_300,
    budgetWithProviders: 8_400,
    soon: { name: 'a user', paths: [/\/src\/user\/element\/button-with-panel\.ts$/] },
  },
  {
    name: 'an app in the language that the browser prefers',
    imports: { react: ['SignIn'], firebase: ['firebaseBackend'], 'browser-locale': ['browserLocale'] },
    used: reactRenderer,
    unused: [
      plainRenderer,
      customElement,
      inlineStyles,
      firebaseUi,
      breachedPassword,
      passwordStrength,
      providerPresets,
    ],
    loadsOneLanguage: true,
    budget: 20_000,
    budgetWithProviders: 36_000,
  },
];

/**
/**
 * Modules that the first screen needs only in an app with several providers. Other apps load these modules later. The
 * size is measured in this order: gzip finds repetitions only in the last 32 KB, so in an order by the hashes in the names
 * of files, the size of the same code varies by 400 bytes.
 */
const severalProviders: SoonLoadedPart = {
  name: 'several providers',
  paths: [
    /\/flow\/providers\/index\.ts$/,
    /\/messages\/en\.ts$/,
    /\/ChoiceList\.tsx$/,
    /\/plain\/choices\.ts$|\/choices\.css\?inline$/,
  ],
};

/** Parts that only some visitors need. No app may load these parts when the app starts. */
const laterParts: readonly Part[] = [
  { name: 'the screens of providers', paths: /\/src\/widget\/flow\/(providers|linking)\// },
  { name: 'the screens for a second factor', paths: /\/src\/widget\/flow\/second-factor\// },
  { name: 'the screens for phone numbers', paths: /\/src\/widget\/flow\/phone\// },
  { name: 'the metadata of phone numbers', paths: /\/node_modules\/libphonenumber-js\// },
  { name: 'QR codes', paths: /\/node_modules\/lean-qr\// },
  { name: 'the check of the configuration', paths: /\/node_modules\/zod\// },
  { name: 'the check of the items in the button for the user', paths: /\/src\/user\/check-items\.ts$/ },
  { name: 'the requests for devices', paths: /\/src\/widget\/session-devices\.ts$/ },
  { name: 'the messages for errors', paths: /\/src\/widget\/refusals(-anywhere)?\.ts$/ },
  languages,
  { name: 'the texts of later screens', paths: /\/src\/widget\/messages\/en\.ts$/ },
];

/**
 * Bundles small apps with several bundlers, and finds modules that an app does not need.
 *
 * @param print prints a text without adding a line break
 * @returns one text for each problem
 */
export async function findUnusedModules(
  { folder, modules }: BuiltPackage,
  print: (text: string) => void,
): Promise<readonly string[]> {
  await ensureStack(root, bundlersStack, print);
  print('Size that the package adds to the first load, compressed with gzip:\n');
  const problems: string[] = [];
  const filesOfLanguages = findFiles(modules, languages.paths);
  for (const {
    name,
    imports,
    used,
    unused,
    loadsOneLanguage,
    budget,
    budgetWithProviders,
    soon = severalProviders,
  } of consumers) {
    for (const [bundler, bundle] of Object.entries(bundlers)) {
      const { first, all, loadedWith, measure } = await bundleConsumer(bundle, folder, imports);
      const owner = `The bundle of ${name}, made by ${bundler},`;
      if (findParts(first, modules, [used]).length === 0) problems.push(`${owner} lacks ${used.name} at the start.`);
      problems.push(
        ...findParts(all, modules, [...neverInApps, ...unused]).map((part) => `${owner} contains ${part}.`),
        ...findParts(first, modules, laterParts).map((part) => `${owner} loads ${part} at the start.`),
        ...(loadsOneLanguage ? findLanguagesTogether(filesOfLanguages, loadedWith) : []).map(
          (problem) => `${owner} ${problem}`,
        ),
      );
      // Only the bundle of esbuild is minified, so measure only this bundle.
      if (bundler !== 'esbuild') continue;
      const sizes = [
        ['', measure(), budget],
        [` with ${soon.name}`, measure(soon.paths.flatMap((paths) => findFiles(modules, paths))), budgetWithProviders],
      ] as const;
      print(`  ${name}: ${sizes.map(([title, bytes]) => `${kilobytes(bytes)} KB${title}`).join(', or ')}\n`);
      for (const [title, bytes, limit] of sizes) {
        if (bytes > limit) problems.push(`${owner} loads ${bytes} bytes at the start${title}. Allowed: ${limit}.`);
      }
    }
  }
  return problems;
}

/**
 * Returns a problem for each language that the app cannot load, or loads only together with another language.
 *
 * @param files the file of each language in the package
 * @param loadedWith returns the files that the app loads together with a file (`ConsumerBundle.loadedWith`)
 */
export function findLanguagesTogether(
  files: readonly string[],
  loadedWith: (file: string) => readonly string[],
): readonly string[] {
  return files.flatMap((file) => {
    const loaded = loadedWith(file).filter((each) => files.includes(each));
    if (!loaded.includes(file)) return [`cannot load ${file}.`];
    return loaded.length === 1 ? [] : [`loads ${loaded.join(', ')} together. Expected only ${file}.`];
  });
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** Returns the files that contain a module whose path matches the pattern. */
export const findFiles = (modules: ModulesOfFiles, paths: RegExp): readonly string[] =>
  Object.keys(modules).filter((file) => modules[file]?.some((path) => paths.test(path)));

/** Returns the names of those `parts` of the package that have at least one module in `files`. */
export function findParts(
  files: readonly string[],
  modules: ModulesOfFiles,
  parts: readonly Part[],
): readonly string[] {
  const paths = files.flatMap((file) => modules[file] ?? []);
  return parts.filter((part) => paths.some((path) => part.paths.test(path))).map(({ name }) => name);
}
