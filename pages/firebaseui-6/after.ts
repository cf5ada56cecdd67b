import * as firebaseui from '../../src/package/firebaseui.ts';
import { openPage } from './page.ts';

openPage(firebaseui);
