/** A cookie that only the server reads and sets. */
export interface ServerCookie {
  /**
   * Returns the cookie's value from the header `Cookie`. Returns null if the cookie is missing or has several values,
   * or if the value has characters that `write` rejects: the server has never set such a value.
   */
  read(header: string | null): string | null;
  /**
   * Returns the header `Set-Cookie` that keeps a value.
   *
   * @param lifetime in milliseconds
   * @throws TypeError if the value has characters that could end the value in the header, such as `;`
   */
  write(value: string, lifetime: number): string;
  /** Returns the header `Set-Cookie` that deletes the cookie. */
  remove(): string;
}

/**
 * Describes the cookie that contains the session. By default, its name begins with `__Host-`, so that no subdomain can
 * set it (docs/security.md). Browsers accept such a name only on https.
 */
export const describeSessionCookie = (chosenName: string | undefined, isSecure: boolean): ServerCookie =>
  describeCookie(chosenName ?? (isSecure ? '__Host-session' : 'session'), isSecure);

export function describeCookie(name: string, isSecure: boolean): ServerCookie {
  const set = (value: string, seconds: number): string =>
    `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly${isSecure ? '; Secure' : ''}; SameSite=Lax`;
  return {
    read(header) {
      const values = (header ?? '')
        .split(';')
        .map((pair) => pair.trim())
        .filter((pair) => pair.startsWith(`${name}=`))
        .map((pair) => pair.slice(name.length + 1));
      // A subdomain can add a cookie with the same name. The server cannot tell which of the two is its own.
      const [value = null, ...others] = new Set(values);
      return value === null || others.length > 0 || !isValue(value) ? null : value;
    },
    write(value, lifetime) {
      if (!isValue(value)) throw new TypeError('Expected a session cookie of the Admin SDK.');
      return set(value, Math.floor(lifetime / 1000));
    },
    remove: () => set('', 0),
  };
}

/** Returns true for a text with the characters of a JWT. None of them can end the value in a header. */
const isValue = (value: string): boolean => /^[\w.-]+$/.test(value);
