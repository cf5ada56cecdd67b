import { runContract } from './run-contract.ts';
import { openInMemoryProject } from './support/in-memory-project.ts';

runContract('fake', openInMemoryProject);
