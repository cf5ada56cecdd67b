// A chunk with the styles of the app's choices in `appearance` (see `lazy-components.ts`).
import '../theme/appearance.css';
