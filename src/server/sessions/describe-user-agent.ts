/** Names of a browser and of its operating system; null if unknown. */
export interface UserAgentNames {
  readonly browser: string | null;
  readonly system: string | null;
}

/**
 * Marks of browsers in the header `User-Agent`. The first that matches counts: nearly all browsers also claim to be
 * Chrome, and Chrome claims to be Safari (https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/User-Agent).
 */
const browsers: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\b(?:FBAN|FBAV)\//, 'Facebook'],
  [/\bInstagram /, 'Instagram'],
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|OPiOS|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\b(?:Ddg|DuckDuckGo)\//, 'DuckDuckGo'],
  [/\b(?:UCBrowser|UCWEB)\b/, 'UC Browser'],
  [/\bGSA\//, 'Google'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//, 'Safari'],
];

/** Marks of operating systems. Android also claims to be Linux, and the iPhone to be like macOS. */
const systems: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bWindows\b/, 'Windows'],
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * Names the browser and the system of a header `User-Agent`. The names come from fixed lists, because a caller can send
 * any text. An iPad may claim to be a Mac, and browsers that hide their names count as the browser that they imitate.
 */
export const describeUserAgent = (userAgent: string): UserAgentNames => ({
  browser: find(browsers, userAgent),
  system: find(systems, userAgent),
});

const find = (names: readonly (readonly [mark: RegExp, name: string])[], userAgent: string): string | null =>
  names.find(([mark]) => mark.test(userAgent))?.[1] ?? null;
