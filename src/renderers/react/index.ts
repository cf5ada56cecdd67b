export { reactRenderer } from './react-renderer.tsx';
