import type { AccountFixture, ServiceControl } from '../../src/adapters/service-control.ts';
import { importUsers, type EmulatorUser, type MailCode } from './firebase-tools.ts';
import { release, type Project } from './project.ts';

/** What a scenario may do to one project of the emulator. */
export function emulatorControl(project: Project): ServiceControl {
  const { state } = project;
  const find = (email: string): EmulatorUser | undefined => state.getUserByEmail(email.toLowerCase());
  const mustHave = (email: string): EmulatorUser => {
    const user = find(email);
    if (user) return user;
    throw new Error(`No account has the email ${email}.`);
  };

  return {
    async put({ emailEnumerationProtection, accounts }) {
      state.enableImprovedEmailPrivacy = emailEnumerationProtection ?? state.enableImprovedEmailPrivacy;
      for (const account of accounts) {
        if (find(account.email)) {
          throw new Error(`A fixture's account must be new, and ${account.email} exists already.`);
        }
        open(project, account);
      }
    },
    async refuseNext(operation, message) {
      project.refusals.push({ operation, message });
    },
    async hold(operation) {
      if (!project.held.has(operation)) project.held.set(operation, []);
    },
    release: async () => release(project),
    count: async (operation) => project.counts.get(operation) ?? 0,
    mails: async () => [...project.mails],
    async sendReset(email) {
      mustHave(email);
      const link = (code: string): string => `http://emulator/?oobCode=${code}`;
      const { oobCode } = state.createOob(email.toLowerCase(), undefined, 'PASSWORD_RESET', link);
      const mail = project.mails.find(({ id }) => id === oobCode);
      if (!mail) throw new Error(`The emulator made a code for ${email} that it sent in no mail.`);
      return mail.path;
    },
    async spoilCode(email, how) {
      const code = lastReset(project, email);
      if (how === 'used') state.deleteOobCode(code.oobCode);
      else project.expiredCodes.add(code.oobCode);
    },
    async disableAccount(email) {
      state.updateUserByLocalId(mustHave(email).localId, { disabled: true });
    },
    async deleteAccount(email) {
      state.deleteUser(mustHave(email));
    },
    async revokeSessions(email) {
      project.tokens.revoke(mustHave(email).localId);
    },
    async account(email) {
      const user = find(email);
      if (!user) return null;
      const password = /:password=(?<password>.*)$/s.exec(user.passwordHash ?? '')?.groups?.['password'];
      return { displayName: user.displayName ?? null, password: password ?? null };
    },
  };
}

function open({ state }: Project, account: AccountFixture): void {
  const { email, password, displayName, emailVerified, disabled, emailLink, providers = [] } = account;
  const localId = state.generateLocalId();
  const { error } = importUsers(state, {
    users: [
      {
        localId,
        email,
        emailVerified: emailVerified ?? false,
        disabled: disabled ?? false,
        providerUserInfo: providers.map((providerId) => ({ providerId, rawId: email, email })),
        ...(password === undefined ? {} : { rawPassword: password }),
        ...(displayName === undefined ? {} : { displayName }),
      },
    ],
  });
  const [problem] = error;
  if (problem) throw new Error(`The emulator does not take the account ${email}: ${problem.message}.`);
  if (emailLink) state.updateUserByLocalId(localId, { emailLinkSignin: true });
}

function lastReset({ state }: Project, email: string): MailCode {
  const ofEmail = ({ email: to, requestType }: MailCode): boolean =>
    to === email.toLowerCase() && requestType === 'PASSWORD_RESET';
  const last = [...state.listOobCodes()].findLast(ofEmail);
  if (last) return last;
  throw new Error(`No code that can still be used was sent to ${email}.`);
}
