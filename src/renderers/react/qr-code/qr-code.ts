/** QR codes. A chunk of its own. */
import './qr-code.css';

export { QrCode } from './QrCode.tsx';
