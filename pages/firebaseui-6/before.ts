import * as firebaseui from 'firebaseui';
import 'firebaseui/dist/firebaseui.css';
import { openPage } from './page.ts';

openPage(firebaseui);
