import type { InitTrial } from './add-by-init.ts';

/** The trials of `doorstep-auth init`, by the names of the examples whose sign-in page the command writes. */
export const initTrials: Readonly<Record<string, InitTrial>> = {
  'vite-react-19': {
    without: ['src/firebase.ts', 'src/App.tsx'],
    firebase: 'src/firebase.ts',
    byHand: { 'src/App.tsx': "export { Login as default } from './Login.tsx';\n" },
  },
  'react-router': { without: ['src/firebase.ts', 'src/Login.tsx'], firebase: 'src/firebase.ts' },
  'react-router-framework': { without: ['app/firebase.ts', 'app/routes/login.tsx'], firebase: 'app/firebase.ts' },
  'next-app-router': {
    without: ['components/firebase.ts', 'components/Login.tsx', 'app/page.tsx'],
    firebase: 'components/firebase.ts',
    byHand: { 'app/page.tsx': "export { default } from './login/page';\n" },
    changes: { 'components/Login.tsx': ["signInSuccessUrl: '/'", "signInSuccessUrl: '/account'"] },
  },
  vue: {
    without: ['src/firebase.ts', 'src/App.vue'],
    firebase: 'src/firebase.ts',
    byHand: {
      'src/App.vue': `<script setup lang="ts">
import Login from './Login.vue';
</script>

<template><Login /></template>
`,
    },
  },
  svelte: {
    without: ['src/firebase.ts', 'src/App.svelte'],
    firebase: 'src/firebase.ts',
    byHand: {
      'src/App.svelte': `<script lang="ts">
  import Login from './Login.svelte';
</script>

<Login />
`,
    },
  },
  sveltekit: { without: ['src/firebase.ts', 'src/routes/login/+page.svelte'], firebase: 'src/firebase.ts' },
  nuxt: { without: ['app/firebase.ts', 'app/pages/login.vue'], firebase: 'app/firebase.ts' },
  'tanstack-start': { without: ['src/firebase.ts', 'src/routes/login.tsx'], firebase: 'src/firebase.ts' },
  astro: { without: ['src/firebase.ts', 'src/pages/login.astro'], firebase: 'src/firebase.ts' },
  angular: {
    without: ['src/app/firebase.ts', 'src/app/app.ts', 'src/app/doorstep-sign-in.ts'],
    firebase: 'src/app/firebase.ts',
    byHand: {
      'src/app/app.ts': `import { Component } from '@angular/core';
import { Login } from './login';

@Component({ selector: 'app-root', imports: [Login], template: '<app-login />' })
export class App {}
`,
    },
  },
};
