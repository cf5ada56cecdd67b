export { createPlainRenderer, mountConfigured, plainRenderer as renderer } from './plain-renderer.ts';
export { createPlainViewRenderer } from './plain-view-renderer.ts';
