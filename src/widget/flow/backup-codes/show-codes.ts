import { primary, secondary } from '../../screen/controls.ts';
import type { Tools } from '../../screen/screen.ts';
import { accountText } from '../account/account-text.ts';
import { downloadText } from './download-text.ts';

type Outcome = 'copied' | 'downloaded' | 'failed';

/** Shows new backup codes until the visitor has finished. The codes cannot be shown again. */
export async function showCodes({ ui, text }: Pick<Tools, 'ui' | 'text'>, codes: readonly string[]): Promise<void> {
  let outcome: Outcome | null = null;
  // Draw a progress page first. The codes are then a new form, and its title receives the focus.
  ui.showProgress('page');
  while (true) {
    const { action } = await ui.show({
      title: accountText('saveBackupCodes'),
      body: [accountText('saveBackupCodesExplained'), { list: codes }],
      actions: {
        copy: secondary(outcome === 'copied' ? text.keyCopied : accountText('copyBackupCodes')),
        download: secondary(accountText('downloadBackupCodes')),
        done: primary(text.done),
      },
      ...(outcome === 'copied' && { announcement: text.keyCopied }),
      ...(outcome === 'failed' && { notice: text.generic }),
    });
    if (action === 'done') return;
    outcome = await save(codes, action);
  }
}

/** After "failed", the visitor can still select the codes, and copy them by hand. */
async function save(codes: readonly string[], action: 'copy' | 'download'): Promise<Outcome> {
  try {
    if (action === 'copy') {
      await navigator.clipboard.writeText(codes.join('\n'));
      return 'copied';
    }
    downloadText(`${location.hostname}-backup-codes.txt`, `${codes.join('\n')}\n`);
    return 'downloaded';
  } catch {
    return 'failed';
  }
}
