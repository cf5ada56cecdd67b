import type { AccountFixture, MailOrder, ServiceControl } from '../../src/adapters/service-control.ts';
import { replacePolicies } from '../../src/adapters/in-memory/service/password-policy.ts';
import { getTotpCode } from '../../src/adapters/in-memory/service/totp.ts';
import { readPassword } from './password-policy.ts';
import { sendFactorRevert, toFactorNumber } from './second-factor-revert.ts';
import { importUsers, type EmulatorUser, type MailCode, type RealmState } from './firebase-tools.ts';
import { getRealm, listRealms, releaseHeldCalls, type Project } from './project.ts';
import { listTotpSecrets } from './totp-factors.ts';

interface AccountInRealm {
  readonly realm: RealmState;
  readonly user: EmulatorUser;
}

/**
 * Creates a control for one project of the emulator. The control must throw the same error messages as the control of
 * the in-memory service. `npm run compare` checks this.
 */
export function createEmulatorControl(project: Project): ServiceControl {
  const { state } = project;
  function findAccount(email: string): AccountInRealm | undefined {
    for (const realm of listRealms(project)) {
      const user = realm.getUserByEmail(email.toLowerCase());
      if (user) return { realm, user };
    }
    return undefined;
  }
  function getAccount(email: string): AccountInRealm {
    const account = findAccount(email);
    if (account) return account;
    throw new Error(`No account has the email ${email}.`);
  }

  function updateAccount(email: string, fields: Parameters<RealmState['updateUserByLocalId']>[1]): void {
    const { realm, user } = getAccount(email);
    realm.updateUserByLocalId(user.localId, fields);
  }

  return {
    async put({ emailEnumerationProtection, authorizedDomains, passwordPolicies = [], accounts, tenants = [] }) {
      state.enableImprovedEmailPrivacy = emailEnumerationProtection ?? state.enableImprovedEmailPrivacy;
      project.authorizedDomains = authorizedDomains ?? project.authorizedDomains;
      project.passwordPolicies = replacePolicies(project.passwordPolicies, passwordPolicies);
      for (const account of accounts) addAccount(project, null, account);
      for (const { tenantId, accounts: members } of tenants) {
        for (const account of members) addAccount(project, tenantId, account);
      }
    },
    async refuseNext(operation, message) {
      project.refusals.push({ operation, message });
    },
    async hold(operation) {
      if (!project.held.has(operation)) project.held.set(operation, []);
    },
    release: async () => releaseHeldCalls(project),
    count: async (operation) => project.counts.get(operation) ?? 0,
    mails: async () => [...project.mails],
    async sendMail(order) {
      const { realm, user } = getAccount(order.email);
      const code = sendMail(project, realm, user, order);
      const mail = project.mails.find(({ id }) => id === code);
      if (!mail) throw new Error(`The emulator created an action code for ${order.email} but sent no mail.`);
      return mail.path;
    },
    textMessages: async () => [...project.textMessages],
    async totpCode(email) {
      const [secret] = listTotpSecrets(project, getAccount(email).user);
      if (secret === undefined) throw new Error(`The account of ${email} has no TOTP factor.`);
      return getTotpCode(secret, Date.now());
    },
    authenticatorApps: async () =>
      listRealms(project)
        .flatMap((realm) => realm.queryUsers({}, {}))
        .flatMap((user) =>
          listTotpSecrets(project, user).map((secret) => ({
            email: user.email ?? '',
            code: getTotpCode(secret, Date.now()),
          })),
        ),
    async expireTextMessages(phoneNumber) {
      for (const { id, to } of project.textMessages) if (to === phoneNumber) project.expiredCodes.add(id);
    },
    async spoilCode(email, how) {
      const { realm, code } = findLastCode(project, email);
      if (how === 'used') realm.deleteOobCode(code.oobCode);
      else project.expiredCodes.add(code.oobCode);
    },
    verifyEmail: async (email) => updateAccount(email, { emailVerified: true }),
    unverifyEmail: async (email) => updateAccount(email, { emailVerified: false }),
    disableAccount: async (email) => updateAccount(email, { disabled: true }),
    async deleteAccount(email) {
      const { realm, user } = getAccount(email);
      realm.deleteUser(user);
    },
    removeSecondFactors: async (email) => updateAccount(email, { mfaInfo: [] }),
    async revokeSessions(email) {
      project.tokens.revoke(getAccount(email).user.localId);
    },
    async account(email) {
      const user = findAccount(email)?.user;
      if (!user) return null;
      const { localId: uid, emailVerified = false, providerUserInfo = [], mfaInfo = [] } = user;
      const displayName = user.displayName || null; // The emulator stores '' for a removed name.
      const password = readPassword(user);
      const providers = providerUserInfo.map(({ providerId }) => providerId);
      return { uid, displayName, password, emailVerified, providers, secondFactors: mfaInfo.length };
    },
    countAccounts: async () => listRealms(project).flatMap((realm) => realm.queryUsers({}, {})).length,
  };
}

