/** The page that knows of fakes, emulators and outboxes, and the name of what tells it which (`pages/demo/settings.ts`). */
export const demoPage = { entry: 'demo.html', metaName: 'doorstep-demo' } as const;
