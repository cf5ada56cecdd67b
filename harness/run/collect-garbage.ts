import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Has the memory of what is over be used again, now. By itself V8 waits until there is several times as much garbage as
 * there is in use, which after a run of cucumber's is a great deal.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}
