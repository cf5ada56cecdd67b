import { createToken, offerAppSignIn } from './app-sign-in.ts';
import type { AccountFixture, MailOrder } from '../../src/adapters/service-control.ts';
import { serviceErrors } from '../../driver/service/service-errors.ts';
import type { KeptDevice } from '../../driver/visitor/device-server.ts';
import type { PasskeyServer } from '../../driver/visitor/passkey-server.ts';
import type { DoorstepWorld } from '../../driver/world.ts';
import { createAccountWithMethods, ensureAccount } from './accounts.ts';
import { offerBackupCodes } from './backup-codes.ts';
import { changeSetting } from './configuration.ts';
import { mailCodes } from './email-codes.ts';
import { readNewestLink, sendMail } from './mails.ts';
import { offerOrganisations } from './organisations.ts';
import { defaultNumber, enterCode, requestCode } from './phone-codes.ts';
import { nameDevice, showDevices, twoDevices } from './devices.ts';
import { laptopKey, offerPasskey, showPasskeys } from './passkeys.ts';
import { parseSignInOptions } from './providers.ts';
import { completeScreen, reachScreen } from './reach-screen.ts';
import type { Person } from './scenario-state.ts';
import { offerSignOutEverywhere } from './sign-out-everywhere.ts';

/** A route to a screen. `go` prepares the configuration and the service, opens the app, and goes to the screen. */
export interface ScreenRoute {
  /** The widget's name for the screen; null for a page of the app. */
  readonly screen: string | null;
  readonly go: (world: DoorstepWorld, person: Person) => Promise<unknown>;
}

/** Names of the screens on which a sign-in begins. */
export const firstScreens: readonly string[] = [
  'signIn',
  'providerSignIn',
  'phoneSignInStart',
  'tenantList',
  'tenantByEmail',
];

const phoneNumber = '+16505550100';
const verified: Partial<AccountFixture> = { emailVerified: true };

const offer = (world: DoorstepWorld, options: string): void =>
  changeSetting(
    world,
    'signInOptions',
    parseSignInOptions(options).map((provider) => ({ provider })),
  );

function mailLinks(world: DoorstepWorld): void {
  changeSetting(world, 'signInOptions[0].signInMethod', 'emailLink');
}

/** Signs in with GitHub as a person whose email already has an account. That account has no sign-in with GitHub. */
async function collideWithAccount(world: DoorstepWorld, { email, name }: Person): Promise<void> {
  changeSetting(world, 'signInFlow', 'popup');
  await world.visitor.open('/');
  await world.visitor.choose('Sign in with GitHub');
  await world.visitor.signInAtProvider({ email, name, emailVerified: false });
}

async function askForConnectingLink(world: DoorstepWorld, person: Person): Promise<void> {
  offer(world, 'email and GitHub');
  mailLinks(world);
  await createAccountWithMethods(world, person, ['email link']);
  await collideWithAccount(world, person);
}

async function enterPasswordWithFactors(
  world: DoorstepWorld,
  person: Person,
  secondFactors: AccountFixture['secondFactors'] & {},
): Promise<void> {
  await ensureAccount(world, person, { ...verified, secondFactors });
  await reachScreen(world, person, 'Sign in');
  await completeScreen(world, person, 'Sign in');
}

async function askForFactorCode(world: DoorstepWorld, person: Person): Promise<void> {
  await enterPasswordWithFactors(world, person, [{ kind: 'phone', phoneNumber }]);
  await world.visitor.solveVerification();
  await world.visitor.choose('Verify');
  await world.clock.pass(1000);
}

/** Opens a page of the app as a signed-in visitor. */
async function openSignedIn(
  world: DoorstepWorld,
  person: Person,
  path: string,
  account: Partial<AccountFixture> = verified,
): Promise<void> {
  const password = await ensureAccount(world, person, account);
  await world.visitor.openSignedIn({ email: person.email, password }, path);
}

async function addSecondFactor(world: DoorstepWorld, person: Person, factor: string): Promise<void> {
  await openSignedIn(world, person, '/Login?mode=addSecondFactor');
  await world.visitor.choose(factor);
}

