/** The demo page, and the name of the meta element that holds its settings (`pages/demo/settings.ts`). */
export const demoPage = { entry: 'demo.html', metaName: 'doorstep-demo' } as const;
