/**
 * Returns the email in lower case and in the Unicode form NFKC; null if the value is not exactly one email. Send mails
 * only to the returned email, not to the entered one: two emails that differ, and have the same result here, may belong
 * to different people.
 */
export function normaliseEmail(entered: unknown): string | null {
  if (typeof entered !== 'string') return null;
  const email = entered.normalize('NFKC').toLowerCase();
  const isOneEmail = /^[^@]+@[^@]+$/.test(email) && !/[\s\p{C}"(),:;<>[\\\]]/u.test(email);
  return isOneEmail && email.length <= 254 ? email : null;
}
