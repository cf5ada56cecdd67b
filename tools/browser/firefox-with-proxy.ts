#!/usr/bin/env node
/**
 * Starts Firefox behind a proxy, and exits when Firefox exits. Playwright runs this file in place of Firefox:
 * firefox-with-proxy.ts --firefox=PATH [arguments of Firefox…]
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { firefoxFlag, startBidiProxy } from './bidi-proxy.ts';
import { endWithParent } from './end-with-parent.ts';

const isOwn = (argument: string): boolean => argument.startsWith(firefoxFlag);
const args = process.argv.slice(2);
const executable = args.find(isOwn)?.slice(firefoxFlag.length);
if (executable === undefined) throw new Error(`expected the argument ${firefoxFlag}PATH`);

const firefox = spawn(
  executable,
  args.filter((argument) => !isOwn(argument)),
  { stdio: ['ignore', 'inherit', 'pipe'] },
);
firefox.on('error', (error) => {
  console.error(error.message);
  process.exitCode = 1;
});
firefox.on('close', (code) => process.exit(code !== null && code >= 0 ? code : 1));
endWithParent(firefox);

for await (const line of createInterface(firefox.stderr)) {
  const [, browserPort] = /WebDriver BiDi listening on ws:\/\/[^:]+:(\d+)/.exec(line) ?? [];
  // Playwright connects to the address that is printed here. So replace Firefox's address with the proxy's address.
  const { port } = browserPort === undefined ? {} : await startBidiProxy(Number(browserPort));
  console.error(port === undefined ? line : `WebDriver BiDi listening on ws://127.0.0.1:${port}`);
}
