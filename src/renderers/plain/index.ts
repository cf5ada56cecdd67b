export { plainRenderer as renderer, plainRendererOf } from './plain-renderer.ts';
export { createPlainViewRenderer } from './plain-view-renderer.ts';
