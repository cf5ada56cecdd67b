/** `node harness/attacks/loop.ts`: runs a scenario that never ends, followed by another scenario in the same worker. */
import { runAttack, scenario } from './run-attack.ts';

const { exitCode, printed } = await runAttack([
  'Feature: A kettle',
  ...scenario('Bad', 'it loops'),
  ...scenario('Good', 'it boils'),
]);
process.stdout.write(printed);
process.exitCode = exitCode;
