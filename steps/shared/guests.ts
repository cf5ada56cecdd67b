import type { DoorstepWorld } from '../../driver/world.ts';
import { changeSetting } from './configuration.ts';
import { getState } from './scenario-state.ts';

const successCallback = 'signInSuccessWithAuthResult';

/** Signs in as a guest by the widget, and remembers the guest's account ID. */
export async function signInAsGuest(world: DoorstepWorld): Promise<void> {
  changeSetting(world, `callbacks.${successCallback}`, { returns: true });
  await world.visitor.open('/');
  await world.visitor.choose('Continue as guest');
  await world.visitor.expectText('You are logged in.');
  getState(world).guestUid = await readSignedInUid(world);
}

/** Returns the account ID that the last call of the success callback has received. */
export async function readSignedInUid({ visitor }: DoorstepWorld): Promise<string> {
  const calls = await visitor.readCallbackCalls(successCallback);
  const last = calls.at(-1) as [{ readonly user: { readonly uid: string } }] | undefined;
  if (!last) throw new Error(`Expected a call of "${successCallback}", but there was none.`);
  return last[0].user.uid;
}
