export { plainRenderer as renderer } from './plain-renderer.ts';
