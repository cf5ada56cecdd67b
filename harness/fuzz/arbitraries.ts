/* oxlint-disable no-script-url -- These texts are hostile on purpose. */
import fc from 'fast-check';

/** Short texts that are known to confuse parsers of URLs, HTML, cookies or JSON. Hostile texts are made of them. */
const hostileParts = [
  ...['/', '\\', '//', ':', '@', '?', '#', '&', '=', ';', '%', '%2f', '%00', '.', '..', '\t', '\n', '\r', '\0', ' '],
  ...[
    'https:',
    'http:',
    'javascript:',
    'JavaScript:alert(1)',
    'data:text/html,',
    'blob:',
    'vbscript:',
    'about:',
    'filesystem:',
  ],
  ...['app.example', 'evil.example', 'https://app.example', '//evil.example', '@evil.example', '[::1]', 'xn--'],
  ...['<', '>', '"', "'", '`', '</script>', '<img src=x onerror=fuzz()>', '" onfuzz="', "' onfuzz='", '&lt;', '<!--'],
  ...['{', '}', '[', ']', '${', '{{', 'null', 'undefined', '__proto__', 'constructor', 'toString', '1e999', '-1'],
  ...['ada@example.com', '+49', '00', '0011', '123456', '\u202e', '\u200b', '\ufeff', '\ud800', '\udfff', '👩‍👩‍👧', 'İ'],
  ...['mode', 'oobCode', 'continueUrl', 'signInSuccessUrl', 'password', 'google.com', 'emailLink', 'doorstep'],
];

/** Any text: a random text, or a text made of {@link hostileParts}. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.array(fc.constantFrom(...hostileParts), { maxLength: 8 }).map((parts) => parts.join('')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 40 }) },
  { weight: 1, arbitrary: fc.constantFrom(...hostileParts) },
);

/** Texts to pass where the product expects a URL. */
export const hostileUrl: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  { weight: 1, arbitrary: fc.webUrl({ withQueryParameters: true, withFragments: true }) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          '',
          'https:',
          'http:',
          'HTTPS:',
          'javascript:',
          'data:',
          ' https:',
          'ht\ntps:',
          'mailto:',
          'myapp:',
        ),
        fc.constantFrom('', '/', '//', '///', '\\', '/\\', '\t//', '//ada@', '//ada:pw@', '//app.example@'),
        fc.constantFrom(
          '',
          'app.example',
          'evil.example',
          'app.example:443',
          'app.example:444',
          'app.example.',
          'APP.EXAMPLE',
        ),
        hostileText,
      )
      .map((parts) => parts.join('')),
  },
);

/** Addresses of our page: several paths, and one address without TLS, as in development. */
export const pageAddress: fc.Arbitrary<URL> = fc
  .constantFrom(
    'https://app.example/',
    'https://app.example/Login?mode=select',
    'https://app.example/deep/path?org=7#top',
    'http://localhost:3000/?lang=de',
  )
  .map((href) => new URL(href));

/** JSON values that contain hostile texts. */
export const hostileJson: fc.Arbitrary<unknown> = fc.letrec<{ readonly value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    hostileText,
    fc.constantFrom(null, true, false, 0, 1, -1, 1e308),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(hostileText, tie('value'), { maxKeys: 4 }),
  ),
})).value;
