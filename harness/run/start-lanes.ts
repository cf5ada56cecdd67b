import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadLanguage } from '../lanes/load-language.ts';
import type { LaneParameters } from '../../driver/lane-parameters.ts';
import { ensureBundle } from '../../tools/bundle/build-bundle.ts';
import { ensurePackageInstalled, packageApp } from '../../tools/package/install-package.ts';
import { root } from '../../tools/project.ts';
import type { SecurityPolicy } from '../../tools/server/content-security-policy.ts';
import { serve } from '../../tools/server/serve.ts';
import { ensureStack } from '../../tools/setup/dependencies.js';
import type { RunJudgement } from '../judge/judge-run.ts';
import { describeService, type Backend } from '../lanes/backends.ts';
import type { LaneBrowser } from '../lanes/browsers.ts';
import type { Lane } from '../lanes/lanes.ts';
import type { Output } from '../output.ts';
import { startControlServer } from './control-server.ts';
import { runLane, type LaneRun } from './run-lane.ts';

export type StartedRun = Omit<LaneRun, 'lane' | 'worldParameters'> & {
  readonly parameters?: Partial<Pick<LaneParameters, 'accessibility' | 'patienceMs' | 'mutations'>>;
};

/** Finds browsers, builds outdated bundles and starts servers, each once for all lanes (test configurations). */
export async function startLanes(lanes: readonly Lane[], output: Output) {
  await using started = new AsyncDisposableStack();
  const executables = await findExecutables(lanes, output);
  const backends = new Set(lanes.flatMap(({ backend, stack }) => [backend, ...(stack.own ? [stack.own.backend] : [])]));
  const places = await startServices(backends, started);
  const policy = policyFor(backends, places);
  const testBeds = new Map<string, string>();
  for (const { renderer, stack } of lanes) {
    const key = keyOf(renderer, stack);
    if (testBeds.has(key)) continue;
    if (stack.folder !== undefined) await ensureStack(root, stack.folder, (text) => output.write(text));
    const bundle = renderer.bundle(stack);
    if (bundle.packageApp === packageApp) await ensurePackageInstalled((text) => output.write(text));
    const { folder } = await ensureBundle(bundle);
    const testBed = await serve({
      root: folder,
      entry: renderer.entry,
      policy: { ...policy, allowsInlineMarkup: renderer.insertsMarkup },
    });
    started.defer(() => testBed.close());
    testBeds.set(key, testBed.url);
  }

  function parametersFor({ name, renderer, backend, stack, browser }: Lane): Omit<LaneParameters, 'lockFolder'> {
    const testBedUrl = testBeds.get(keyOf(renderer, stack));
    const executablePath = executables.get(browser.engine);
    if (testBedUrl === undefined || executablePath === undefined) throw new Error(`the lane ${name} was not started`);
    const drawsOnRequest = renderer.traits.drawsOnRequest && browser.drawsOnRequest;
    const serviceOf = (each: Backend) => describeService(each, places.get(each.server?.start) ?? null);
    return {
      lane: name,
      browser: { engine: browser.engine, launchOptions: browser.getLaunchOptions(executablePath, drawsOnRequest) },
      testBedUrl,
      renderer: { ...renderer.traits, drawsOnRequest },
      service: serviceOf(backend),
      taggedService: stack.own ? { tag: stack.own.tag, service: serviceOf(stack.own.backend) } : null,
      accessibility: !renderer.checksAccessibility ? 'off' : backend.checksEveryState ? 'states' : 'screens',
      patienceMs: renderer.patienceMs * browser.patienceFactor,
    };
  }

  const resources = started.move();
  return {
    async run(lane: Lane, { parameters, ...run }: StartedRun): Promise<RunJudgement> {
      await using lockFolder = await mkdtempDisposable(join(tmpdir(), 'doorstep-run-'));
      const language = lane.locale === undefined ? {} : { language: await loadLanguage(lane.locale) };
      const worldParameters = { ...parametersFor(lane), ...language, lockFolder: lockFolder.path, ...parameters };
      return await runLane({ ...run, lane, worldParameters });
    },
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  };
}

/**
 * Maps browser engines to the executables that this process has already found. `mutate` starts lanes many times, but
 * searches for each executable only once.
 */
const executables = new Map<LaneBrowser['engine'], string>();

async function findExecutables(lanes: readonly Lane[], output: Output): Promise<typeof executables> {
  for (const { browser } of lanes) {
    if (executables.has(browser.engine)) continue;
    executables.set(browser.engine, await browser.find((line) => output.write(`${line}\n`)));
  }
  return executables;
}

/**
 * Starts the services of the backends, each with a control server. Backends with the same function `server.start` share
 * a service.
 *
 * @returns maps each function `server.start` to the URLs of its service and of the control server
 */
async function startServices(backends: Iterable<Backend>, started: AsyncDisposableStack) {
  const places = new Map<unknown, { readonly url: string; readonly controlUrl: string }>();
  for (const { server } of backends) {
    if (!server || places.has(server.start)) continue;
    const service = await server.start();
    started.defer(() => service.stop());
    const control = await startControlServer((apiKey) => service.control(apiKey));
    started.defer(() => control.stop());
    places.set(server.start, { url: service.url, controlUrl: control.url });
  }
  return places;
}

/** Returns a Content Security Policy that allows every page to call the services of all backends. */
function policyFor(backends: Iterable<Backend>, places: Awaited<ReturnType<typeof startServices>>): SecurityPolicy {
  const parts = [...backends].flatMap(({ server }) => {
    const place = server && places.get(server.start);
    return place ? [server.policy(place.url)] : [];
  });
  const [authDomain] = parts.flatMap((part) => part.authDomain ?? []);
  return {
    googleFeatures: 'all',
    alsoConnectTo: [...new Set(parts.flatMap((part) => part.alsoConnectTo ?? []))],
    ...(authDomain === undefined ? {} : { authDomain }),
  };
}

const keyOf = (renderer: Lane['renderer'], stack: Lane['stack']): string =>
  `${renderer.bundle(stack).name}/${renderer.entry}`;
