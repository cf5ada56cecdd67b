// Chunk with the screens that add or replace the phone with which a visitor signs in. The account page does not load
// it, because the forms need the data of all countries.
import { untilSignedOut, withAccountTexts } from '../account/index.ts';
import { phoneChange as phoneChangeScreen, phoneChangeCode as phoneChangeCodeScreen } from './phone-change.ts';

export const phoneChange = withAccountTexts(untilSignedOut(phoneChangeScreen));
export const phoneChangeCode = withAccountTexts(untilSignedOut(phoneChangeCodeScreen));
