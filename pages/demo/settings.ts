import { z } from 'zod/mini';

const demoSettings = z.discriminatedUnion('backend', [
  z.strictObject({
    backend: z.literal('fake'),
    /** URL of the service's state. The demo's server stores this state for all browsers. */
    stateUrl: z.string(),
  }),
  z.strictObject({
    backend: z.literal('emulator'),
    emulatorUrl: z.url(),
    apiKey: z.string(),
    mailsUrl: z.string(),
  }),
]);

/** Settings of the demo's service. The demo's server writes them as JSON into `<meta name="doorstep-demo">`. */
export type DemoSettings = z.infer<typeof demoSettings>;
export type InMemorySettings = Extract<DemoSettings, { backend: 'fake' }>;
export type EmulatorSettings = Extract<DemoSettings, { backend: 'emulator' }>;

/**
 * Reads the settings of the demo. Throws an `Error` if the page has no settings, and a `ZodError` if the settings are
 * invalid.
 */
export function readDemoSettings(page: Document): DemoSettings {
  const content = page.querySelector('meta[name="doorstep-demo"]')?.getAttribute('content');
  if (content == null) throw new Error('expected <meta name="doorstep-demo"> from the demo’s server, saw none');
  return demoSettings.parse(JSON.parse(content));
}
