import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  defaultTheme,
  parseTheme,
  replaceLook,
  type Theme,
  writeComponent,
  writeImports,
  writeStyles,
} from './theme.ts';

const theme: Theme = {
  ready: 'mui',
  accent: '#7a1fa2',
  radius: 0,
  font: 'Serif',
  colorScheme: 'dark',
  hasBrand: true,
  hasNeutralButtons: true,
  hasIcons: false,
  isInline: true,
  hasLastUsed: true,
  hasFriendlyTexts: true,
};

test('a theme is read from its JSON', () => assert.deepEqual(parseTheme(JSON.stringify(theme)), theme));

for (const text of [
  null,
  '{',
  '{}',
  JSON.stringify({ ...theme, accent: 'red; background: url(//evil.example)' }),
  JSON.stringify({ ...theme, radius: 25 }),
  JSON.stringify({ ...theme, font: 'Papyrus' }),
  JSON.stringify({ ...theme, ready: '../style' }),
]) {
  test(`the default theme is used for ${text}`, () => assert.deepEqual(parseTheme(text), defaultTheme));
}

test('the look of a configuration is replaced by that of the next one; all other choices stay', () => {
  const recommended = { isInline: true, hasNeutralButtons: true };
  const chosen = { ...defaultTheme, radius: 4 };
  assert.deepEqual(replaceLook(chosen, undefined, recommended), { ...chosen, ...recommended });
  assert.deepEqual(replaceLook({ ...chosen, ...recommended }, recommended), chosen);
  assert.deepEqual(replaceLook({ ...chosen, isInline: true }), { ...chosen, isInline: true });
});

test('the code for the default theme has no options and no style sheet', () => {
  for (const language of ['en', 'en-XA']) {
    assert.equal(writeComponent(defaultTheme, language), '<SignIn\n  backend={backend}\n  config={config}\n/>');
  }
  assert.equal(writeStyles(defaultTheme), null);
});

test('the code for a theme has its appearance, its language and a style sheet', () => {
  assert.equal(
    writeComponent(theme, 'de'),
    `<SignIn
  backend={backend}
  config={config}
  appearance={{
    logo: '/favicon.svg',
    siteName: 'Doorstep',
    colorScheme: 'dark',
    providerButtons: 'neutral',
    layout: 'inline',
    lastUsed: true,
  }}
  locale={() => import('doorstep-auth/locales/de')}
  messages={recommendedMessages}
  className="sign-in"
/>`,
  );
  assert.equal(
    writeStyles(theme),
    `.sign-in {
  --doorstep-accent: #7a1fa2;
  --doorstep-radius: 0px;
  --doorstep-font: Georgia, serif;
}`,
  );
});

test('buttons that show only icons are neutral, too', () => {
  assert.match(writeComponent({ ...theme, hasIcons: true }, 'en'), /providerButtons: 'icons'/);
});

test('the imports are the texts, and the style sheet of the widget and the ready theme', () => {
  assert.equal(writeImports(defaultTheme), "import 'doorstep-auth/style.css';");
  assert.equal(
    writeImports(theme),
    [
      "import { recommendedMessages } from 'doorstep-auth/recommended';",
      "import 'doorstep-auth/style.css';",
      "import 'doorstep-auth/themes/mui.css';",
    ].join('\n'),
  );
});

test('only options that differ from the default theme are in the code', () => {
  assert.equal(
    writeComponent({ ...defaultTheme, colorScheme: 'light' }, 'en'),
    `<SignIn\n  backend={backend}\n  config={config}\n  appearance={{ colorScheme: 'light' }}\n/>`,
  );
  assert.equal(writeStyles({ ...defaultTheme, radius: 4 }), '.sign-in {\n  --doorstep-radius: 4px;\n}');
});