async function addPhone(world: DoorstepWorld, person: Person): Promise<void> {
  await addSecondFactor(world, person, 'Text message');
  await requestCode(world, defaultNumber);
  await world.clock.pass(1000);
}

async function goToWaysToSignIn(world: DoorstepWorld, person: Person): Promise<void> {
  offer(world, 'email and Google and GitHub');
  changeSetting(world, 'signInFlow', 'popup');
  await createAccountWithMethods(world, person, ['password', 'Google'], verified);
  await changeAccount(world, person, 'Ways to sign in');
}

async function goToPhoneForm(world: DoorstepWorld, person: Person): Promise<void> {
  offer(world, 'email and phone');
  await changeAccount(world, person, 'Ways to sign in');
  await world.visitor.choose('Add a phone');
}

async function goToSecondSteps(world: DoorstepWorld, person: Person): Promise<void> {
  await enterPasswordWithFactors(world, person, [{ kind: 'totp' }]);
  await enterCode(world, await world.service.totpCode(person.email));
  await world.clock.pass(1000);
  await world.visitor.goTo('/Login?mode=account');
  await world.visitor.choose('Second steps');
}

async function goToBackupCodes(world: DoorstepWorld, person: Person): Promise<void> {
  offerBackupCodes(world).create(person.email);
  await goToSecondSteps(world, person);
  await world.visitor.choose('Backup codes');
}

async function goToPasskeys(world: DoorstepWorld, person: Person): Promise<PasskeyServer> {
  const server = showPasskeys(world);
  server.put(person.email, [laptopKey]);
  await changeAccount(world, person, 'Passkeys');
  return server;
}

async function goToPasskey(world: DoorstepWorld, person: Person): Promise<void> {
  await goToPasskeys(world, person);
  await world.visitor.choose(laptopKey.name);
}

async function goToDevices(world: DoorstepWorld, person: Person): Promise<void> {
  showDevices(world).put(person.email, twoDevices);
  await changeAccount(world, person, 'Devices');
}

/** Opens one of {@link twoDevices}. */
async function goToDevice(world: DoorstepWorld, person: Person, device: KeptDevice): Promise<void> {
  await goToDevices(world, person);
  await world.visitor.choose(nameDevice(device));
}

/** Opens the account page, and chooses one of its buttons. */
async function changeAccount(world: DoorstepWorld, person: Person, button: string): Promise<void> {
  await openSignedIn(world, person, '/Login?mode=account');
  await world.visitor.choose(button);
}

const openMailedLink =
  (order: (person: Person) => MailOrder): ScreenRoute['go'] =>
  async (world, person) => {
    await ensureAccount(world, person);
    await world.visitor.open(await sendMail(world, order(person)));
  };

const openMadeUpLink =
  (mode: string): ScreenRoute['go'] =>
  (world) =>
    world.visitor.open(`/?mode=${mode}&oobCode=made-up`);

async function askForLink(world: DoorstepWorld, person: Person): Promise<void> {
  mailLinks(world);
  await reachScreen(world, person, 'Sign-in email sent');
}

const newEmail = 'lovelace@example.com';

/**
 * The routes to all screens on which the visitor enters or chooses something. The keys are the titles of the screens.
 * Words in brackets distinguish screens with the same title.
 */
