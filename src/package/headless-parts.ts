/**
 * `doorstep-auth/headless-parts`: QR codes and the search for countries, for apps that draw the screens themselves.
 * Import this entry only in lazy-loaded components, because its phone number metadata for all countries is large.
 */
export { drawQrCode, type QrDrawing } from '../renderers/common/draw-qr-code.ts';
export { describeCount } from '../renderers/common/describe-count.ts';
export { findCountries } from '../renderers/common/find-countries.ts';
export { formatCountry } from '../renderers/common/format-country.ts';
