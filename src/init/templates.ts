/** The names of the files that `doorstep-auth init` can write. Each is made from a file of `examples/`. */
export const templateNames = [
  'firebase',
  'firebaseOnEmulator',
  'react',
  'next',
  'nextPage',
  'reactRouter',
  'reactRouterPage',
  'tanStackStart',
  'vue',
  'nuxt',
  'svelte',
  'svelteKit',
  'astro',
  'angular',
  'angularDirective',
  'html',
  'htmlOnEmulator',
] as const;

export type TemplateName = (typeof templateNames)[number];

/** The text of a file for an app in TypeScript, and for one in JavaScript. */
export type Template = Readonly<Record<Language, string>>;

export type Language = 'ts' | 'js';

export type Templates = Readonly<Record<TemplateName, Template>>;

/** The sign-in options in every template, which `--providers` replaces. */
export const defaultOptions = "['password', 'google.com']";

/** The Firebase configuration in every template that connects Firebase and does not use the emulator. */
export const placeholderConfig = "{ apiKey: '…', authDomain: '…' }";

/** Paths in the `import` statements of templates. Each stands for a file whose place depends on the app. */
export const importedFiles = {
  firebase: '#firebase',
  login: '#login',
  directive: '#directive',
} as const;

/** The names that templates import from these files. */
export const importedNames: Readonly<Record<keyof typeof importedFiles, string>> = {
  firebase: 'auth',
  login: 'Login',
  directive: 'DoorstepSignIn',
};

export interface Values {
  /** Maps a path in an `import` statement of the template, such as `#firebase`, to the path to write. */
  readonly imports: Readonly<Record<string, string>>;
  /** IDs of the providers to offer; null for the default. */
  readonly providers: readonly string[] | null;
  /** Expressions for the Firebase configuration; null to leave the placeholders, which the developer replaces. */
  readonly config: FirebaseConfig | null;
}

/** Expressions of JavaScript, such as `import.meta.env.VITE_FIREBASE_API_KEY`. */
export interface FirebaseConfig {
  readonly apiKey: string;
  readonly authDomain: string;
}

/** Puts the values of an app into a template. */
export function fillTemplate(text: string, { imports, providers, config }: Values): string {
  let filled = text;
  for (const [from, to] of Object.entries(imports)) {
    filled = filled.replaceAll(` from '${from}'`, () => ` from ${quote(to)}`);
  }
  if (providers !== null) filled = filled.replace(defaultOptions, () => `[${providers.map(quote).join(', ')}]`);
  if (config === null) return filled;
  return filled.replace(
    placeholderConfig,
    () => `{\n  apiKey: ${config.apiKey},\n  authDomain: ${config.authDomain},\n}`,
  );
}

const quote = (text: string): string => `'${text.replaceAll(/[\\']/g, String.raw`\$&`)}'`;
