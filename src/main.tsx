import { findRootElement } from './app/root-element.ts';
import { startProduct } from './product.tsx';
import './app/app.css';

const environment: Record<string, unknown> = import.meta.env;
startProduct(findRootElement(), environment as Record<string, string>);
