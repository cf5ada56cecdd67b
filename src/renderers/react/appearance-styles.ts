// Chunk with the styles for the values of `appearance` (see `lazy-components.ts`).
import '../theme/appearance.css';