function addAccount(project: Project, tenantId: string | null, account: AccountFixture): void {
  const realm = getRealm(project, tenantId);
  const { email, password, displayName, phoneNumber, providers = [], secondFactors = [] } = account;
  if (realm.getUserByEmail(email.toLowerCase())) {
    throw new Error(`The fixture cannot create the account of ${email}: it exists already.`);
  }
  const localId = realm.generateLocalId();
  const rawId = email.toLowerCase();
  const { error } = importUsers(realm, {
    users: [
      {
        localId,
        createdAt: '1', // Long ago (1970), because the accounts of a fixture are not new.
        email,
        emailVerified: account.emailVerified ?? false,
        disabled: account.disabled ?? false,
        providerUserInfo: providers.map((providerId) => ({ providerId, rawId, email: rawId })),
        mfaInfo: secondFactors.map((factor) => ({
          phoneInfo: toFactorNumber(project, factor),
          ...(factor.displayName === undefined ? {} : { displayName: factor.displayName }),
        })),
        ...(password === undefined ? {} : { rawPassword: password }),
        ...(displayName === undefined ? {} : { displayName }),
        ...(phoneNumber === undefined ? {} : { phoneNumber }),
      },
    ],
  });
  const [problem] = error;
  if (problem) throw new Error(`The emulator rejects the account ${email}: ${problem.message}.`);
  if (account.emailLink) realm.updateUserByLocalId(localId, { emailLinkSignin: true });
}

function sendMail(project: Project, realm: RealmState, user: EmulatorUser, order: MailOrder): string {
  const email = order.email.toLowerCase();
  const continueUrl = 'continueUrl' in order ? order.continueUrl : undefined;
  const toLink = (code: string): string => {
    const query = new URLSearchParams({ oobCode: code, ...(continueUrl === undefined ? {} : { continueUrl }) });
    return `http://emulator/?${query}`;
  };
  switch (order.purpose) {
    case 'password reset':
      return realm.createOob(email, undefined, 'PASSWORD_RESET', toLink).oobCode;
    case 'email verification':
      return realm.createOob(email, undefined, 'VERIFY_EMAIL', toLink).oobCode;
    case 'email change':
      return realm.createOob(email, order.newEmail.toLowerCase(), 'VERIFY_AND_CHANGE_EMAIL', toLink).oobCode;
    case 'email recovery': {
      const changed = { email: order.newEmail.toLowerCase(), emailVerified: false, initialEmail: email };
      realm.updateUserByLocalId(user.localId, changed);
      return realm.createOob(email, undefined, 'RECOVER_EMAIL', toLink).oobCode;
    }
    case 'second factor revert':
      return sendFactorRevert(project, realm, user, order.factor, toLink);
  }
}

function findLastCode(project: Project, email: string): { realm: RealmState; code: MailCode } {
  for (const realm of listRealms(project)) {
    const code = [...realm.listOobCodes()].findLast(({ email: to }) => to === email.toLowerCase());
    if (code) return { realm, code };
  }
  throw new Error(`No code that can be used was sent to ${email}.`);
}
