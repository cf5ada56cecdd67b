import assert from 'node:assert/strict';
import { test } from 'node:test';
import { transformWithOxc } from 'vite';
import { exportsName } from '../../../src/init/module-exports.ts';
import {
  defaultOptions,
  importedFiles,
  importedNames,
  placeholderConfig,
  templateNames,
} from '../../../src/init/templates.ts';
import { createTemplate, createTemplates } from './create-templates.ts';
import { templateSources } from './template-sources.ts';

const templates = createTemplates();

/** Returns the code in the `<script>` of a component. Returns a module as it is. */
const findCode = (text: string): string => /<script[^>]*>([^]*)<\/script>/.exec(text)?.[1] ?? text;

/** Compiles code to JavaScript. Code that differs only in types, line breaks and spaces has the same result. */
async function compile(code: string, extension: string): Promise<string> {
  const result = await transformWithOxc(findCode(code), `file.${extension}`, {
    jsx: { runtime: 'automatic' },
    typescript: { onlyRemoveTypeImports: true },
    sourcemap: false,
  });
  return result.code;
}

for (const [key, template] of [
  ['firebase', 'firebase'],
  ['firebase', 'firebaseOnEmulator'],
  ['login', 'next'],
  ['directive', 'angularDirective'],
] as const) {
  test(`the template ${template} exports the name that other templates import from ${importedFiles[key]}`, () => {
    const name = importedNames[key];
    for (const language of ['ts', 'js'] as const) {
      assert.ok(exportsName(templates[template][language], name));
      const lines = templateNames.flatMap((each) => templates[each][language].split('\n'));
      const imports = lines.filter((line) => line.includes(`from '${importedFiles[key]}'`));
      assert.deepEqual(
        [...new Set(imports.map((line) => line.trim()))],
        [`import { ${name} } from '${importedFiles[key]}';`],
      );
    }
  });
}

for (const name of templateNames) {
  const { file, isAlwaysTypeScript = false } = templateSources[name];
  const { ts, js } = templates[name];

  if (!isAlwaysTypeScript && /\.(?:tsx?|vue|svelte)$/.test(file)) {
    test(`the template ${name} does the same in JavaScript as in TypeScript`, async () => {
      assert.doesNotMatch(js, /lang="ts"|\btype [A-Z]/);
      assert.equal(await compile(js, 'jsx'), await compile(ts, 'tsx'));
    });
  }
}

test('the module that connects Firebase is that of the example, without the emulator and the test', () => {
  assert.equal(
    templates.firebase.ts,
    `import { initializeApp } from 'firebase/app';
import { getAuth } from 'firebase/auth';

const app = initializeApp({ apiKey: '…', authDomain: '…' });

export const auth = getAuth(app);
`,
  );
});

for (const [title, text, count] of [
  ['lacks', 'function Apps() {', 0],
  ['has twice', 'useEffect', 2],
] as const) {
  test(`an example that ${title} a text to replace is an error`, () => {
    assert.throws(() => createTemplate({ file: 'vite-react-19/src/App.tsx', changes: { [text]: '' } }), {
      message: `examples/vite-react-19/src/App.tsx: expected the text "${text}" once, because doorstep-auth init replaces it (tools/package/templates/template-sources.ts), but found it ${count} times`,
    });
  });
}

test('the emulator is in its own templates only', () => {
  for (const name of templateNames) {
    const isOnEmulator = name.endsWith('OnEmulator');
    assert.equal(templates[name].ts.includes('connectAuthEmulator(auth'), isOnEmulator, name);
    assert.equal(templates[name].ts.includes('demo-api-key'), isOnEmulator, name);
  }
});

test('the sign-in options and the Firebase configuration can be replaced', () => {
  assert.deepEqual(
    templateNames.filter((name) => !templates[name].ts.includes(defaultOptions)),
    ['firebase', 'firebaseOnEmulator', 'nextPage', 'angularDirective'],
  );
  for (const name of ['firebase', 'html'] as const) assert.ok(templates[name].ts.includes(placeholderConfig));
});
