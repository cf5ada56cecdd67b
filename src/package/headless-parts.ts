/**
 * `doorstep-auth/headless-parts`: QR codes and the search for countries, for apps that draw the screens themselves.
 * Import it in components that are loaded later, because it contains the metadata of all phone numbers.
 */
export { drawQrCode, type QrDrawing } from '../renderers/common/draw-qr-code.ts';
export { describeCount } from '../renderers/common/describe-count.ts';
export { findCountries } from '../renderers/common/find-countries.ts';
export { formatCountry } from '../renderers/common/format-country.ts';
