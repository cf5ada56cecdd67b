export default defineNuxtConfig({
  compatibilityDate: '2026-11-01',
  vue: { compilerOptions: { isCustomElement: (tag) => tag === 'doorstep-sign-in' } },
  typescript: { tsConfig: { vueCompilerOptions: { strictTemplates: true } } },
});
