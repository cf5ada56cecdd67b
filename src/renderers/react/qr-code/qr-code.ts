/** QR codes. A chunk of its own. */
import '../../theme/qr-code.css';

export { QrCode } from './QrCode.tsx';
