import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { reportWebVitals } from './app/report-web-vitals.ts';
import { findRootElement } from './app/root-element.ts';
import { renderProduct } from './product.tsx';
import './app/app.css';

// Vite replaces `import.meta.env` with the environment variables of the build.
const environment: Record<string, unknown> = import.meta.env;
createRoot(findRootElement()).render(<StrictMode>{renderProduct(environment as Record<string, string>)}</StrictMode>);
reportWebVitals();
