import { importedFiles, type TemplateName } from '../../../src/init/templates.ts';

/** A file of an example, and the changes that make it a file for any app. */
export interface TemplateSource {
  /** Path in `examples/`. */
  readonly file: string;
  /** True to keep the connection to the Auth emulator and the configuration of the emulator's project. */
  readonly onEmulator?: boolean;
  /** True if all apps of the framework are in TypeScript. */
  readonly isAlwaysTypeScript?: boolean;
  /** Maps texts of the example to their replacements. The example must contain each of these texts exactly once. */
  readonly changes?: Readonly<Record<string, string>>;
}

const firebase = (path: string) => ({ [`'${path}'`]: `'${importedFiles.firebase}'` });

const style = "import 'doorstep-auth/style.css';\n";

/**
 * Changes the import of Firebase, and adds an import of the style sheet. The example imports the style sheet in another
 * file, such as `layout.tsx`.
 */
const firebaseAndStyle = (path: string) => ({
  [`import { auth } from '${path}';\n`]: `import { auth } from '${importedFiles.firebase}';\n${style}`,
});

const htmlChanges = { '<title>Plain HTML</title>': '<title>Sign in</title>', ' site-name="Plain HTML"': '' };

/**
 * The source of each template. Only `examples/` has the code that the guides show and that `doorstep-auth init` writes.
 */
export const templateSources: Readonly<Record<TemplateName, TemplateSource>> = {
  firebase: { file: 'vite-react-19/src/firebase.ts' },
  firebaseOnEmulator: { file: 'vite-react-19/src/firebase.ts', onEmulator: true },
  react: {
    file: 'vite-react-19/src/App.tsx',
    changes: {
      ...firebase('./firebase.ts'),
      'function App() {': 'export function Login() {',
      '\nexport default App;\n': '',
    },
  },
  next: {
    file: 'next-app-router/components/Login.tsx',
    changes: { ...firebaseAndStyle('./firebase'), "signInSuccessUrl: '/account'": "signInSuccessUrl: '/'" },
  },
  nextPage: {
    file: 'next-app-router/app/page.tsx',
    changes: { "'../components/Login'": `'${importedFiles.login}'` },
  },
  reactRouter: { file: 'react-router/src/Login.tsx', changes: firebase('./firebase.ts') },
  reactRouterPage: { file: 'react-router-framework/app/routes/login.tsx', changes: firebase('../firebase') },
  tanStackStart: { file: 'tanstack-start/src/routes/login.tsx', changes: firebaseAndStyle('../firebase') },
  vue: { file: 'vue/src/App.vue', changes: { ...firebase('./firebase.ts'), ' site-name="Vue"': '' } },
  nuxt: { file: 'nuxt/app/pages/login.vue', changes: firebase('~/firebase') },
  svelte: { file: 'svelte/src/App.svelte', changes: { ...firebase('./firebase.ts'), ' site-name="Svelte"': '' } },
  svelteKit: { file: 'sveltekit/src/routes/login/+page.svelte', changes: firebase('../../firebase') },
  astro: { file: 'astro/src/pages/login.astro', changes: firebase('../firebase') },
  angular: {
    file: 'angular/src/app/app.ts',
    isAlwaysTypeScript: true,
    changes: {
      ...firebase('./firebase'),
      "'./doorstep-sign-in'": `'${importedFiles.directive}'`,
      "selector: 'app-root'": "selector: 'app-login'",
      'export class App {': 'export class Login {',
    },
  },
  angularDirective: { file: 'angular/src/app/doorstep-sign-in.ts', isAlwaysTypeScript: true },
  html: { file: 'plain-html/page/index.html', changes: htmlChanges },
  htmlOnEmulator: { file: 'plain-html/page/index.html', onEmulator: true, changes: htmlChanges },
};

/** Templates without sign-in options. In all others, `defaultOptions` must occur exactly once. */
export const templatesWithoutOptions: ReadonlySet<TemplateName> = new Set([
  'firebase',
  'firebaseOnEmulator',
  'nextPage',
  'angularDirective',
]);
