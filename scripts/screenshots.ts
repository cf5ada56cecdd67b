/** `npm run screenshots`: a picture of every screen, phone and desktop, light and dark, in `out/screenshots`. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import type { Stage, StageOptions } from '../src/stage/stage-api.ts';
import { launchBrowser } from './browser.ts';
import { ensureBundle } from './bundle/build-bundle.ts';
import { bench } from './bundle/bundles.ts';
import { inProject } from './project.ts';
import type { Shot } from './screenshots/shots.ts';
import { ada, shots } from './screenshots/shots.ts';
import { productionPolicy } from './server/content-security-policy.ts';
import { serve } from './server/serve.ts';

const widths = { phone: { width: 390, height: 720 }, desktop: { width: 1280, height: 720 } } as const;
const folder = inProject('out', 'screenshots');

await mkdir(folder, { recursive: true });
const { folder: root } = await ensureBundle(bench);
const server = await serve({ root, entry: 'stage.html', policy: productionPolicy });
const browser = await launchBrowser();
try {
  for (const [device, viewport] of Object.entries(widths)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = { viewport, colorScheme, reducedMotion: 'reduce', baseURL: server.url } as const;
      for (const shot of shots) await take(browser, context, shot, `${shot.name}-${device}-${colorScheme}.png`);
    }
  }
  console.log(`${shots.length * 4} pictures in ${folder}`);
} finally {
  await browser.close();
  await server.close();
}

async function take(from: Browser, options: Parameters<Browser['newContext']>[0], shot: Shot, file: string) {
  const context = await from.newContext(options);
  try {
    const page = await context.newPage();
    await page.goto('/');
    await page.waitForFunction(() => 'stage' in window);
    const path = await prepare(page, shot);
    await page.evaluate((to) => history.replaceState(null, '', to), path);
    await page.evaluate(
      async (given) => (window as unknown as { stage: Stage }).stage.mount(given),
      stageOptions(shot) as StageOptions,
    );
    await page.getByRole('heading').or(page.getByText('cummies')).first().waitFor();
    await shot.act?.(page);
    await page.waitForFunction(() => document.querySelector('[aria-disabled="true"]') === null);
    await page.screenshot({ path: join(folder, file) });
  } finally {
    await context.close();
  }
}

/** Puts the service in its state, and answers the path at which the app is opened. */
function prepare(page: Page, { path = '/', withheld = false, reset }: Shot): Promise<string> {
  return page.evaluate(
    async ([account, emailEnumerationProtection, opened, wanted]) => {
      const { service } = (window as unknown as { stage: Stage }).stage;
      if (!service) throw new Error('The stage has no fake on it.');
      const linus = { email: 'linus@example.com', providers: ['github.com'] };
      await service.put({ emailEnumerationProtection, accounts: [account, linus] });
      if (wanted === undefined) return opened;
      const mailed = await service.sendMail({ purpose: 'password reset', email: account.email });
      if (wanted === 'used') await service.spoilCode(account.email, 'used');
      return `${mailed}&continueUrl=${encodeURIComponent('/Login')}`;
    },
    [ada, withheld, path, reset] as const,
  );
}

function stageOptions({ config = {}, signedIn = false }: Shot): StageOptions {
  return {
    backend: 'fake',
    config: { signInOptions: ['password'], signInSuccessUrl: '/', ...config },
    ...(signedIn ? { signedInAs: ada } : {}),
  };
}
