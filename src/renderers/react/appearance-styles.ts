// Chunk with the styles and the order of buttons for the values of `appearance` (see `lazy-components.ts`).
import '../theme/appearance.css';

export { orderActions } from '../common/order-actions.ts';
