// Chunk with the screens that show the passkeys of an account.
import { withAccountTexts } from '../account/index.ts';
import { passkey as passkeyScreen } from './passkey.ts';
import { passkeyRename as passkeyRenameScreen } from './passkey-rename.ts';
import { passkeys as passkeysScreen } from './passkeys.ts';

export const passkey = withAccountTexts(passkeyScreen);
export const passkeyRename = withAccountTexts(passkeyRenameScreen);
export const passkeys = withAccountTexts(passkeysScreen);
