import { setting } from './configuration.ts';
import { sceneOf } from './scenario-state.ts';
import type { DoorstepWorld } from '../../driver/world.ts';

const success = 'signInSuccessWithAuthResult';

/** Comes in as a guest, by the widget, and notes who the service takes the visitor for. */
export async function becomeGuest(world: DoorstepWorld): Promise<void> {
  setting(world, `callbacks.${success}`, { returns: true });
  await world.visitor.opens('/');
  await world.visitor.chooses('Continue as guest');
  await world.visitor.seesText('You are logged in.');
  sceneOf(world).guestUid = await uidOfSuccess(world);
}

/** Whom the app was told of at the last success. */
export async function uidOfSuccess({ visitor }: DoorstepWorld): Promise<string> {
  const calls = await visitor.callbackReceived(success);
  const last = calls.at(-1) as [{ readonly user: { readonly uid: string } }] | undefined;
  if (!last) throw new Error(`Expected a call of "${success}"; there was none.`);
  return last[0].user.uid;
}
