import type { BrowserContext, ConsoleMessage, Request } from 'playwright';
import { isAnsweredLocally } from '../simulate/google-hosts.ts';

/**
 * Collects faults, such as uncaught errors. If a fault occurs, the scenario fails, even if no step checks for the
 * fault.
 */
export type Guards = ReturnType<typeof startGuards>;

export type AllowedFault = { readonly request: string } | { readonly error: RegExp };

const harmlessAnywhere = [
  // The SDK logs this warning if a scenario deletes the Firebase app before the SDK has stored its daily record
  // (heartbeat).
  /@firebase\/app: .* already deleted \(app\/app-deleted\)/,
];
const isErrorResponse = (message: ConsoleMessage): boolean =>
  message.text().startsWith('Failed to load resource: ') && !isPageFile(message.location().url);
const isPageFile = (url: string): boolean => /\/assets\/|\.(?:html|svg)$/.test(URL.parse(url)?.pathname ?? '');
const faultLevels = new Set(['error', 'warning', 'assert']);

/**
 * Starts to collect faults in a browser context. Call this function before the context has a page.
 *
 * @param answersForGoogle true if a local server answers the requests to Google's hosts. If false, these requests are
 *   faults
 * @param ignoredTexts a console message that contains one of these texts is not a fault
 */
export function startGuards(
  context: BrowserContext,
  { answersForGoogle, ignoredTexts }: { readonly answersForGoogle: boolean; readonly ignoredTexts: readonly string[] },
) {
  const isHarmless = (text: string): boolean =>
    harmlessAnywhere.some((pattern) => pattern.test(text)) || ignoredTexts.some((ignored) => text.includes(ignored));
  let findings: string[] = [];
  let consoleMessages: string[] = [];
  let requests: string[] = [];
  let allowed: AllowedFault[] = [];
  const isAllowedRequest = (url: string): boolean =>
    allowed.some((fault) => 'request' in fault && url.startsWith(fault.request));
  const isAllowedError = (text: string): boolean => allowed.some((fault) => 'error' in fault && fault.error.test(text));
  context.on('weberror', (webError) => {
    const { stack = '', message } = webError.error();
    // In Chromium, `stack` starts with the message. In Firefox, `stack` lacks the message, so add it.
    const text = stack.includes(message) ? stack : `${message}\n${stack}`.trim();
    // Browsers log uncaught errors in the console, but Playwright does not report these logs as console messages. So
    // add the message of an allowed error here.
    if (isAllowedError(message)) consoleMessages.push(message);
    else findings.push(`an uncaught error: ${text}`);
  });
  context.on('console', (message) => {
    const text = message.text();
    if (!faultLevels.has(message.type()) || isAllowedError(text)) consoleMessages.push(text);
    else if (!isErrorResponse(message) && !isHarmless(text)) {
      findings.push(describeMessage(message));
    }
  });
  context.on('request', (request) => {
    requests.push(`${request.url()} ${request.postData() ?? ''}`);
    if (isLocal(request) || isAllowedRequest(request.url())) return;
    if (answersForGoogle && isAnsweredLocally(new URL(request.url()))) return;
    findings.push(`a request to another site: ${request.method()} ${request.url()}`);
  });
  return {
    /**
     * Returns the faults found since the last call. Clears the recorded faults, console messages and requests, and the
     * list of allowed faults.
     */
    takeFindings() {
      const taken = findings;
      findings = [];
      consoleMessages = [];
      requests = [];
      allowed = [];
      return [...new Set(taken)];
    },
    /** Accepts a fault, such as a console warning, until the next call of `takeFindings`. */
    allow(fault: AllowedFault) {
      allowed.push(fault);
    },
    get consoleMessages() {
      return consoleMessages;
    },
    get requests() {
      return requests;
    },
  };
}

function describeMessage(message: ConsoleMessage): string {
  const { url, lineNumber } = message.location();
  return `the console says (${message.type()}): ${message.text()}${url === '' ? '' : `\n    at ${url}:${lineNumber + 1}`}`;
}

function isLocal(request: Request): boolean {
  const { protocol, hostname } = new URL(request.url());
  return !/^(https?|wss?):$/.test(protocol) || hostname === '127.0.0.1';
}

/** Logs every violation of the Content Security Policy, because the browser logs only some. Runs in the page. */
export function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
    console.error(
      `Content Security Policy violated: ${effectiveDirective}, by ${blockedURI} in ${sourceFile}:${lineNumber}`,
    );
  });
}

/**
 * Makes the console log each error as a text with its name and message. In Firefox, Playwright would report only the
 * word "Error". Runs in the page.
 */
export function logErrorsAsText(): void {
  for (const name of ['error', 'warn', 'info'] as const) {
    const log = console[name].bind(console);
    console[name] = (...values: unknown[]) =>
      log(...values.map((value) => (value instanceof Error ? String(value) : value)));
  }
}
