// Chunk with the screens that show the passkeys of an account.
import { loadAccountTexts, withAccountTexts } from '../account/index.ts';
import { passkey as passkeyScreen } from './passkey.ts';
import { passkeyOffer as passkeyOfferScreen } from './passkey-offer.ts';
import { passkeyRename as passkeyRenameScreen } from './passkey-rename.ts';
import { passkeys as passkeysScreen } from './passkeys.ts';

export { readPasskeys } from './read-passkeys.ts';
export { loadAccountTexts };

export const passkey = withAccountTexts(passkeyScreen);
export const passkeyOffer = withAccountTexts(passkeyOfferScreen);
export const passkeyRename = withAccountTexts(passkeyRenameScreen);
export const passkeys = withAccountTexts(passkeysScreen);
