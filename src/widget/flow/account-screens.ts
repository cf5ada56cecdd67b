import type { ScreenName } from '../screen/screen.ts';

/** Maps a chunk to the function that loads it. Contains only the chunks of the account page, and of backup codes. */
export const accountChunks = {
  account: () => import('./account/index.ts'),
  passkeys: () => import('./passkeys/index.ts'),
  devices: () => import('./devices/index.ts'),
  backupCodes: () => import('./backup-codes/index.ts'),
  accountPhone: () => import('./account-phone/index.ts'),
};

type AccountChunkName = keyof typeof accountChunks;

/** Maps each of {@link accountChunks} to the screens that it exports. */
export const accountScreens = {
  account: [
    'account',
    'identityConfirmation',
    'nameChange',
    'emailChange',
    'emailChangeSent',
    'passwordChange',
    'waysToSignIn',
    'secondFactors',
    'signOutEverywhere',
    'accountDeletion',
  ],
  passkeys: ['passkeys', 'passkey', 'passkeyRename', 'passkeyOffer'],
  devices: ['devices', 'device'],
  backupCodes: ['backupCode', 'backupCodes', 'newBackupCodes'],
  accountPhone: ['phoneChange', 'phoneChangeCode'],
} as const satisfies { readonly [C in AccountChunkName]: readonly ScreenName[] };

/** Loads the chunk of a screen in {@link accountScreens}. */
export function loadAccountChunk(name: ScreenName): Promise<unknown> {
  const table: Readonly<Record<AccountChunkName, readonly ScreenName[]>> = accountScreens;
  const chunk = (['passkeys', 'devices', 'backupCodes', 'accountPhone'] as const).find((each) =>
    table[each].includes(name),
  );
  return accountChunks[chunk ?? 'account']();
}
