import type { Imports } from './bundle-consumer.ts';

/** An app that imports names from the package. */
export interface Consumer {
  readonly name: string;
  readonly imports: Imports;
  /** The part of the package that the app must load at its start, such as the React renderer. */
  readonly used: Part;
  /** Further parts that the bundle of the app may contain. It must not contain any other of the {@link optionalParts}. */
  readonly mayContain?: readonly Part[];
  /** Whether the app must be able to load each language on its own, without the files of other languages. */
  readonly loadsOneLanguage?: true;
  /** Maximum size of the code that the app loads at its start, in bytes after gzip, without React and Firebase. */
  readonly budget: number;
  /** Maximum size of the same code together with the part {@link soon}. */
  readonly budgetWithProviders: number;
  /** A part that the app loads soon after its start. Defaults to {@link severalProviders}. */
  readonly soon?: SoonLoadedPart;
}

/** A part that an app loads soon after its start. The size of its files is measured in the order of `paths`. */
export interface SoonLoadedPart {
  readonly name: string;
  readonly paths: readonly RegExp[];
}

/** A part of the package, recognized by the paths of its modules. */
export interface Part {
  readonly name: string;
  readonly paths: RegExp;
}

const inMemoryService = { name: 'the in-memory service', paths: /\/src\/adapters\/(in-memory|emulator)\// };
const plainRenderer = { name: 'the renderer without a framework', paths: /\/src\/renderers\/plain\// };
const reactRenderer = { name: 'the React renderer', paths: /\/src\/renderers\/react\/|\/node_modules\/downshift\// };
const reactComponents = {
  name: 'the React components',
  paths: /\/src\/renderers\/react\/.*[A-Z]\w+\.tsx$|\/node_modules\/downshift\//,
};
const headless = { name: 'the flow', paths: /\/src\/widget\/start-widget\.ts$/ };
const reactHook = { name: 'the hook', paths: /\/use-sign-in-flow\.ts$/ };
const customElement = { name: 'the custom element', paths: /\/src\/renderers\/element\// };
const firebaseUi = { name: "FirebaseUI's API", paths: /\/src\/compat\// };
export const languages = { name: 'a language', paths: /\/src\/locales\// };
const breachedPassword = { name: 'the check for breached passwords', paths: /\/src\/widget\/breached-password\.ts$/ };
const passwordStrength = { name: 'the strength of passwords', paths: /\/src\/widget\/password-strength\.ts$/ };
const emailCodesFrom = { name: 'the functions for codes by email', paths: /\/src\/widget\/email-codes-from\.ts$/ };
const keepSession = {
  name: 'the session on a server',
  paths: /\/src\/widget\/(keep-session|session-(requests|devices))\.ts$/,
};
const passkeys = { name: 'the passkeys', paths: /\/src\/widget\/passkeys\// };
const backupCodes = { name: 'the functions for backup codes', paths: /\/src\/widget\/backup-codes\// };
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
export const neverInApps: readonly Part[] = [inMemoryService, servers, init];

/** Parts that an app contains only if it needs them. */
export const optionalParts: readonly Part[] = [
  headless,
  plainRenderer,
  reactRenderer,
  reactComponents,
  reactHook,
  customElement,
  signInElement,
  inlineStyles,
  firebaseUi,
  languages,
  breachedPassword,
  passwordStrength,
  providerPresets,
  emailCodesFrom,
  keepSession,
  passkeys,
  backupCodes,
  signInDialog,
  userButton,
  userElement,
];

const inReact = [headless, reactRenderer, reactComponents];
const inElement = [headless, plainRenderer, signInElement, inlineStyles];

export const consumers: readonly Consumer[] = [
  {
    name: 'an app with React',
    imports: { react: ['SignIn'], firebase: ['firebaseBackend'] },
    used: reactRenderer,
    mayContain: inReact,
    budget: 18_000,
    budgetWithProviders: 34_500,
  },
  {
    name: 'an app with the custom element',
    imports: { element: ['DoorstepSignInElement'], firebase: ['firebaseBackend'] },
    used: customElement,
    mayContain: inElement,
    budget: 22_000,
    budgetWithProviders: 39_000,
  },
  {
    name: 'an app that imports doorstep-auth/element without using its exports',
    imports: { element: [], firebase: ['firebaseBackend'] },
    used: customElement,
    mayContain: inElement,
    budget: 22_000,
    budgetWithProviders: 39_000,
  },
  {
    name: 'an app without a framework',
    imports: { plain: ['plainRenderer'], firebase: ['firebaseBackend'] },
    used: plainRenderer,
    mayContain: [headless],
    budget: 18_000,
    budgetWithProviders: 34_500,
  },
  {
    name: 'an app with its own renderer',
    imports: { headless: ['startWidget'], firebase: ['firebaseBackend'] },
    used: headless,
    budget: 14_000,
    budgetWithProviders: 28_000,
  },
  {
    name: 'an app with its own React components',
    imports: { 'headless-react': ['useSignInFlow'], firebase: ['firebaseBackend'] },
    used: reactHook,
    mayContain: [headless, reactRenderer],
    budget: 14_500,
    budgetWithProviders: 28_500,
  },
  {
    name: "an app with FirebaseUI's API",
    imports: { firebaseui: ['auth'] },
    used: firebaseUi,
    mayContain: [headless, plainRenderer],
    budget: 24_000,
    budgetWithProviders: 39_000,
  },
  {
    name: 'an app with codes by email',
    imports: { react: ['SignIn'], firebase: ['firebaseBackend'], 'email-codes': ['emailCodesFrom'] },
    used: emailCodesFrom,
    mayContain: inReact,
    budget: 18_500,
    budgetWithProviders: 35_000,
  },
  {
    name: 'an app with sessions on its server',
    imports: { react: ['SignIn'], firebase: ['firebaseBackend'], session: ['keepSession'] },
    used: keepSession,
    mayContain: inReact,
    budget: 20_000,
    budgetWithProviders: 36_000,
  },
  {
    name: 'an app with passkeys',
    imports: { react: ['SignIn'], firebase: ['firebaseBackend'], passkeys: ['passkeysFrom'] },
    used: passkeys,
    mayContain: inReact,
    budget: 20_500,
    budgetWithProviders: 36_500,
  },
  {
    name: 'an app with backup codes',
    imports: { react: ['SignIn'], firebase: ['firebaseBackend'], 'backup-codes': ['backupCodesFrom'] },
    used: backupCodes,
    mayContain: inReact,
    budget: 19_000,
    budgetWithProviders: 35_000,
  },
  {
    name: 'an app with the dialog',
    imports: { dialog: ['SignInDialog'], firebase: ['firebaseBackend'] },
    used: signInDialog,
    mayContain: inReact,
    budget: 20_000,
    budgetWithProviders: 36_500,
  },
  {
    name: 'a page with <UserButton>',
    imports: { user: ['useUser', 'SignedIn', 'SignedOut', 'UserButton'] },
    used: userButton,
    mayContain: [reactRenderer],
    budget: 4_500,
    budgetWithProviders: 4_500,
  },
  {
    name: 'a page with <doorstep-user-button>',
    imports: { 'user-element': [] },
    used: userElement,
    mayContain: [userButton, customElement, plainRenderer, inlineStyles],
    budget: 3_300,
    budgetWithProviders: 8_400,
    soon: { name: 'a signed-in user', paths: [/\/src\/user\/element\/button-with-panel\.ts$/] },
  },
  {
    name: 'an app in the language that the browser prefers',
    imports: { react: ['SignIn'], firebase: ['firebaseBackend'], 'browser-locale': ['browserLocale'] },
    used: reactRenderer,
    mayContain: [...inReact, languages],
    loadsOneLanguage: true,
    budget: 20_000,
    budgetWithProviders: 36_000,
  },
];

/**
 * Modules that the first screen needs only in an app with several providers. Other apps load these modules later. The
 * size is measured in this order, because it depends on the order: gzip finds repetitions only in the last 32 KB. In
 * the order of the file names, which contain hashes, the size of the same code varied by 400 bytes.
 */
export const severalProviders: SoonLoadedPart = {
  name: 'several providers',
  paths: [
    /\/flow\/providers\/index\.ts$/,
    /\/messages\/en\.ts$/,
    /\/ChoiceList\.tsx$/,
    /\/plain\/choices\.ts$|\/choices\.css\?inline$/,
  ],
};

/** Parts that only some visitors need. No app may load these parts when the app starts. */
export const laterParts: readonly Part[] = [
  { name: 'the screens of providers', paths: /\/src\/widget\/flow\/(providers|linking)\// },
  { name: 'the screens for a second factor', paths: /\/src\/widget\/flow\/second-factor\// },
  { name: 'the screens for phone numbers', paths: /\/src\/widget\/flow\/phone\// },
  { name: 'the metadata of phone numbers', paths: /\/node_modules\/libphonenumber-js\// },
  { name: 'QR codes', paths: /\/node_modules\/lean-qr\// },
  { name: 'the check of the configuration', paths: /\/node_modules\/zod\// },
  { name: 'the check of the items in the button for the user', paths: /\/src\/user\/check-items\.ts$/ },
  { name: 'the screens for backup codes', paths: /\/src\/widget\/flow\/backup-codes\// },
  { name: 'the requests for devices', paths: /\/src\/widget\/session-devices\.ts$/ },
  { name: 'the messages for errors', paths: /\/src\/widget\/refusals(-anywhere)?\.ts$/ },
  languages,
  { name: 'the texts of later screens', paths: /\/src\/widget\/messages\/en\.ts$/ },
];