export const screenRoutes: Readonly<Record<string, ScreenRoute>> = {
  'Sign in with email': { screen: 'signIn', go: (world, person) => reachScreen(world, person, 'Sign in with email') },
  'Sign in (all options)': {
    screen: 'providerSignIn',
    go(world) {
      offer(world, 'email and phone and Google and GitHub and guests');
      return world.visitor.open('/');
    },
  },
  'Sign in (sign-in of the app)': {
    screen: 'providerSignIn',
    go(world) {
      offerAppSignIn(world, ['password'], createToken('new-visitor'));
      return world.visitor.open('/');
    },
  },
  'Sign in (organisations)': {
    screen: 'tenantList',
    go(world) {
      offerOrganisations(world);
      return world.visitor.open('/');
    },
  },
  'Sign in (organisation by email)': {
    screen: 'tenantByEmail',
    go(world) {
      offerOrganisations(world, undefined, { displayMode: 'identifierFirst' });
      return world.visitor.open('/');
    },
  },

  'Sign in (password)': {
    screen: 'passwordSignIn',
    async go(world, person) {
      await ensureAccount(world, person);
      await reachScreen(world, person, 'Sign in');
    },
  },
  'Create account': { screen: 'passwordSignUp', go: (world, person) => reachScreen(world, person, 'Create account') },
  'Error encountered (the name was not saved)': {
    screen: 'accountName',
    async go(world, person) {
      await reachScreen(world, person, 'Create account');
      await world.service.refuseNext('naming', serviceErrors['broken connection']);
      await completeScreen(world, person, 'Create account');
    },
  },
  'Recover password': {
    screen: 'passwordRecovery',
    async go(world, person) {
      await ensureAccount(world, person);
      await reachScreen(world, person, 'Recover password');
    },
  },
  'Check your email': {
    screen: 'passwordRecoveryEmailSent',
    async go(world, person) {
      await ensureAccount(world, person);
      await reachScreen(world, person, 'Check your email');
    },
  },
  'Not Authorized': {
    screen: 'unauthorizedUser',
    async go(world, person) {
      const contact = { adminEmail: 'admin@example.com', helpLink: 'https://example.com/help' };
      changeSetting(world, 'signInOptions[0].disableSignUp', { status: true, ...contact });
      await reachScreen(world, person, 'Not Authorized');
    },
  },
  'Sign in (the app offers no way)': {
    screen: 'unsupportedProvider',
    async go(world, person) {
      await createAccountWithMethods(world, person, ['Google']);
      await reachScreen(world, person, 'Sign in with email');
      await completeScreen(world, person, 'Sign in with email');
    },
  },

  'Sign-in email sent': { screen: 'emailLinkSent', go: askForLink },
  'Trouble getting email?': {
    screen: 'emailNotReceived',
    go(world, person) {
      mailLinks(world);
      return reachScreen(world, person, 'Trouble getting email?');
    },
  },
  'Confirm email': {
    screen: 'emailLinkConfirmation',
    go(world, person) {
      mailLinks(world);
      return reachScreen(world, person, 'Confirm email');
    },
  },
  'New device or browser detected': {
    screen: 'differentDeviceError',
    async go(world, person) {
      changeSetting(world, 'signInOptions[0].forceSameDevice', true);
      await askForLink(world, person);
      await world.visitor.openOnAnotherDevice(await readNewestLink(world));
    },
  },
  'Session ended': {
    screen: 'anonymousSessionEnded',
    async go(world, person) {
      changeSetting(world, 'autoUpgradeAnonymousUsers', true);
      changeSetting(world, 'callbacks.signInFailure', { returns: true });
      mailLinks(world);
      await world.visitor.openAsGuest('/Login');
      await completeScreen(world, person, 'Sign in with email');
      await world.visitor.expectTitle('Sign-in email sent');
      await world.visitor.openAsGuest('/Login');
      await world.visitor.goTo(await readNewestLink(world));
    },
  },
  'Continue with grace@example.com?': {
    screen: 'emailLinkCallback',
    async go(world, person) {
      mailLinks(world);
      await openSignedIn(world, person, '/Login');
      await world.visitor.fill('Email', 'grace@example.com');
      await world.visitor.submit();
      await world.visitor.expectTitle('Sign-in email sent');
      await world.visitor.goTo(await readNewestLink(world));
    },
  },

  'You already have an account (Google)': {
    screen: 'federatedSignIn',
    async go(world, person) {
      offer(world, 'email and Google');
      await createAccountWithMethods(world, person, ['Google']);
      await reachScreen(world, person, 'Sign in with email');
      await completeScreen(world, person, 'Sign in with email');
    },
  },
  'You already have an account (connect to Google)': {
    screen: 'federatedLinking',
    async go(world, person) {
      offer(world, 'Google and GitHub');
      await createAccountWithMethods(world, person, ['Google']);
      await collideWithAccount(world, person);
    },
  },
  'You already have an account (connect to a password)': {
    screen: 'passwordLinking',
    async go(world, person) {
      offer(world, 'email and GitHub');
      await ensureAccount(world, person);
      await collideWithAccount(world, person);
    },
  },
  'You already have an account (connect by a link)': { screen: 'emailLinkLinking', go: askForConnectingLink },
  'Sign in (the link of another device)': {
    screen: 'emailLinkLinkingOtherDevice',
    async go(world, person) {
      await askForConnectingLink(world, person);
      await world.visitor.choose('Sign In');
      await world.visitor.expectTitle('Sign-in email sent');
      await world.visitor.openOnAnotherDevice(await readNewestLink(world));
    },
  },
  'Continue with lovelace@example.com?': {
    screen: 'emailMismatch',
    async go(world, person) {
      offer(world, 'Google and GitHub');
      await createAccountWithMethods(world, person, ['Google']);
      await collideWithAccount(world, person);
      await world.visitor.choose('Sign in with Google');
      await world.visitor.signInAtProvider({ email: newEmail, name: person.name });
    },
  },

  'Enter your phone number': {
    screen: 'phoneSignInStart',
    go(world, person) {
      offer(world, 'phone');
      return reachScreen(world, person, 'Enter your phone number');
    },
  },
  'Verify your phone number': {
    screen: 'phoneSignInFinish',
    async go(world, person) {
      offer(world, 'phone');
      await reachScreen(world, person, 'Verify your phone number');
      await world.clock.pass(15_000);
    },
  },
  'Verify your email (code)': {
    screen: 'emailCodeSent',
    async go(world, person) {
      mailCodes(world, 'signInOptions[0]');
      await reachScreen(world, person, 'Verify your email');
      await world.clock.pass(15_000);
    },
  },
  'Choose how to verify it’s you': {
    screen: 'secondFactor',
    go: (world, person) => enterPasswordWithFactors(world, person, [{ kind: 'phone', phoneNumber }, { kind: 'totp' }]),
  },
  'Verify it’s you (before the text message)': {
    screen: 'secondFactorSend',
    go: (world, person) => enterPasswordWithFactors(world, person, [{ kind: 'phone', phoneNumber }]),
  },
  'Verify it’s you (code)': { screen: 'secondFactorCode', go: askForFactorCode },
  'Use a backup code': {
    screen: 'backupCode',
    async go(world, person) {
      offerBackupCodes(world).create(person.email);
      await enterPasswordWithFactors(world, person, [{ kind: 'phone', phoneNumber }]);
      await world.visitor.choose('Use a backup code');
    },
  },
  'Add a second step': {
    screen: 'secondFactorEnrolment',
    go: (world, person) => openSignedIn(world, person, '/Login?mode=addSecondFactor'),
  },
  'Add a second step (email not verified)': {
    screen: 'unverifiedEmail',
    go: (world, person) => openSignedIn(world, person, '/Login?mode=addSecondFactor', { emailVerified: false }),
  },
  'Check your email (to verify it)': {
    screen: 'verificationEmailSent',
    async go(world, person) {
      await openSignedIn(world, person, '/Login?mode=addSecondFactor', { emailVerified: false });
      await world.visitor.choose('Send');
    },
  },
  'Verify your email': {
    screen: 'verifiedEmailGate',
    async go(world, person) {
      changeSetting(world, 'requireVerifiedEmail', true);
      await ensureAccount(world, person);
      await reachScreen(world, person, 'Sign in');
      await completeScreen(world, person, 'Sign in');
    },
  },
  'Sign in faster next time': {
    screen: 'passkeyOffer',
    async go(world, person) {
      offerPasskey(world);
      await ensureAccount(world, person, verified);
      await reachScreen(world, person, 'Sign in');
      await completeScreen(world, person, 'Sign in');
    },
  },
  'Complete your account': {
    screen: 'signUpDetails',
    async go(world, { email, name }) {
      offer(world, 'email and GitHub');
      changeSetting(world, 'signInFlow', 'popup');
      changeSetting(world, 'signUpFields', [
        { name: 'company', label: 'Company', required: true },
        { name: 'terms', type: 'checkbox', label: 'I agree to the [terms]', url: '/terms' },
      ]);
      await world.visitor.open('/');
      await world.visitor.choose('Sign in with GitHub');
      await world.visitor.signInAtProvider({ email, name });
    },
  },
  'Add a second step (phone)': {
    screen: 'phoneEnrolment',
    go: (world, person) => addSecondFactor(world, person, 'Text message'),
  },
  'Add a second step (code)': { screen: 'phoneEnrolmentCode', go: addPhone },
  'Connect your authenticator app': {
    screen: 'totpEnrolment',
    go: (world, person) => addSecondFactor(world, person, 'Authenticator app'),
  },
  'Save your backup codes': {
    screen: 'newBackupCodes',
    async go(world, person) {
      offerBackupCodes(world);
      await addSecondFactor(world, person, 'Authenticator app');
      await enterCode(world, await world.visitor.readAuthenticatorCode());
      await world.clock.pass(1000);
    },
  },

  'Your account': {
    screen: 'account',
    go: (world, person) => openSignedIn(world, person, '/Login?mode=account'),
  },
  'Change your name': {
    screen: 'nameChange',
    go: (world, person) => changeAccount(world, person, 'Change your name'),
  },
  'Change your email': {
    screen: 'emailChange',
    go: (world, person) => changeAccount(world, person, 'Change your email'),
  },
  'Check your email (to change it)': {
    screen: 'emailChangeSent',
    async go(world, person) {
      await changeAccount(world, person, 'Change your email');
      await world.visitor.expectTitle('Change your email');
      await world.visitor.fill('New email', newEmail);
      await world.visitor.submit();
    },
  },
  'Change your password': {
    screen: 'passwordChange',
    go: (world, person) => changeAccount(world, person, 'Change your password'),
  },
  'Ways to sign in': { screen: 'waysToSignIn', go: goToWaysToSignIn },
  'Disconnect Google': {
    screen: 'waysToSignIn',
    async go(world, person) {
      await goToWaysToSignIn(world, person);
      await world.visitor.choose('Disconnect Google');
    },
  },
  'Add a phone': { screen: 'phoneChange', go: goToPhoneForm },
  'Verify your phone number (account)': {
    screen: 'phoneChangeCode',
    async go(world, person) {
      await goToPhoneForm(world, person);
      await requestCode(world, defaultNumber);
      await world.clock.pass(1000);
      await world.clock.pass(15_000);
    },
  },
  'Second steps': { screen: 'secondFactors', go: goToSecondSteps },
  'Remove Authenticator app': {
    screen: 'secondFactors',
    async go(world, person) {
      await goToSecondSteps(world, person);
      await world.visitor.choose('Remove Authenticator app');
    },
  },
  'Backup codes': { screen: 'backupCodes', go: goToBackupCodes },
  'Save your backup codes (account)': {
    screen: 'backupCodes',
    async go(world, person) {
      await goToBackupCodes(world, person);
      await world.visitor.choose('Create new codes');
    },
  },
  Passkeys: { screen: 'passkeys', go: goToPasskeys },
  Laptop: { screen: 'passkey', go: goToPasskey },
  'Rename this passkey': {
    screen: 'passkeyRename',
    async go(world, person) {
      await goToPasskey(world, person);
      await world.visitor.choose('Rename this passkey');
    },
  },
  'Remove this passkey': {
    screen: 'passkey',
    async go(world, person) {
      await goToPasskey(world, person);
      await world.visitor.choose('Remove this passkey');
    },
  },
  'Add a passkey (email not verified)': {
    screen: 'passkeys',
    async go(world, person) {
      await ensureAccount(world, person, { emailVerified: false });
      const server = await goToPasskeys(world, person);
      server.failNext('add', { problem: 'emailNotVerified' });
      await world.visitor.choose('Add a passkey');
    },
  },
  Devices: { screen: 'devices', go: goToDevices },
  'Firefox · Windows': { screen: 'device', go: (world, person) => goToDevice(world, person, twoDevices[0]) },
  'Safari · iPhone': { screen: 'device', go: (world, person) => goToDevice(world, person, twoDevices[1]) },
  'Sign out on all devices?': {
    screen: 'signOutEverywhere',
    async go(world, person) {
      offerSignOutEverywhere(world);
      await changeAccount(world, person, 'Sign out on all devices');
    },
  },
  'Delete your account': {
    screen: 'accountDeletion',
    go: (world, person) => changeAccount(world, person, 'Delete your account'),
  },
  'Verify it’s you (again)': {
    screen: 'identityConfirmation',
    go: (world, person) => openSignedIn(world, person, '/Login?mode=signInAgain'),
  },

  'Reset your password': {
    screen: 'passwordReset',
    async go(world, person) {
      await ensureAccount(world, person);
      await reachScreen(world, person, 'Reset your password');
    },
  },
  'Password changed': {
    screen: 'passwordResetSuccess',
    async go(world, person) {
      await ensureAccount(world, person);
      await reachScreen(world, person, 'Password changed');
    },
  },
  'Try resetting your password again': { screen: 'passwordResetFailure', go: openMadeUpLink('resetPassword') },
  'Your email has been verified': {
    screen: 'emailVerificationSuccess',
    go: openMailedLink(({ email }) => ({ purpose: 'email verification', email })),
  },
  'Try verifying your email again': { screen: 'emailVerificationFailure', go: openMadeUpLink('verifyEmail') },
  'Your email has been verified and changed': {
    screen: 'verifyAndChangeEmailSuccess',
    go: openMailedLink(({ email }) => ({ purpose: 'email change', email, newEmail })),
  },
  'Try updating your email again': {
    screen: 'verifyAndChangeEmailFailure',
    go: openMadeUpLink('verifyAndChangeEmail'),
  },
  'Updated email address': {
    screen: 'emailChangeRevokeSuccess',
    go: openMailedLink(({ email }) => ({ purpose: 'email recovery', email, newEmail })),
  },
  'Unable to update your email address': { screen: 'emailChangeRevokeFailure', go: openMadeUpLink('recoverEmail') },
  'Removed second factor': {
    screen: 'revertSecondFactorSuccess',
    go: openMailedLink(({ email }) => ({
      purpose: 'second factor revert',
      email,
      factor: { kind: 'phone', phoneNumber },
    })),
  },
  "Couldn't remove your second factor": {
    screen: 'revertSecondFactorFailure',
    go: openMadeUpLink('revertSecondFactorAddition'),
  },

  'Error encountered': {
    screen: 'recoverableError',
    async go(world) {
      offerOrganisations(world);
      await world.service.refuseNext('project', serviceErrors['broken connection']);
      await world.visitor.open('/');
    },
  },
  'Sign Out': { screen: 'signedOut', go: (world, person) => openSignedIn(world, person, '/Login?mode=signOut') },
  'You are logged in.': { screen: null, go: (world, person) => openSignedIn(world, person, '/') },
  'Page not found': { screen: null, go: (world, person) => openSignedIn(world, person, '/nowhere') },
};

/**
 * Goes to a screen or page by its name in {@link screenRoutes}.
 *
 * @throws Error (rejects) if the name is unknown
 * @throws StepError (rejects) if the route ends at another screen
 */
export async function goToScreen(world: DoorstepWorld, person: Person, name: string): Promise<void> {
  const route = screenRoutes[name];
  if (!route)
    throw new Error(`No route to "${name}" is known. Known screens: ${Object.keys(screenRoutes).join(', ')}.`);
  await route.go(world, person);
  await world.visitor.expectTitle(name.replace(/ \(.*\)$/, ''));
  await world.visitor.expectScreenName(route.screen);
}
