import { runContract } from './run-contract.ts';
import { openFakeProject } from './support/fake-project.ts';

runContract('fake', openFakeProject);
