import { drawWhenLoaded } from '../common/draw-when-loaded.ts';
import { lazyComponents } from './lazy-components.ts';
import { createViewStore, type ViewStore } from './view-store.ts';

/** Creates a store that delays each view until the code of the view's components is loaded. */
export const createLoadingViewStore = (): ViewStore =>
  createViewStore((renderer) => drawWhenLoaded(renderer, lazyComponents));
