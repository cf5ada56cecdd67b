import { z } from 'zod/mini';

const demoSettings = z.discriminatedUnion('backend', [
  z.strictObject({
    backend: z.literal('fake'),
    /** Keeps the state of the service for all browsers. */
    stateUrl: z.string(),
  }),
  z.strictObject({
    backend: z.literal('emulator'),
    emulatorUrl: z.url(),
    /** Chooses the emulator's project. */
    apiKey: z.string(),
    /** Answers the mails that were "sent", as JSON, newest first. */
    mailsUrl: z.string(),
  }),
]);

/** Which identity service the demo is on, as its server says in `<meta name="doorstep-demo">`. */
export type DemoSettings = z.infer<typeof demoSettings>;
export type FakeSettings = Extract<DemoSettings, { backend: 'fake' }>;
export type EmulatorSettings = Extract<DemoSettings, { backend: 'emulator' }>;

/** @throws where the page carries no settings, or wrong ones */
export function readDemoSettings(page: Document): DemoSettings {
  const content = page.querySelector('meta[name="doorstep-demo"]')?.getAttribute('content');
  if (content == null) throw new Error('expected <meta name="doorstep-demo"> from the demo’s server, saw none');
  return demoSettings.parse(JSON.parse(content));
}
