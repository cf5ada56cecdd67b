import type { BrowserContext, ConsoleMessage, Request } from 'playwright';

/** Watches what nobody asserts and no scenario may have: errors, warnings, violations, calls to strangers. */
export interface Guards {
  /** What was found since the last call, each with its place. */
  takeFindings(): readonly string[];
}

/** What in the console is somebody else's remark on what a scenario may well do. */
const remarks = [
  // The browser's, on an answer that is a refusal.
  /^Failed to load resource: /,
  // The SDK's, when its heartbeat is written down after the scenario has ended and taken the app away.
  /@firebase\/app: .* already deleted \(app\/app-deleted\)/,
];
const alarming = new Set(['error', 'warning', 'assert']);

/** Sets up the guards of a context, before it has a page. */
export async function guard(context: BrowserContext): Promise<Guards> {
  let findings: string[] = [];
  context.on('weberror', (webError) => {
    const error = webError.error();
    findings.push(`an error that nothing caught: ${error.stack ?? error.message}`);
  });
  context.on('console', (message) => {
    const text = message.text();
    if (!alarming.has(message.type()) || remarks.some((remark) => remark.test(text))) return;
    findings.push(consoleFinding(message));
  });
  context.on('request', (request) => {
    if (!isOurs(request)) findings.push(`a request to somebody else: ${request.method()} ${request.url()}`);
  });
  await context.addInitScript(reportViolations);
  return {
    takeFindings() {
      const taken = findings;
      findings = [];
      return [...new Set(taken)];
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
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
    console.error(
      `Content Security Policy violated: ${effectiveDirective}, by ${blockedURI} in ${sourceFile}:${lineNumber}`,
    );
  });
}
