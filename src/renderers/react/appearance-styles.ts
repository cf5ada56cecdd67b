// A separate chunk, which only apps that set `appearance` load (see `lazy-components.ts`). Contains the styles for the
// values of `appearance`, and the function that orders the buttons.
import '../theme/appearance.css';

export { orderActions } from '../common/order-actions.ts';
