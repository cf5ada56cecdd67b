/** `node harness/attacks/loop.ts`: runs a step that loops, and one that another worker can run meanwhile. */
import { runAttack, scenario } from './run-attack.ts';

const { exitCode, printed } = await runAttack([
  'Feature: A kettle',
  ...scenario('Bad', 'it loops'),
  ...scenario('Good', 'it boils'),
]);
process.stdout.write(printed);
process.exitCode = exitCode;
