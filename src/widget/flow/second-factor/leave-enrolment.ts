import { to, type Next, type Tools } from '../../screen/screen.ts';
import { continueSignedIn } from '../finish/signed-in-user.ts';

/**
 * Continues for a signed-in visitor who has added a second factor or does not want one.
 *
 * @param from `account` to return to the account page. Without `from`, the flow ends
 */
export const leaveEnrolment = async (
  tools: Tools,
  from: 'account' | undefined,
): Promise<Next<'secondFactors'> | null> => (from ? to('secondFactors', {}) : continueSignedIn(tools));
