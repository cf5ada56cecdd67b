// Chunk with the styles for `appearance` and the function that orders the buttons. Only apps that set `appearance` load
// this chunk (see `lazy-components.ts`).
import '../../theme/appearance.css';

export { orderActions } from '../common/order-actions.ts';
