import { primary, secondary } from '../../screen/controls.ts';
import type { Tools } from '../../screen/screen.ts';
import { accountText } from '../account/account-text.ts';

/** Shows new backup codes until the visitor has finished. The codes cannot be shown again. */
export async function showCodes({ ui, text }: Pick<Tools, 'ui' | 'text'>, codes: readonly string[]): Promise<void> {
  /** Whether the codes were copied; null until the visitor has tried. */
  let isCopied: boolean | null = null;
  // Draw a progress page first. The codes are then a new form, and its title receives the focus.
  ui.showProgress('page');
  while (true) {
    const { action } = await ui.show({
      title: accountText('saveBackupCodes'),
      body: [accountText('saveBackupCodesExplained'), { list: codes }],
      actions: {
        copy: secondary(isCopied ? text.keyCopied : accountText('copyBackupCodes')),
        done: primary(text.done),
      },
      ...(isCopied && { announcement: text.keyCopied }),
      ...(isCopied === false && { notice: text.generic }),
    });
    if (action === 'done') return;
    isCopied = await copy(codes);
  }
}

/** Returns false if the browser rejects the copying. The visitor can then select the codes, and copy them by hand. */
async function copy(codes: readonly string[]): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(codes.join('\n'));
    return true;
  } catch {
    return false;
  }
}
