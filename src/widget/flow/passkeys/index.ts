// Chunk with the screens that show the passkeys of an account.
import { loadAccountTexts, untilSignedOut, withAccountTexts } from '../account/index.ts';
import { passkey as passkeyScreen } from './passkey.ts';
import { passkeyOffer as passkeyOfferScreen } from './passkey-offer.ts';
import { passkeyRename as passkeyRenameScreen } from './passkey-rename.ts';
import { passkeys as passkeysScreen } from './passkeys.ts';

export { readPasskeys } from './read-passkeys.ts';
export { loadAccountTexts };

export const passkey = withAccountTexts(untilSignedOut(passkeyScreen));
export const passkeyOffer = withAccountTexts(passkeyOfferScreen);
export const passkeyRename = withAccountTexts(untilSignedOut(passkeyRenameScreen));
export const passkeys = withAccountTexts(untilSignedOut(passkeysScreen));
