import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { importSource } from '../../../tools/bundle/import-source.ts';
import { buildFirstScreenServer } from '../../../tools/package/build-first-screen-server.ts';
import ar from '../../locales/ar.ts';
import de from '../../locales/de.ts';
import type * as FirstScreenEntry from '../../package/first-screen.ts';
import type * as ServerEntry from '../../package/first-screen-server.ts';
import type { LanguageOptions } from '../../widget/messages/language.ts';
import type { UiConfig } from '../../widget/config/ui-config.ts';
import type { View } from '../../widget/view.ts';
import type { FirstScreenOptions } from './render-first-screen.tsx';
import type * as LazyModule from '../react/lazy-components.ts';
import type * as WidgetModule from '../react/Widget.tsx';

const folder = await mkdtemp(join(tmpdir(), 'doorstep-'));
after(() => rm(folder, { recursive: true }));
const [file = ''] = Object.keys(await buildFirstScreenServer(folder));
const { renderFirstScreen } = (await import(pathToFileURL(join(folder, file)).href)) as typeof ServerEntry;
const { FirstScreen } = await importSource<typeof FirstScreenEntry>('src/package/first-screen.ts');

const render = async (config: UiConfig, options: Partial<FirstScreenOptions> = {}): Promise<string | null> => {
  const screen = await renderFirstScreen(config, { url: '/login', ...options });
  // Send the screen as JSON, as a server does.
  return screen && renderToStaticMarkup(createElement(FirstScreen, { screen: JSON.parse(JSON.stringify(screen)) }));
};

const email: UiConfig = { signInOptions: ['password'] };
const several: UiConfig = { signInOptions: ['password', 'google.com', 'github.com'] };

test('prints', async () => {
  console.log(await render(email));
  console.log(await render(several, { locale: de, appearance: { layout: 'inline', siteName: 'A', logo: '/l.svg' } }));
  console.log(await render(several, { locale: ar }));
});
