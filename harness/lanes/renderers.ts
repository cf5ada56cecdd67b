import { defaultTraits, type RendererTraits } from '../../driver/lane-parameters.ts';
import { packageBuildWith, referenceBuild, testBuildWith, type Bundle } from '../../tools/bundle/bundles.ts';
import { packageApp } from '../../tools/package/install-package.ts';
import { inProject } from '../../tools/project.ts';
import type { Stack } from './stacks.ts';

export interface Renderer {
  /**
   * Name of the renderer, such as `react`. The name of a lane (test configuration) begins with this name, as in
   * `react:fake`. The file `features/expectations/<name>.yaml` lists the scenarios that are expected to fail with this
   * renderer.
   */
  readonly name: string;
  readonly bundle: (stack: Stack) => Bundle;
  /** File name of the page on which scenarios run. */
  readonly entry: string;
  /** Whether the renderer draws the flow in `src/widget/flow`. For other renderers, transitions are not checked. */
  readonly drawsOurFlow: boolean;
  readonly checksAccessibility: boolean;
  /** If true, the Content Security Policy allows the renderer to create markup from strings. */
  readonly insertsMarkup: boolean;
  /** Milliseconds of real time that a step waits for something to appear on the page. */
  readonly patienceMs: number;
  /** Globs of the features that apply to the renderer. Defaults to all features. */
  readonly features?: readonly string[];
  /** Requirements that do not apply to the renderer. Scenarios of these requirements are counted, but do not run. */
  readonly exclusions: readonly Exclusion[];
  readonly traits: RendererTraits;
}

interface Exclusion {
  readonly because: string;
  readonly requirements: readonly string[];
}

/**
 * Defines a renderer that draws the screens in `src/widget/flow`.
 *
 * @param module absolute path of a module that exports `renderer`; defaults to the React renderer
 */
export const flowRenderer = (name: string, module?: string): Renderer => ({
  name,
  bundle: ({ react, folder: stack }) =>
    testBuildWith({ react, ...(stack && { stack }), ...(module && { prefix: name, renderer: module }) }),
  entry: 'test-bed.html',
  drawsOurFlow: true,
  checksAccessibility: true,
  insertsMarkup: false,
  // Must be shorter than Cucumber's time limit for a step (`driver/world.ts`). Otherwise, a failing step would report
  // Cucumber's timeout instead of what is missing on the page.
  patienceMs: 5_000,
  exclusions: [],
  traits: defaultTraits,
});

/**
 * Like {@link flowRenderer}, but with the widget from the built package.
 *
 * @param file file name of the module in `pages/test-bed` that exports `renderer`
 */
const packageRenderer = (name: string, file: string): Renderer => ({
  ...flowRenderer(name),
  bundle: () => packageBuildWith({ name, renderer: inProject('pages', 'test-bed', file), packageApp }),
});

/**
 * The dialog is a React component, and always draws the widget with React. So the requirements of the dialog do not
 * apply to other renderers.
 */
const withoutDialog: readonly Exclusion[] = [
  {
    because: 'The dialog is a component of React, and draws the widget with React.',
    requirements: [
      'ours.dialog',
      'ours.dialog-closing',
      'ours.dialog-success',
      'ours.dialog-opens-itself',
      'ours.dialog-history',
    ],
  },
];

export const renderers = {
  react: flowRenderer('react'),
  /** The component `<SignIn>`. Rendered again for each screen with a new `config` object, as React apps often do. */
  component: flowRenderer('component', inProject('pages', 'test-bed', 'component-renderer.tsx')),
  /** Like `component`, but with `<SignIn>` from the built package. */
  package: {
    ...packageRenderer('package', 'package-renderer.tsx'),
    // In a browser without IndexedDB, App Check works, but logs these warnings.
    traits: { ...defaultTraits, ignoredConsoleTexts: ['token from IndexedDB', 'token to IndexedDB'] },
  },
  plain: {
    ...flowRenderer('plain', inProject('src', 'renderers', 'plain', 'index.ts')),
    exclusions: withoutDialog,
  },
  /** The custom element of the built package, in a page that listens to its events. */
  element: { ...packageRenderer('element', 'element-renderer.ts'), exclusions: withoutDialog },
  /**
   * FirebaseUI, as the reference for texts and behaviour. Its accessibility is not checked, because FirebaseUI uses no
   * ARIA (reference §1.1).
   */
  firebaseui: {
    name: 'firebaseui',
    bundle: () => referenceBuild,
    entry: 'reference.html',
    drawsOurFlow: false,
    checksAccessibility: false,
    insertsMarkup: true,
    // Keep this limit short: many scenarios are expected to fail on FirebaseUI, and each may wait until the limit.
    patienceMs: 1_500,
    // Leave out features that do not apply. Features 34 and 35 need FirebaseUI's tenant handler, which our pages do not
    // load. Feature 36 needs second factors, which FirebaseUI does not have (reference Q32). Features 39 and 40 are
    // about our app. Features from 43 on, except 51, specify only requirements of our own (`ours.*`).
    features: [
      'features/0[1-9]-*.feature',
      'features/1[0-5]-*.feature',
      'features/2*.feature',
      'features/3[0-3]-*.feature',
      'features/3[78]-*.feature',
      'features/41-*.feature',
      'features/51-*.feature',
    ],
    exclusions: [
      {
        because:
          'FirebaseUI does not check its configuration and has no page that reports errors in it (reference §6.1).',
        requirements: ['config.invalid'],
      },
      {
        because:
          'Only its handler of tenants, which our pages do not load, has a page for errors that can be retried (reference §1.2 (31)).',
        requirements: ['screen.recoverable-error'],
      },
      {
        because: 'Each language of FirebaseUI is a build of its own, so the language cannot be switched.',
        requirements: ['ours.language-switch'],
      },
      {
        because:
          'FirebaseUI lets an invisible reCAPTCHA take over the button "Verify" (reference §2.6). The stand-in for reCAPTCHA cannot do this.',
        requirements: ['ours.invisible-verification'],
      },
      {
        because: 'FirebaseUI has no setting that starts with the country of the browser’s language.',
        requirements: ['ours.browser-country'],
      },
    ],
    traits: {
      // Chromium stops drawing if the driver requests a frame while FirebaseUI closes a dialog. So let Chromium draw by
      // itself.
      drawsOnRequest: false,
      // Many scenarios fail with FirebaseUI. To save time, a step fails as soon as it has read an idle page more than
      // twelve times.
      idleReads: 12,
      // FirebaseUI logs errors of the service. It also logs requests that are interrupted when a scenario ends. These
      // logs are harmless.
      ignoredConsoleTexts: ['[firebaseui] '],
      hasLateTimers: true,
      // If only one provider is configured, FirebaseUI redirects to this provider immediately (reference Q14).
      redirectsOnLoad: true,
    },
  },
} as const satisfies Record<string, Renderer>;
