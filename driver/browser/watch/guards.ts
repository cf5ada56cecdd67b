import type { BrowserContext, ConsoleMessage, Request } from 'playwright';
import { isAnsweredForGoogle } from '../simulate/google-hosts.ts';

/** Watches what nobody asserts and no scenario may have: errors, warnings, violations, calls to strangers. */
export interface Guards {
  /** What was found since the last call, each with its place. */
  takeFindings(): readonly string[];
  /** A scenario asked for this: a call to an address that begins so, or an error with this in its text. */
  expect(what: Expected): void;
  /** What the page told a developer on the console, without alarm, since the last call of `takeFindings`. */
  readonly remarks: readonly string[];
  /** What the page asked of or sent to anybody since then: address and body of each request. */
  readonly sent: readonly string[];
}

export type Expected = { readonly request: string } | { readonly error: RegExp };

/** What in the console is somebody else's remark on what a scenario may well do. */
const harmlessAnywhere = [
  // The SDK's, when its heartbeat is written down after the scenario has ended and taken the app away.
  /@firebase\/app: .* already deleted \(app\/app-deleted\)/,
];
/** The browser's remark on an answer that is a refusal. That a file of the page is missing is another matter. */
const isRefusal = (message: ConsoleMessage): boolean =>
  message.text().startsWith('Failed to load resource: ') && !isFileOfThePage(message.location().url);
const isFileOfThePage = (url: string): boolean => /\/assets\/|\.(?:html|svg)$/.test(URL.parse(url)?.pathname ?? '');
const alarming = new Set(['error', 'warning', 'assert']);

/**
 * Sets up the guards of a context, before it has a page.
 *
 * @param answersForGoogle requests to Google's hosts are answered here (`google-hosts.ts`)
 * @param ignoredTexts console messages that contain one of these are not findings
 */
export function guard(
  context: BrowserContext,
  { answersForGoogle, ignoredTexts }: { readonly answersForGoogle: boolean; readonly ignoredTexts: readonly string[] },
): Guards {
  const isHarmless = (text: string): boolean =>
    harmlessAnywhere.some((remark) => remark.test(text)) || ignoredTexts.some((ignored) => text.includes(ignored));
  let findings: string[] = [];
  let remarks: string[] = [];
  let sent: string[] = [];
  let expected: Expected[] = [];
  const isExpectedRequest = (url: string): boolean =>
    expected.some((each) => 'request' in each && url.startsWith(each.request));
  const isExpectedError = (text: string): boolean => expected.some((each) => 'error' in each && each.error.test(text));
  context.on('weberror', (webError) => {
    const { stack, message } = webError.error();
    if (!isExpectedError(message)) findings.push(`an error that nothing caught: ${stack ?? message}`);
  });
  context.on('console', (message) => {
    const text = message.text();
    if (!alarming.has(message.type())) remarks.push(text);
    else if (!isRefusal(message) && !isHarmless(text) && !isExpectedError(text)) {
      findings.push(consoleFinding(message));
    }
  });
  context.on('request', (request) => {
    sent.push(`${request.url()} ${request.postData() ?? ''}`);
    if (isOurs(request) || isExpectedRequest(request.url())) return;
    if (answersForGoogle && isAnsweredForGoogle(new URL(request.url()))) return;
    findings.push(`a request to somebody else: ${request.method()} ${request.url()}`);
  });
  return {
    takeFindings() {
      const taken = findings;
      findings = [];
      remarks = [];
      sent = [];
      expected = [];
      return [...new Set(taken)];
    },
    expect(what) {
      expected.push(what);
    },
    get remarks() {
      return remarks;
    },
    get sent() {
      return sent;
    },
  };
}

function consoleFinding(message: ConsoleMessage): string {
  const { url, lineNumber } = message.location();
  return `the console says (${message.type()}): ${message.text()}${url === '' ? '' : `\n    at ${url}:${lineNumber + 1}`}`;
}

/** Everything that scenarios need is on the loopback; `data:` and `blob:` ask nobody. */
function isOurs(request: Request): boolean {
  const { protocol, hostname } = new URL(request.url());
  return !/^(https?|wss?):$/.test(protocol) || hostname === '127.0.0.1';
}

/** In the page: the console guard then knows of violations also where the browser itself would keep quiet. */
export function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
    console.error(
      `Content Security Policy violated: ${effectiveDirective}, by ${blockedURI} in ${sourceFile}:${lineNumber}`,
    );
  });
}
