import { findRootElement } from './app/root-element.ts';
import { startProduct } from './product.tsx';
import './app/app.css';

// Vite replaces `import.meta.env` with the environment variables of the build.
const environment: Record<string, unknown> = import.meta.env;
startProduct(findRootElement(), environment as Record<string, string>);
