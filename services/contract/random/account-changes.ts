import type { AccountOperations } from '../../../src/adapters/auth-backend.ts';
import { operation, type Operation, type OperationContext, type OperationTraits } from './operation.ts';

const change = (
  description: string,
  apply: (account: AccountOperations, context: OperationContext) => Promise<void>,
  traits?: OperationTraits,
): Operation =>
  operation(
    description,
    async (context) => {
      const account = await context.backend.loadAccountOperations?.();
      if (!account) throw new Error('The backend has no account operations.');
      await apply(account, context);
    },
    traits,
  );

export const changeName = (name: string | null): Operation =>
  change(`change the name of the app's user to ${name}`, (account) => account.changeName(name));

export const requestEmailChange = (email: string): Operation =>
  change(`request a mail that changes the email to ${email}`, (account) => account.changeEmail(email));

export const changePassword = (password: string): Operation =>
  change(`change the password of the app's user to ${password}`, (account) => account.changePassword(password));

export const disconnect = (providerId: string): Operation =>
  change(`disconnect ${providerId}`, (account) => account.disconnectProvider(providerId));

export const removeFirstFactor = change("remove the first factor of the app's user", (account, { backend }) =>
  account.removeSecondFactor(backend.enrolledFactors()[0]?.uid ?? 'none'),
);

export const deleteOwnAccount = change("delete the account of the app's user", (account) => account.deleteAccount());
