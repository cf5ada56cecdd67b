// Chunk for apps that set `appearance`: the styles of its values, and the function that orders the buttons (see
// `lazy-components.ts`).
import '../theme/appearance.css';

export { orderActions } from '../common/order-actions.ts';
