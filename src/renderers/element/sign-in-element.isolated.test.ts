import { testElementEntry } from '../../../tools/bundle/test-element-entry.ts';

testElementEntry('src/package/element.ts', 'DoorstepSignInElement', 'doorstep-sign-in');
