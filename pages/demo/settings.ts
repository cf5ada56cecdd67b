import { z } from 'zod/mini';

const demoSettings = z.discriminatedUnion('backend', [
  z.strictObject({
    backend: z.literal('fake'),
    /** URL of the server's copy of the service's state, which all browsers share. */
    stateUrl: z.string(),
  }),
  z.strictObject({
    backend: z.literal('emulator'),
    emulatorUrl: z.url(),
    /** Selects the emulator's project: the emulator has a separate one for each key. */
    apiKey: z.string(),
    /** URL that returns the outbox items as JSON, newest first. */
    mailsUrl: z.string(),
  }),
]);

/** The service of the demo, which its server writes as JSON into `<meta name="doorstep-demo">`. */
export type DemoSettings = z.infer<typeof demoSettings>;
export type FakeSettings = Extract<DemoSettings, { backend: 'fake' }>;
export type EmulatorSettings = Extract<DemoSettings, { backend: 'emulator' }>;

/** @throws Error if the page has no settings, or a `ZodError` if they are invalid */
export function readDemoSettings(page: Document): DemoSettings {
  const content = page.querySelector('meta[name="doorstep-demo"]')?.getAttribute('content');
  if (content == null) throw new Error('expected <meta name="doorstep-demo"> from the demo’s server, saw none');
  return demoSettings.parse(JSON.parse(content));
}
