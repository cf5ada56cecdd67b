import { handle } from '../../../lib/session';

export { handle as POST, handle as DELETE };
