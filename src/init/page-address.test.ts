import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findSamePage } from './page-address.ts';

for (const [framework, page, same, others] of [
  [
    'next',
    'app/login/page.tsx',
    ['app/(auth)/login/page.js', 'app/login/route.js', 'app/login/page.mdx', 'pages/login.tsx', 'pages/login/index.js'],
    [
      'app/login/layout.tsx',
      'app/(.)login/page.tsx',
      'app/login/a/page.tsx',
      'pages/login.test.tsx',
      'src/pages/login.tsx',
    ],
  ],
  ['next', 'src/app/login/page.tsx', ['src/pages/login.tsx'], ['pages/login.tsx', 'app/login/page.tsx']],
  [
    'nuxt',
    'pages/login.vue',
    ['pages/login/index.vue', 'pages/(a)/login.vue'],
    ['pages/login/a.vue', 'app/pages/login.vue'],
  ],
  ['nuxt', 'app/pages/login.vue', ['app/pages/login.ts'], ['pages/login.vue']],
  [
    'sveltekit',
    'src/routes/login/+page.svelte',
    ['src/routes/(a)/login/+page.svelte', 'src/routes/login/+page@.svelte'],
    ['src/routes/login/+page.server.ts', 'src/routes/login/+layout.svelte', 'src/routes/login/a/+page.svelte'],
  ],
  [
    'astro',
    'src/pages/login.astro',
    ['src/pages/login/index.astro', 'src/pages/login.md', 'src/pages/login.ts'],
    ['src/pages/_login.astro', 'src/pages/(a)/login/b.astro', 'src/login.astro'],
  ],
  [
    'tanstack-start',
    'src/routes/login.tsx',
    ['src/routes/_a.login.tsx', 'src/routes/(a)/login.lazy.tsx', 'src/routes/login/index.tsx', 'src/routes/login_.tsx'],
    ['src/routes/-login.tsx', 'src/routes/a.login.tsx', 'src/routes/__root.tsx', 'src/login.tsx'],
  ],
  [
    'react-router',
    'app/routes/login.tsx',
    ['app/routes/_a.login.tsx', 'app/routes/login/route.tsx', 'app/routes/login._index.tsx'],
    ['app/routes/login/form.tsx', 'app/routes/a.login.tsx', 'app/login.tsx'],
  ],
  ['react-router', 'src/Login.tsx', [], ['src/(a)/Login.tsx', 'src/Login.jsx']],
  ['react', 'src/Login.tsx', [], ['src/(a)/Login.tsx']],
] as const) {
  for (const file of same)
    test(`${framework}: ${file} has the same address as ${page}`, () =>
      assert.equal(findSamePage(framework, page, ['a.ts', page, file]), file));
  for (const file of others)
    test(`${framework}: ${file} does not have the same address as ${page}`, () =>
      assert.equal(findSamePage(framework, page, [page, file]), null));
}
