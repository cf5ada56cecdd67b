import { readFileSync } from 'node:fs';

/** To begin a process takes longer than most files take; and where one ends early or hangs, not all should be lost. */
const processes = 8;

/**
 * A hook outside of any suite is one of everything that runs in the process, and what is done to the process itself, or
 * to what is global in it, is seen by everything, as is the state of modules. Only the test file's own text is read: what it has done to the
 * process by a helper, it has to name.
 */
const needsItsOwnProcess =
  /^(?:before|after)(?:Each)?\(|\bglobalThis\b|\bprocess\.(?:env|chdir|on|once|exit)\b|\} = process;|\bmock\b|\btest\.(?:before|after)|'node:process'|\bdefineProperty\(process\b|\bconfigureGlobal\b|\bz\.config\b|\b(?:console|Date|Math|process)\.\w+ = /m;

/**
 * Puts test files together that can share a process, dealt out so that neighbours, which tend to take as long as each
 * other, come to different ones. A file that needs a process for itself is alone.
 *
 * @param files absolute paths
 * @param read the text of a file
 */
export function batchesOf(
  files: readonly string[],
  read: (file: string) => string = (file) => readFileSync(file, 'utf8'),
): readonly (readonly string[])[] {
  const alone = files.filter((file) => needsItsOwnProcess.test(read(file)));
  const sociable = files.filter((file) => !alone.includes(file));
  const shared = Array.from({ length: processes }, (_, dealt) => sociable.filter((__, at) => at % processes === dealt));
  return [...alone.map((file) => [file]), ...shared.filter((batch) => batch.length > 0)];
}
