import type { AuthError } from '../../adapters/auth-error.ts';
import type { Description } from '../description.ts';
import type { Messages } from '../messages/en.ts';
import { explain } from '../messages/explain.ts';
import { primary, secondary } from './actions.ts';
import { beginByEmail } from './begin.ts';
import { emailField, nameField, newPasswordField } from './fields.ts';
import type { Tools } from './screen.ts';
import { screen, to } from './screen.ts';
import { smallPrint } from './small-print.ts';
import { isElsewhere } from './tenant-match.ts';

/** Create account (reference §2.2 "passwordSignUp"). */
export const passwordSignUp = screen({
  name: 'passwordSignUp',
  leadsTo: ['tenantByEmail', 'signIn', 'providerSignIn', 'passwordRecovery', 'unauthorizedUser', 'accountName', 'done'],
  async run(tools, { email }) {
    const { ui, auth, text, settings } = tools;
    const named = settings.requireDisplayName;
    let told: Told = {};
    while (true) {
      const { action, values } = await ui.show({
        title: text.createAccount,
        fields: {
          email: emailField(text, email),
          ...(named ? { name: nameField(text) } : {}),
          newPassword: newPasswordField(text.choosePassword),
        },
        actions: { cancel: secondary(text.cancel), save: primary(text.save) },
        focus: email === '' ? 'email' : named ? 'name' : 'newPassword',
        ...smallPrint(tools, 'links'),
        ...told,
      });
      if (action === 'cancel') return beginByEmail(settings, { email: values.email });
      const { email: address, newPassword: password, name } = values;
      if (isElsewhere(settings, address)) return to('tenantByEmail', { email: address });
      const upgradeGuest = settings.upgradeGuests && auth.currentGuest() !== null;
      const created = await ui.busy(auth.createUserWithPassword({ email: address, password }, { upgradeGuest }));
      if (created.ok)
        return name === undefined
          ? to('done', { result: created.value })
          : to('accountName', { result: created.value, name });
      const { error } = created;
      if (error.code === 'auth/admin-restricted-operation' && settings.adminRestriction) {
        return to('unauthorizedUser', { identifier: address, restriction: settings.adminRestriction });
      }
      if (error.code === 'auth/email-already-in-use' && (await hasNoMeans(tools, address))) {
        return to('passwordRecovery', { email: address, notice: text.noSignInMeans });
      }
      told = tell(error, text);
    }
  },
});

/** Whether an address that is taken has no way to sign in at all. A service that does not say is not asked twice. */
async function hasNoMeans({ ui, auth }: Tools, email: string): Promise<boolean> {
  const lookUp = await ui.busy(auth.lookUpSignInMethods(email));
  return lookUp.ok && lookUp.value.kind === 'given' && lookUp.value.methods.length === 0;
}

type Told = Pick<Description, 'errors' | 'notice'>;

function tell(error: AuthError, text: Messages): Told {
  switch (error.code) {
    case 'auth/email-already-in-use':
    case 'auth/invalid-email':
      return { errors: { email: explain(error, text) } };
    case 'auth/too-many-requests':
      return { errors: { newPassword: text.tooManySignUps } };
    case 'auth/weak-password':
    case 'auth/password-does-not-meet-requirements':
    case 'auth/operation-not-allowed':
      return { errors: { newPassword: explain(error, text) } };
    default:
      return { notice: explain(error, text) };
  }
}
