export { drawInto, mountConfigured, type SwitchableUnmount } from './mount-configured.ts';
export { createPlainRenderer, plainRenderer as renderer } from './plain-renderer.ts';
export { createPlainViewRenderer } from './plain-view-renderer.ts';
