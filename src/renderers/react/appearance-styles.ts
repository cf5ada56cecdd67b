// The styles and the order of buttons for apps that set `appearance`. Only these apps load this chunk (see
// `lazy-components.ts`).
import '../theme/appearance.css';

export { orderActions } from '../common/order-actions.ts';
