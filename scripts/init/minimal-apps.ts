import type { FrameworkName } from '../../src/init/frameworks.ts';
import type { Files } from './run-program.ts';

/** A minimal app of a framework, and what `doorstep-auth init` must write into it. */
export interface MinimalApp {
  /** The name of the framework in the output. */
  readonly title: string;
  readonly framework: FrameworkName;
  readonly files: Files;
  /** Paths of the written files. */
  readonly written: readonly string[];
  /** Path of the file with the widget, and the path from which this file imports `auth`; null for plain HTML. */
  readonly widget: readonly [path: string, firebase: string] | null;
  /** A text of the Firebase configuration that the first of the written files must contain. */
  readonly config: string;
}

const manifest = (...packages: readonly string[]): string =>
  JSON.stringify({ name: 'app', dependencies: Object.fromEntries(packages.map((name) => [name, '*'])) });

const typeScript: Files = { 'tsconfig.json': '{}' };
const viteConfig = 'import.meta.env.VITE_FIREBASE_API_KEY';

export const minimalApps: Readonly<Record<string, MinimalApp>> = {
  'Vite and React in TypeScript': {
    title: 'React in TypeScript',
    framework: 'react',
    files: { 'package.json': manifest('react', 'react-dom', 'vite'), ...typeScript, 'src/main.tsx': '' },
    written: ['src/firebase.ts', 'src/Login.tsx', '.env.example'],
    widget: ['src/Login.tsx', './firebase'],
    config: viteConfig,
  },
  'Vite and React in JavaScript, without src': {
    title: 'React in JavaScript',
    framework: 'react',
    files: { 'package.json': manifest('react', 'react-dom', 'vite'), 'main.jsx': '' },
    written: ['firebase.js', 'Login.jsx', '.env.example'],
    widget: ['Login.jsx', './firebase'],
    config: viteConfig,
  },
  'React with a bundler that has no import.meta.env': {
    title: 'React in JavaScript',
    framework: 'react',
    files: { 'package.json': manifest('react', 'react-dom', 'webpack'), 'src/': '' },
    written: ['src/firebase.js', 'src/Login.jsx'],
    widget: ['src/Login.jsx', './firebase'],
    config: "apiKey: '…'",
  },
  'Next.js in TypeScript': {
    title: 'Next.js in TypeScript',
    framework: 'next',
    files: { 'package.json': manifest('next', 'react', 'react-dom'), ...typeScript, 'app/page.tsx': '' },
    written: ['components/firebase.ts', 'components/Login.tsx', 'app/login/page.tsx', '.env.example'],
    widget: ['components/Login.tsx', './firebase'],
    config: 'process.env.NEXT_PUBLIC_FIREBASE_API_KEY',
  },
  'Next.js in JavaScript, with src': {
    title: 'Next.js in JavaScript',
    framework: 'next',
    files: { 'package.json': manifest('next', 'react-dom'), 'jsconfig.json': '{}', 'src/app/page.js': '' },
    written: ['src/components/firebase.js', 'src/components/Login.jsx', 'src/app/login/page.jsx', '.env.example'],
    widget: ['src/components/Login.jsx', './firebase'],
    config: 'process.env.NEXT_PUBLIC_FIREBASE_API_KEY',
  },
  'React Router as a library': {
    title: 'React Router in TypeScript',
    framework: 'react-router',
    files: { 'package.json': manifest('react-dom', 'react-router', 'vite'), ...typeScript, 'src/main.tsx': '' },
    written: ['src/firebase.ts', 'src/Login.tsx', '.env.example'],
    widget: ['src/Login.tsx', './firebase'],
    config: viteConfig,
  },
  'React Router as a framework': {
    title: 'React Router in TypeScript',
    framework: 'react-router',
    files: {
      'package.json': manifest('react-dom', 'react-router', '@react-router/dev', 'vite'),
      ...typeScript,
      'app/routes.ts': '',
    },
    written: ['app/firebase.ts', 'app/routes/login.tsx', '.env.example'],
    widget: ['app/routes/login.tsx', '../firebase'],
    config: viteConfig,
  },
  'TanStack Start': {
    title: 'TanStack Start in TypeScript',
    framework: 'tanstack-start',
    files: { 'package.json': manifest('react-dom', '@tanstack/react-start', 'vite'), ...typeScript, 'src/routes/': '' },
    written: ['src/firebase.ts', 'src/routes/login.tsx', '.env.example'],
    widget: ['src/routes/login.tsx', '../firebase'],
    config: viteConfig,
  },
  Vue: {
    title: 'Vue in TypeScript',
    framework: 'vue',
    files: { 'package.json': manifest('vue', 'vite'), 'tsconfig.app.json': '{}', 'src/App.vue': '' },
    written: ['src/firebase.ts', 'src/Login.vue', '.env.example'],
    widget: ['src/Login.vue', './firebase'],
    config: viteConfig,
  },
  'Nuxt 4': {
    title: 'Nuxt in TypeScript',
    framework: 'nuxt',
    files: { 'package.json': manifest('nuxt', 'vue'), ...typeScript, 'app/app.vue': '' },
    written: ['app/firebase.ts', 'app/pages/login.vue', '.env.example'],
    widget: ['app/pages/login.vue', '../firebase'],
    config: viteConfig,
  },
  'Nuxt 3': {
    title: 'Nuxt in JavaScript',
    framework: 'nuxt',
    files: { 'package.json': manifest('nuxt', 'vue'), 'pages/index.vue': '' },
    written: ['firebase.js', 'pages/login.vue', '.env.example'],
    widget: ['pages/login.vue', '../firebase'],
    config: viteConfig,
  },
  Svelte: {
    title: 'Svelte in JavaScript',
    framework: 'svelte',
    files: { 'package.json': manifest('svelte', 'vite'), 'jsconfig.json': '{}', 'src/App.svelte': '' },
    written: ['src/firebase.js', 'src/Login.svelte', '.env.example'],
    widget: ['src/Login.svelte', './firebase'],
    config: viteConfig,
  },
  SvelteKit: {
    title: 'SvelteKit in TypeScript',
    framework: 'sveltekit',
    files: {
      'package.json': manifest('svelte', '@sveltejs/kit', 'vite'),
      ...typeScript,
      'src/routes/+page.svelte': '',
    },
    written: ['src/firebase.ts', 'src/routes/login/+page.svelte', '.env.example'],
    widget: ['src/routes/login/+page.svelte', '../../firebase'],
    config: viteConfig,
  },
  Astro: {
    title: 'Astro',
    framework: 'astro',
    files: { 'package.json': manifest('astro', 'react-dom'), 'src/pages/index.astro': '' },
    written: ['src/firebase.ts', 'src/pages/login.astro', '.env.example'],
    widget: ['src/pages/login.astro', '../firebase'],
    config: 'import.meta.env.PUBLIC_FIREBASE_API_KEY',
  },
  Angular: {
    title: 'Angular',
    framework: 'angular',
    files: { 'package.json': manifest('@angular/core'), ...typeScript, 'src/app/app.ts': '' },
    written: ['src/app/firebase.ts', 'src/app/login.ts', 'src/app/doorstep-sign-in.ts'],
    widget: ['src/app/login.ts', './firebase'],
    config: "apiKey: '…'",
  },
  'plain HTML': {
    title: 'plain HTML',
    framework: 'html',
    files: { 'index.html': '<!doctype html>' },
    written: ['login.html'],
    widget: null,
    config: "apiKey: '…'",
  },
};
