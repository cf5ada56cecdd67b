import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { toAppFile } from '../../tools/package/templates/app-file.ts';
import { inProject } from '../../tools/project.ts';

/** Maps a page in `docs` to the files of an example that the page shows. */
const shownFiles: Readonly<Record<string, { readonly example: string; readonly files: readonly string[] }>> = {
  'quick-starts/react': { example: 'vite-react-19', files: ['src/firebase.ts', 'src/App.tsx'] },
  'quick-starts/own-components': {
    example: 'headless-react',
    files: ['src/firebase.ts', 'src/App.tsx', 'src/SignInForm.tsx', 'src/Screen.tsx'],
  },
  'quick-starts/react-router': {
    example: 'react-router',
    files: ['src/firebase.ts', 'src/Login.tsx', 'src/Account.tsx', 'src/main.tsx'],
  },
  'quick-starts/nextjs': {
    example: 'next-app-router',
    files: [
      'components/firebase.ts',
      'components/Login.tsx',
      'components/Account.tsx',
      'app/page.tsx',
      'app/account/page.tsx',
      'app/layout.tsx',
    ],
  },
  'quick-starts/nextjs-server': {
    example: 'next-server-session',
    files: [
      'lib/session.ts',
      'app/api/session/route.ts',
      'app/page.tsx',
      'app/account/page.tsx',
      'components/firebase.ts',
      'components/SignOut.tsx',
      'app/api/profile/route.ts',
    ],
  },
  'quick-starts/vue': {
    example: 'vue',
    files: ['src/firebase.ts', 'vite.config.ts', 'src/App.vue'],
  },
  'quick-starts/svelte': { example: 'svelte', files: ['src/firebase.ts', 'src/App.svelte'] },
  'quick-starts/sveltekit': {
    example: 'sveltekit',
    files: ['src/firebase.ts', 'src/routes/login/+page.svelte', 'src/routes/+page.svelte'],
  },
  'quick-starts/nuxt': {
    example: 'nuxt',
    files: ['app/firebase.ts', 'nuxt.config.ts', 'app/app.vue', 'app/pages/login.vue', 'app/pages/index.vue'],
  },
  'quick-starts/tanstack-start': {
    example: 'tanstack-start',
    files: ['src/firebase.ts', 'src/routes/login.tsx', 'src/routes/index.tsx', 'src/routes/__root.tsx'],
  },
  'quick-starts/astro': {
    example: 'astro',
    files: ['src/firebase.ts', 'src/pages/login.astro', 'src/pages/index.astro'],
  },
  'quick-starts/angular': {
    example: 'angular',
    files: ['src/app/firebase.ts', 'src/app/doorstep-sign-in.ts', 'src/app/app.ts'],
  },
  'quick-starts/plain-html': { example: 'plain-html/page', files: ['index.html'] },
  passkeys: {
    example: 'passkeys',
    files: ['server/index.js', 'src/passkeys.ts', 'src/App.tsx'],
  },
  'email-codes': { example: 'email-codes', files: ['server/index.js', 'src/config.ts'] },
  'server-rendering': {
    example: 'next-first-screen',
    files: ['app/page.tsx', 'components/Login.tsx', 'components/config.ts'],
  },
  theming: { example: 'vite-tailwind', files: ['src/index.css'] },
};

for (const [page, { example, files }] of Object.entries(shownFiles)) {
  const guide = readFileSync(inProject('docs', `${page}.md`), 'utf8');
  for (const file of files) {
    test(`docs/${page}.md shows ${file} of the example ${example}`, () => {
      const text = readFileSync(inProject('examples', example, file), 'utf8');
      assert.equal(findCode(guide, file), toAppFile(text));
    });
  }
}

/** Returns the code block below the line that begins with the name of a file. */
function findCode(guide: string, file: string): string | undefined {
  const [, below = ''] = guide.split(`\n\`${file}\``);
  return /^[^\n]*:\n\n```\w+\n(.*?)^```/ms.exec(below)?.[1];
}
