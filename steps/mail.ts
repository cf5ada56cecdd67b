import { sceneOf, type Person } from './scene.ts';
import type { DoorstepWorld } from './support/world.ts';

/** Where the link in the newest mail leads; a mail stays with its reader, also when the service has forgotten it. */
export async function newestLink(world: DoorstepWorld): Promise<string> {
  const scene = sceneOf(world);
  const [newest] = await world.service.mails();
  scene.link = newest?.path ?? scene.link;
  if (scene.link === null) throw new Error('Expected a mail with a link; the service has sent none.');
  return scene.link;
}

/** Sends somebody a mail with which a new password can be set; answers where its link leads. */
export async function sendResetMail(world: DoorstepWorld, { email }: Person): Promise<string> {
  const path = await world.service.sendReset(email);
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
