import type { AuthUser } from '../../../adapters/auth-backend.ts';
import { withTimeout } from '../../app-timeout.ts';
import { withSignal } from '../../call-app.ts';
import type { AccountPasskeys } from '../../config/ui-config.ts';
import { passkeyOfferLimits } from '../../delays-and-limits/passkey-offer.ts';
import { ChunkLoadError, loadChunk } from '../../load-chunk.ts';
import type { ExpandedLanguage } from '../../messages/language.ts';
import { reportAppError } from '../../report-app-error.ts';
import type { ScreenInputs } from '../../screen/screen-inputs.ts';
import type { Tools } from '../../screen/screen.ts';
import { declinedPasskey } from '../../storage/declined-passkey.ts';
import { canAddPasskey } from './can-add-passkey.ts';
import { finishSignInOnLeave } from './finish-sign-in.ts';
import { findOpeningPage, type BrowserWindow } from './opening-page.ts';

/**
 * Returns true if the screen `passkeyOffer` follows: the app offers passkeys after a sign-in, and this user can have one
 * but has none. Also loads the screen. Waits at most `passkeyOfferLimits.waitMs`, so that the sign-in is not held up.
 */
export async function shouldOfferPasskey(tools: Tools, input: ScreenInputs['done']): Promise<boolean> {
  const { result, isPasskeyOffered } = input;
  const { offerNewPasskey, passkeys } = tools.settings.config;
  if (!offerNewPasskey || !passkeys || isPasskeyOffered || !canAddPasskey(passkeys, result)) return false;
  // Do not offer a passkey in a popup, which is about to close, or if the visitor has recently declined.
  if (findOpeningPage(globalThis as unknown as BrowserWindow) || declinedPasskey.isRecent(Date.now())) return false;
  finishSignInOnLeave(tools, input);
  const checked = await tools.ui.finish(lacksPasskey(tools, passkeys, result.user));
  return checked.ok && checked.value;
}

/** Returns true if the user has no passkey. Returns false if this cannot be found out in time. */
async function lacksPasskey(tools: Tools, passkeys: AccountPasskeys, user: AuthUser): Promise<boolean> {
  const language = tools.language();
  const limit = passkeyOfferLimits.waitMs;
  try {
    return await withSignal(async (signal) => {
      const [{ readPasskeys }, listed] = await Promise.all([
        loadChunk(loadOffer(language), signal, limit),
        withTimeout('passkeys.list', passkeys.list(user), signal, limit),
      ]);
      return readPasskeys(listed).length === 0 && language.accountTexts !== undefined;
    });
  } catch (error) {
    if (error instanceof ChunkLoadError) console.info('[doorstep]', error);
    else if (!hasProblem(error)) reportAppError(error);
    return false;
  }
}

/** Loads the screen and its texts. */
async function loadOffer(language: ExpandedLanguage) {
  const { accountChunks } = await import('../account-screens.ts');
  const chunk = await accountChunks.passkeys();
  await chunk.loadAccountTexts(language);
  return chunk;
}

/** Returns true for an error with which the app's function refuses. Only other errors are faults of the app. */
const hasProblem = (error: unknown): boolean =>
  typeof (error as { readonly problem?: unknown } | null | undefined)?.problem === 'string';
