export { plainRenderer as renderer, plainRendererOf } from './plain-renderer.ts';
export { createPlainFace } from './plain-face.ts';
