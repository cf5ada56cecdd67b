import type { Mail, MailOrder } from '../../src/adapters/service-control.ts';
import type { DoorstepWorld } from '../../driver/world.ts';
import { getState, type Person } from './scenario-state.ts';
import { waitUntilEqual } from './wait-until.ts';

export async function readNewestLink(world: DoorstepWorld): Promise<string> {
  const state = getState(world);
  const [newest] = await world.service.mails();
  state.mailLink = newest?.path ?? state.mailLink;
  if (state.mailLink === null) throw new Error('Expected a mail with a link, but the service has sent none.');
  return state.mailLink;
}

/** Makes the service send a password reset mail. Returns the path of its link. */
export function sendResetMail(world: DoorstepWorld, { email }: Person): Promise<string> {
  return sendMail(world, { purpose: 'password reset', email });
}

export async function sendMail(world: DoorstepWorld, order: MailOrder): Promise<string> {
  const path = await world.service.sendMail(order);
  getState(world).mailLink = path;
  return path;
}

/** Expects that the service has sent exactly these mails, in this order. */
export async function expectMails(
  { service }: DoorstepWorld,
  purpose: Mail['purpose'],
  emails: readonly string[],
): Promise<void> {
  const read = async () => (await service.mails()).map((mail) => ({ to: mail.to, purpose: mail.purpose }));
  const expected = emails.map((to) => ({ to, purpose }));
  await waitUntilEqual(expected, read, 'the mails that were sent');
}

/** Replaces the continue URL of a link. If `continueUrl` is null, removes the continue URL. */
export function setContinueUrl(link: string, continueUrl: string | null): string {
  const [path = '', query] = link.split('?');
  const parameters = new URLSearchParams(query);
  if (continueUrl === null) parameters.delete('continueUrl');
  else parameters.set('continueUrl', continueUrl);
  return `${path}?${parameters}`;
}

/**
 * Converts a sign-in link to the format that links have in a project with a custom action URL:
 * `/Login?mode=…&oobCode=…&apiKey=…&lang=…&continueUrl=…`. Moves all other parameters into the continue URL.
 */
export function nestInContinueUrl(link: string): string {
  const target = new URL(link, 'http://app');
  const parameters = new URLSearchParams();
  for (const name of ['mode', 'oobCode', 'apiKey', 'lang']) {
    parameters.set(name, target.searchParams.get(name) ?? '');
    target.searchParams.delete(name);
  }
  parameters.set('continueUrl', target.href);
  return `/Login?${parameters}`;
}

/**
 * Replaces a part of a link.
 *
 * @throws Error if the link does not contain this part
 */
export function replaceInLink(link: string, original: string, replacement: string): string {
  if (!link.includes(original)) throw new Error(`The link does not contain "${original}": ${link}`);
  return link.replace(original, replacement);
}

/** Replaces the state token (`ui_sid`) of a sign-in link. */
export function replaceToken(link: string, token: string): string {
  const [path = '', query] = link.split('?');
  const parameters = new URLSearchParams(query);
  if (!parameters.has('ui_sid')) throw new Error(`The link has no state token: ${link}`);
  parameters.set('ui_sid', token);
  return `${path}?${parameters}`;
}
