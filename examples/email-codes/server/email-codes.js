import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { openAccount } from './accounts.js';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Limits for mails and for wrong codes: at most `highest` within `period` milliseconds. */
const limits = {
  mail: {
    perNetwork: { highest: 60, period: hour },
    perNetworkAndAccount: { highest: 5, period: hour },
    perAccount: { highest: 10, period: hour },
  },
  wrongCode: {
    // A whole company may share one network, so the wrong codes of a few users must not lock out the others for long.
    perNetwork: { highest: 100, period: hour },
    perNetworkAndAccount: { highest: 5, period: day },
    perAccount: { highest: 10, period: day },
  },
};

/**
 * Creates the two functions that the page calls. `sender` is the network and the browser of a request.
 *
 * @param auth the project's `Auth` of the Admin SDK
 * @param tenants the tenants that visitors can sign in to; `tenantId: null` stands for the project itself
 */
export function createEmailCodes({ auth, sendMail, secret, tenants, store }) {
  /** Mails a code to an email. Does not look whether the email has an account. */
  async function sendEmailCode(request, sender) {
    const { account, email, refusal } = readRequest(request);
    if (refusal) return refusal;
    if (isBlocked('mail', account, sender) || isBlocked('wrongCode', account, sender))
      return { error: 'tooManyRequests' };
    count('mail', account, sender);
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const key = nameCode(account, sender);
    await sendMail(email, 'Your code', `${code} is your code. It is valid for 10 minutes. Do not pass it on.`);
    // Replace the previous code only after the mail was sent. If sending fails, the previous code still works.
    store.set(key, { hash: hash(key, code) }, 10 * minute);
    return null;
  }

  /** Checks a code. Returns a custom token, or says why there is none. */
  async function checkEmailCode({ code, guestToken, ...request }, sender) {
    const { account, email, tenant, refusal } = readRequest(request);
    if (refusal) return refusal;
    if (isBlocked('wrongCode', account, sender)) return { error: 'tooManyRequests' };
    const key = nameCode(account, sender);
    const sent = store.get(key);
    if (!sent) return { error: 'codeExpired' };
    if (!timingSafeEqual(Buffer.from(sent.hash), Buffer.from(hash(key, code)))) {
      count('wrongCode', account, sender);
      return { error: 'wrongCode' };
    }
    const { tenantId, isSignUpOpen } = tenant;
    const ownAuth = tenantId === null ? auth : auth.tenantManager().authForTenant(tenantId);
    const user = sent.user ?? (await openAccount(ownAuth, { email, isSignUpOpen, guestToken }));
    if (!user.uid) return user;
    // Keep the user: if the next call fails, the visitor can enter the code again, and `isNewUser` stays the same.
    if (!sent.user) store.set(key, { ...sent, user }, 10 * minute);
    const token = await ownAuth.createCustomToken(user.uid);
    // The code is used up, but for one minute this browser can repeat the request, in case the answer is lost.
    if (!sent.isUsed) store.set(key, { ...sent, user, isUsed: true }, minute);
    store.set(nameKnown(account, sender), true, 180 * day);
    return { token, isNewUser: user.isNewUser };
  }

  /** Checks the email and the tenant, because anybody can call the server with any values. */
  function readRequest({ email: entered, tenantId = null }) {
    const email = normaliseEmail(entered);
    if (email === null) return { refusal: { message: 'That email address isn’t correct' } };
    const tenant = tenants.find((one) => one.tenantId === tenantId);
    if (!tenant || (tenant.domains && !tenant.domains.includes(email.split('@')[1])))
      return { refusal: { error: 'signUpClosed' } };
    return { account: `${tenantId ?? ''} ${email}`, email, tenant };
  }

  /**
   * Lists the counters for a request, each with its limit. A browser that has signed in to the account before has its
   * own counter, so that strangers cannot lock it out. All other browsers share one counter for the account, so that an
   * attacker cannot get more attempts by changing the IP address.
   */
  function listCounters(kind, account, { network, browser }) {
    const { perNetwork, perNetworkAndAccount, perAccount } = limits[kind];
    if (store.get(nameKnown(account, { browser }))) {
      return [
        { key: `${kind} ${network} known`, ...perNetwork },
        { key: `${kind} ${account} ${browser}`, ...perAccount },
      ];
    }
    return [
      { key: `${kind} ${network}`, ...perNetwork },
      { key: `${kind} ${account} ${network}`, ...perNetworkAndAccount },
      { key: `${kind} ${account} others`, ...perAccount },
    ];
  }

  function isBlocked(kind, account, sender) {
    return listCounters(kind, account, sender).some(({ key, highest }) => store.get(key) >= highest);
  }

  function count(kind, account, sender) {
    for (const { key, period } of listCounters(kind, account, sender)) store.increment(key, period);
  }

  const hash = (key, code) => createHmac('sha256', secret).update(`${key} ${code}`).digest('hex');

  return { sendEmailCode, checkEmailCode };
}

/** Names a code. It contains the browser's ID, so that other browsers can neither guess nor replace the code. */
const nameCode = (account, { browser }) => `code ${account} ${browser}`;

const nameKnown = (account, { browser }) => `known ${account} ${browser}`;

/**
 * Returns the email in lower case and in the Unicode form NFKC; null if the text is not exactly one email. Send mails
 * only to the returned email: emails that become the same may belong to different people.
 */
function normaliseEmail(entered) {
  const email = String(entered).normalize('NFKC').toLowerCase();
  const isOneEmail = /^[^@]+@[^@]+$/.test(email) && !/[\s\p{C}"(),:;<>[\\\]]/u.test(email);
  return isOneEmail && email.length <= 254 ? email : null;
}
