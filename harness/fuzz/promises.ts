import assert from 'node:assert/strict';

/** Asserts that a URL has the page's own origin, and is safe ({@link assertWeb}). */
export function assertOwn(url: URL, address: URL, text: string): void {
  assert.equal(url.origin, address.origin, `foreign origin: ${JSON.stringify(text)} opens ${url.href}`);
  assertWeb(url, text);
}

/**
 * Asserts that a URL runs no script and has no user name or password. A user name can imitate a host, as in
 * `https://app.example@evil.example`.
 */
export function assertWeb({ protocol, username, password, href }: URL, text: string): void {
  const isWeb = protocol === 'https:' || protocol === 'http:';
  assert.ok(isWeb, `unsafe scheme: ${JSON.stringify(text)} opens ${href}`);
  assert.equal(`${username}${password}`, '', `user name in a URL: ${JSON.stringify(text)} opens ${href}`);
}

/**
 * Asserts that a drawn page contains no dangerous tag, no event handler and no link to an unsafe URL. If it contains
 * one, a hostile text was probably not escaped.
 */
export function assertNoHtml(html: string, address: URL): void {
  for (const [tag, name = '', attributes = ''] of removeQuoted(html).matchAll(/<([^\s>]*)([^>]*)>/g)) {
    const isOurs = /^\/?(?!script|iframe|object|embed|base|meta|style)[a-z][a-z0-9]*$/i.test(name);
    assert.ok(isOurs && !/\son/i.test(attributes), `HTML: a text became the tag ${tag}`);
  }
  for (const [, name = '', value = ''] of html.matchAll(/\s(href|src|action|formaction)="([^"]*)"/g)) {
    const url = URL.parse(unescapeHtml(value), address);
    assert.ok(url, `${name} is no URL: ${value}`);
    // Allow links with the scheme `otpauth:`. They open the visitor's authenticator app.
    if (name !== 'src' && url.protocol !== 'otpauth:') assertWeb(url, value);
  }
}

/**
 * Removes the values of attributes, because markup inside a value is harmless. Keeps a tag that follows an unescaped
 * quotation mark, such as `<b>` in `title=""<b>"`, because the mark ends the value.
 */
const removeQuoted = (html: string): string => html.replaceAll(/="[^"]*"/g, '=');

const unescapeHtml = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
