import { z } from 'zod/mini';
import type { Appearance } from '../../src/renderers/react/index.ts';

/** Maps the name of each ready theme's style sheet to the name that the demo shows (docs/theming.md). */
export const readyThemes = {
  none: 'Doorstep',
  mono: 'Mono',
  soft: 'Soft',
  shadcn: 'shadcn/ui',
  bootstrap: 'Bootstrap',
  mui: 'MUI',
  material: 'Material',
} as const;
export type ReadyTheme = keyof typeof readyThemes;

/** Maps the name of a font in the theme panel to a value of `--doorstep-font`. Null selects the theme's own font. */
export const fonts = {
  System: null,
  Serif: 'Georgia, serif',
  Wide: 'Verdana, sans-serif',
  Monospace: 'ui-monospace, monospace',
} as const;
export type FontName = keyof typeof fonts;

export const colorSchemes = ['auto', 'light', 'dark'] as const;

const themeSchema = z.object({
  ready: z.enum(Object.keys(readyThemes) as [ReadyTheme, ...ReadyTheme[]]),
  /** Colour as `#rrggbb`; null is the theme's own accent. */
  accent: z.nullable(z.string().check(z.regex(/^#[0-9a-f]{6}$/))),
  /** Radius of the corners, in pixels; null is the theme's own radius. */
  radius: z.nullable(z.number().check(z.minimum(0), z.maximum(24))),
  font: z.enum(Object.keys(fonts) as [FontName, ...FontName[]]),
  colorScheme: z.enum(colorSchemes),
  /** Whether the logo and the name are above the card. */
  hasBrand: z.boolean(),
  hasNeutralButtons: z.boolean(),
  /** Whether two or more providers are shown as a row of icons. */
  hasIcons: z.boolean(),
  /** Whether the email field is on the first screen. */
  isInline: z.boolean(),
  /** Whether a badge marks the sign-in option that was used last. */
  hasLastUsed: z.boolean(),
  /** Whether the widget shows our recommended, friendlier texts when it is in English. */
  hasFriendlyTexts: z.boolean(),
});

/** The look that the visitor has chosen for the widget. */
export type Theme = z.infer<typeof themeSchema>;

export const defaultTheme: Theme = {
  ready: 'none',
  accent: null,
  radius: null,
  font: 'System',
  colorScheme: 'auto',
  hasBrand: false,
  hasNeutralButtons: false,
  hasIcons: false,
  isInline: false,
  hasLastUsed: false,
  hasFriendlyTexts: false,
};

/**
 * Adapts the theme to a newly selected configuration. Resets the values in `previous` to their defaults, and then sets
 * the values in `next`.
 *
 * @param previous the look of the configuration that was selected before
 * @param next the look of the newly selected configuration
 */
export function replaceLook(theme: Theme, previous: Partial<Theme> = {}, next: Partial<Theme> = {}): Theme {
  const defaults = Object.entries(defaultTheme).filter(([key]) => Object.hasOwn(previous, key));
  return { ...theme, ...(Object.fromEntries(defaults) as Partial<Theme>), ...next };
}

/** Reads a theme from its JSON. Returns the default theme for a missing or invalid text. */
export function parseTheme(text: string | null): Theme {
  try {
    return themeSchema.parse(JSON.parse(text ?? ''));
  } catch {
    return defaultTheme;
  }
}

/** Returns the CSS custom properties for the values that differ from the default theme. */
export function listCustomProperties({
  accent,
  radius,
  font,
}: Theme): Readonly<Record<`--doorstep-${string}`, string>> {
  const fontFamily = fonts[font];
  return {
    ...(accent !== null && { '--doorstep-accent': accent }),
    ...(radius !== null && { '--doorstep-radius': `${radius}px` }),
    ...(fontFamily !== null && { '--doorstep-font': fontFamily }),
  };
}

/** Returns the prop `appearance` of `<SignIn>`. */
export function toAppearance({
  colorScheme,
  hasBrand,
  hasNeutralButtons,
  hasIcons,
  isInline,
  hasLastUsed,
}: Theme): Appearance {
  return {
    ...(hasBrand && { logo: '/favicon.svg', siteName: 'Doorstep' }),
    ...(colorScheme !== 'auto' && { colorScheme }),
    ...(hasNeutralButtons && { providerButtons: 'neutral' }),
    ...(hasIcons && { providerButtons: 'icons' }),
    ...(isInline && { layout: 'inline' }),
    ...(hasLastUsed && { lastUsed: true }),
  };
}

/**
 * Returns the code (JSX) that draws the widget with this theme.
 *
 * @param language tag of the language, such as `de`
 */
export function writeComponent(theme: Theme, language: string): string {
  const appearance = Object.entries(toAppearance(theme)).map(
    ([key, value]) => `${key}: ${typeof value === 'string' ? `'${value}'` : String(value)}`,
  );
  const isPackaged = language !== 'en' && language !== 'en-XA';
  const options = [
    ...(appearance.length > 1 ? ['appearance={{', ...appearance.map((each) => `  ${each},`), '}}'] : []),
    ...(appearance.length === 1 ? [`appearance={{ ${appearance[0]} }}`] : []),
    ...(isPackaged ? [`locale={() => import('doorstep-auth/locales/${language}')}`] : []),
    ...(theme.hasFriendlyTexts ? ['messages={recommendedMessages}'] : []),
    ...(hasCustomProperties(theme) ? ['className="sign-in"'] : []),
  ];
  return ['<SignIn', '  backend={backend}', '  config={config}', ...options.map((option) => `  ${option}`), '/>'].join(
    '\n',
  );
}

/** Returns the lines that import the style sheets and, if the theme uses friendly texts, `recommendedMessages`. */
export const writeImports = ({ ready, hasFriendlyTexts }: Theme): string =>
  [
    ...(hasFriendlyTexts ? [`import { recommendedMessages } from 'doorstep-auth/recommended';`] : []),
    ...['style.css', ...(ready === 'none' ? [] : [`themes/${ready}.css`])].map(
      (file) => `import 'doorstep-auth/${file}';`,
    ),
  ].join('\n');

/** Returns the style sheet for this theme; null if the theme needs none. */
export function writeStyles(theme: Theme): string | null {
  if (!hasCustomProperties(theme)) return null;
  const declarations = Object.entries(listCustomProperties(theme)).map(([name, value]) => `  ${name}: ${value};`);
  return ['.sign-in {', ...declarations, '}'].join('\n');
}

const hasCustomProperties = (theme: Theme): boolean => Object.keys(listCustomProperties(theme)).length > 0;
