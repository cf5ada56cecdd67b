import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { openAccount } from './accounts.js';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Maximum numbers of mails and of wrong codes, and the period to which they apply. */
const limits = {
  mail: {
    perNetwork: { highest: 60, period: hour },
    perNetworkAndAccount: { highest: 5, period: hour },
    perAccount: { highest: 10, period: hour },
  },
  wrongCode: {
    // One network may belong to a whole company, so its typing errors must not lock it out for long.
    perNetwork: { highest: 100, period: hour },
    perNetworkAndAccount: { highest: 5, period: day },
    perAccount: { highest: 10, period: day },
  },
};

/**
 * Creates the two functions that the page calls. `sender` is the network and the browser of a request.
 *
 * @param auth the project's `Auth` of the Admin SDK
 * @param tenants who may sign in: a tenant that is not in the list gets no mails
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
    // Last, so that the code before still works if this one could not be mailed.
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
    // If the next call fails, the visitor can enter the code again, and is as new as before.
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
   * Lists the counters for a request, each with its limit. Browsers that have signed in to the account have counters of
   * their own, so that strangers cannot lock them out. All others share one counter for the account, so that a guesser
   * gains nothing by changing her address.
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

/** A code works only in the browser that has asked for it, so that another sender can neither guess nor replace it. */
const nameCode = (account, { browser }) => `code ${account} ${browser}`;

const nameKnown = (account, { browser }) => `known ${account} ${browser}`;

/**
 * Returns the email in lower case, with the usual form of each character; null for anything but one email. The mail
 * must go to this form: an email with other characters that become the same may belong to another person.
 */
function normaliseEmail(entered) {
  const email = String(entered).normalize('NFKC').toLowerCase();
  const isOneEmail = /^[^@]+@[^@]+$/.test(email) && !/[\s\p{C}"(),:;<>[\\\]]/u.test(email);
  return isOneEmail && email.length <= 254 ? email : null;
}
