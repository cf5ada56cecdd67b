/**
 * Returns a file of an example as an app has it: with a placeholder for the Firebase configuration, without the
 * emulator and without the code for the example's test. The guides and `doorstep-auth init` show this code.
 */
export function toAppFile(text: string): string {
  return withoutTestCode(text)
    .replace('connectAuthEmulator, ', '')
    .replace(/^ *(?:connectAuthEmulator\(|\/\/ For your project: ).*\n/gm, '')
    .replace("{ apiKey: 'demo-api-key', authDomain: 'localhost' }", "{ apiKey: '…', authDomain: '…' }");
}

/** Returns a file of an example without the code for the example's test. The app still uses the emulator. */
export function withoutTestCode(text: string): string {
  return text
    .replace(/\n *\/\/ The test of this example .*\n.*Object\.assign\(.*\n/, '')
    .replaceAll('https://cdn.jsdelivr.net/npm/doorstep-auth@0.1.0/', '/doorstep-auth/');
}
