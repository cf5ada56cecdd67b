const isOwn = (file: string | null | undefined): boolean =>
  typeof file === 'string' && !file.startsWith('node:') && !file.includes('/node_modules/');

/**
 * From now on a stack names our own code only, which is what somebody reads of it. Playwright takes one at every call,
 * and to write down its fifty frames costs as much as all else of the call.
 */
export function nameOwnCodeOnly(): void {
  Error.prepareStackTrace = (error, frames) =>
    [
      String(error),
      ...frames.filter((frame) => isOwn(frame.getFileName())).map((frame) => `    at ${String(frame)}`),
    ].join('\n');
}
