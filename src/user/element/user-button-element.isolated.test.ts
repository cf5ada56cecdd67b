import { testElementEntry } from '../../../tools/bundle/test-element-entry.ts';

testElementEntry('src/package/user-element.ts', 'DoorstepUserButtonElement', 'doorstep-user-button');
