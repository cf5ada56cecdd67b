export { drawInto, mountConfigured } from './mount-configured.ts';
export { createPlainRenderer, plainRenderer as renderer } from './plain-renderer.ts';
export { createPlainViewRenderer } from './plain-view-renderer.ts';
