import type { MailOrder } from '../../src/adapters/service-control.ts';
import { sceneOf, type Person } from './scenario-state.ts';
import type { DoorstepWorld } from '../../driver/world.ts';

/** Where the link in the newest mail leads; a mail stays with its reader, also when the service has forgotten it. */
export async function newestLink(world: DoorstepWorld): Promise<string> {
  const scene = sceneOf(world);
  const [newest] = await world.service.mails();
  scene.link = newest?.path ?? scene.link;
  if (scene.link === null) throw new Error('Expected a mail with a link; the service has sent none.');
  return scene.link;
}

/** Sends somebody a mail with which a new password can be set; answers where its link leads. */
export function sendResetMail(world: DoorstepWorld, { email }: Person): Promise<string> {
  return sendMail(world, { purpose: 'password reset', email });
}

/** Has the service send a mail that nobody asked for on a screen; answers where its link leads. */
export async function sendMail(world: DoorstepWorld, order: MailOrder): Promise<string> {
  const path = await world.service.sendMail(order);
  sceneOf(world).link = path;
  return path;
}

/** A link that leads on to a target, once its business is done; null: to none. */
export function goingOnTo(target: string | null, link: string): string {
  const [path = '', query] = link.split('?');
  const parameters = new URLSearchParams(query);
  if (target === null) parameters.delete('continueUrl');
  else parameters.set('continueUrl', target);
  return `${path}?${parameters}`;
}

/** A sign-in link of a project whose mails lead to the app itself: the address that was asked for is within. */
export function wrapped(link: string): string {
  const target = new URL(link, 'http://app');
  const outer = new URLSearchParams();
  for (const name of ['mode', 'oobCode', 'apiKey', 'lang']) {
    outer.set(name, target.searchParams.get(name) ?? '');
    target.searchParams.delete(name);
  }
  outer.set('continueUrl', target.href);
  return `/Login?${outer}`;
}

/** A link in which one thing is written otherwise. */
export function writtenOtherwise(link: string, original: string, written: string): string {
  if (!link.includes(original)) throw new Error(`The link holds no "${original}": ${link}`);
  return link.replace(original, written);
}

/** A sign-in link with another state token than the device knows (spec §9). */
export function withToken(link: string, token: string): string {
  const [path = '', query] = link.split('?');
  const parameters = new URLSearchParams(query);
  if (!parameters.has('ui_sid')) throw new Error(`The link carries no token: ${link}`);
  parameters.set('ui_sid', token);
  return `${path}?${parameters}`;
}
