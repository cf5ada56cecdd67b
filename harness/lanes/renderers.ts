import { defaultTraits, type RendererTraits } from '../../driver/lane-parameters.ts';
import { referenceBuild, testBuildWith, type Bundle } from '../../tools/bundle/bundles.ts';
import { inProject } from '../../tools/project.ts';
import type { Stack } from './stacks.ts';

/** A renderer with everything that lanes, judge and driver need to know about it. */
export interface Renderer {
  /** First part of a lane's name, and name of the renderer's expectations file. */
  readonly name: string;
  /** Returns the build that contains the renderer. */
  readonly bundle: (stack: Stack) => Bundle;
  /** The page of that build on which scenarios run. */
  readonly entry: string;
  /** Whether the renderer draws the flow in `src/widget/flow`, so that transitions between screens can be checked. */
  readonly drawsOurFlow: boolean;
  /** Whether axe checks the renderer's screens. */
  readonly checksAccessibility: boolean;
  /** Whether the renderer creates markup from strings, which the Content Security Policy must then allow. */
  readonly insertsMarkup: boolean;
  /** Time that a visitor waits for something to appear, in milliseconds of real time. */
  readonly patienceMs: number;
  /** Globs of the features that apply to the renderer. Defaults to all features. */
  readonly features?: readonly string[];
  /** Requirements that do not apply to the renderer. Their scenarios are counted, but do not run. */
  readonly exclusions: readonly Exclusion[];
  readonly traits: RendererTraits;
}

interface Exclusion {
  readonly because: string;
  readonly requirements: readonly string[];
}

/**
 * Returns a renderer of the widget's flow.
 *
 * @param module absolute path of a module that exports the renderer as `renderer`; defaults to the React renderer
 */
export const flowRenderer = (name: string, module?: string): Renderer => ({
  name,
  bundle: ({ react, folder: stack }) =>
    testBuildWith({ react, ...(stack && { stack }), ...(module && { prefix: name, renderer: module }) }),
  entry: 'test-bed.html',
  drawsOurFlow: true,
  checksAccessibility: true,
  insertsMarkup: false,
  // The visitor's patience is shorter than the time limit of a step (`driver/world.ts`), so that a failure says what
  // the visitor waited for.
  patienceMs: 5_000,
  exclusions: [],
  traits: defaultTraits,
});

export const renderers = {
  react: flowRenderer('react'),
  /** The component `<SignIn>`, in a page that renders again whenever a screen is shown. */
  component: flowRenderer('component', inProject('pages', 'test-bed', 'component-renderer.tsx')),
  plain: flowRenderer('plain', inProject('src', 'renderers', 'plain', 'index.ts')),
  /** The custom element, in a page that listens to its events. */
  element: flowRenderer('element', inProject('pages', 'test-bed', 'element-renderer.ts')),
  /**
   * FirebaseUI, for comparison. It has no roles and no ARIA (reference §1.1), so only texts and behaviour are compared.
   */
  firebaseui: {
    name: 'firebaseui',
    bundle: () => referenceBuild,
    entry: 'reference.html',
    drawsOurFlow: false,
    checksAccessibility: false,
    insertsMarkup: true,
    // The visitor's patience is short, because each expected failure takes this long.
    patienceMs: 1_500,
    // Leave out organisations (34, 35), because our pages lack FirebaseUI's tenant handler; second factors (36),
    // because FirebaseUI has none (reference Q32); and our app (39, 40).
    features: [
      'features/0[1-9]-*.feature',
      'features/1[0-5]-*.feature',
      'features/2*.feature',
      'features/3[0-3]-*.feature',
      'features/3[78]-*.feature',
      'features/41-*.feature',
    ],
    exclusions: [
      {
        because:
          'FirebaseUI does not check its configuration and has no page that reports errors in it (reference §6.1).',
        requirements: ['config.invalid'],
      },
      {
        because: 'Only its tenant handler has a page for errors that can be retried (reference §1.2 (31)).',
        requirements: ['screen.recoverable-error'],
      },
    ],
    traits: {
      // If a frame is requested while FirebaseUI closes a dialog, Chromium draws neither this frame nor any later one.
      drawsOnRequest: false,
      // A step gives up after it has read an idle page twelve times. Waiting for `patienceMs` instead would make every
      // expected failure slow. A shorter time could end before a busy machine has changed the page.
      idleReads: 12,
      // FirebaseUI logs two things that are not faults: errors of the service, and requests that the end of a scenario
      // interrupts.
      ignoredConsoleTexts: ['[firebaseui] '],
      hasLateTimers: true,
      // If only one provider is configured, FirebaseUI redirects to that provider immediately (reference Q14).
      redirectsOnLoad: true,
    },
  },
} as const satisfies Record<string, Renderer>;
