import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { reportWebVitals } from './app/report-web-vitals.ts';
import { rootElement } from './app/root-element.ts';
import { product } from './product.tsx';
import './app/app.css';

// The environment was baked in when it was built.
const environment: Record<string, unknown> = import.meta.env;
createRoot(rootElement()).render(<StrictMode>{product(environment as Record<string, string>)}</StrictMode>);
reportWebVitals();
