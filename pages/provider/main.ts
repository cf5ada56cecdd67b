import { refuseEvent } from '../../src/adapters/fake/provider-messages.ts';
import { renderChildren } from '../../src/renderers/plain/dom.ts';
import { readPendingSignIn } from './pending-sign-in.ts';
import { drawProviderPage } from './provider-page.ts';
import './provider.css';

/** The window of a federated provider, for the in-memory service: nobody's password is asked for. */
const root = document.querySelector('#app');
if (!root) throw new Error('expected #app in provider.html, saw none');
const counter = readPendingSignIn(window);
document.addEventListener(refuseEvent, ({ detail }: CustomEventInit<string>) => counter?.refuse(detail));
document.title = counter ? `Sign in with ${counter.request.providerId}` : 'Nobody asked';
renderChildren(root, [drawProviderPage(counter)]);
