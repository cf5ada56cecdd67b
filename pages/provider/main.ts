import { renderChildren } from '../../src/renderers/plain/dom.ts';
import { readPendingSignIn } from './pending-sign-in.ts';
import { drawProviderPage } from './draw-provider-page.ts';
import './provider.css';

const root = document.querySelector('#app');
if (!root) throw new Error('expected #app in provider.html, saw none');
const pendingSignIn = readPendingSignIn(window);
document.title = pendingSignIn ? `Sign in with ${pendingSignIn.request.providerId}` : 'No sign-in requested';
renderChildren(root, [drawProviderPage(pendingSignIn)]);
